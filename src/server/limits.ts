import type { Limits } from '#database/caller.ts';

interface Bucket {
  tokens: number;
  at: number;
}

interface Budget {
  /** How many at once. */
  burst: number;
  /** How long until the whole budget is back, in milliseconds. */
  refillMs: number;
}

const maxKeys = 100_000;

/** Token buckets in memory, for what needs no memory beyond a restart. Sign-in keeps its own count in the database. */
export function createLimits(
  budgets: Record<Parameters<Limits['take']>[0], Budget>,
  now: () => number = Date.now,
): Limits {
  const buckets = new Map<string, Bucket>();
  return {
    take(name, key) {
      const { burst, refillMs } = budgets[name];
      const id = `${name} ${key}`;
      const at = now();
      const found = buckets.get(id);
      const tokens = found ? Math.min(burst, found.tokens + ((at - found.at) / refillMs) * burst) : burst;
      // Reinserted, so that the oldest key is the first of the map and goes when there are too many.
      buckets.delete(id);
      const oldest = buckets.keys().next().value;
      if (oldest !== undefined && buckets.size >= maxKeys) buckets.delete(oldest);
      buckets.set(id, { tokens: tokens >= 1 ? tokens - 1 : tokens, at });
      return tokens >= 1;
    },
    giveBack(name, key) {
      const bucket = buckets.get(`${name} ${key}`);
      if (bucket) bucket.tokens = Math.min(budgets[name].burst, bucket.tokens + 1);
    },
  };
}
