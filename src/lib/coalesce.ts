export type Coalesce<Result> = (key: string, run: () => Promise<Result>) => Promise<Result>;

/**
 * One run of a key at a time. Whoever asks while one runs shares the run that begins after it: what the first has read may be older than what
 * they know of.
 */
export function coalescing<Result>(): Coalesce<Result> {
  const running = new Map<string, Promise<Result>>();
  const waiting = new Map<string, Promise<Result>>();
  const begin: Coalesce<Result> = (key, run) => {
    const begun = run().finally(() => running.delete(key));
    running.set(key, begun);
    return begun;
  };
  return (key, run) => {
    const current = running.get(key);
    const shared = waiting.get(key);
    if (shared || !current) return shared ?? begin(key, run);
    const next = current
      .catch(() => undefined)
      .then(() => {
        waiting.delete(key);
        return begin(key, run);
      });
    waiting.set(key, next);
    return next;
  };
}
