import type { Budget, Limits } from '#features/caller.ts';

interface Bucket {
  tokens: number;
  at: number;
}

export interface Allowance {
  /** How many at once. */
  burst: number;
  /** How long until the whole budget is back, in milliseconds. */
  refillMs: number;
}

const maxKeys = 100_000;

/** The first key walks over all that were taken out before it: only for who has to make room. */
function forgetOldest(buckets: Map<string, Bucket>): void {
  const oldest = buckets.keys().next().value;
  if (oldest !== undefined) buckets.delete(oldest);
}

/** Token buckets in memory, for what needs no memory beyond a restart. Sign-in keeps its own count in the database. */
export function createLimits(
  allowances: Record<Budget, Allowance>,
  now: () => number = Date.now,
  keysOfEach = maxKeys,
): Limits {
  // One memory for each kind: whoever fills that of one makes none of another forget who has used up what.
  const kinds = new Map<Budget, Map<string, Bucket>>();
  const bucketsOf = (name: Budget) => {
    const buckets = kinds.get(name) ?? new Map<string, Bucket>();
    kinds.set(name, buckets);
    return buckets;
  };
  return {
    take(name, key) {
      const { burst, refillMs } = allowances[name];
      const buckets = bucketsOf(name);
      const at = now();
      const found = buckets.get(key);
      const tokens = found ? Math.min(burst, found.tokens + ((at - found.at) / refillMs) * burst) : burst;
      const left = tokens >= 1 ? tokens - 1 : tokens;
      if (found && buckets.size < keysOfEach / 2) {
        found.tokens = left;
        found.at = at;
      } else {
        // Reinserted, so that the oldest key is the first of the map and goes when there are too many.
        buckets.delete(key);
        if (buckets.size >= keysOfEach) forgetOldest(buckets);
        buckets.set(key, { tokens: left, at });
      }
      return tokens >= 1;
    },
    giveBack(name, key) {
      const bucket = bucketsOf(name).get(key);
      if (bucket) bucket.tokens = Math.min(allowances[name].burst, bucket.tokens + 1);
    },
  };
}
