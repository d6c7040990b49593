const keys = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Which key works which ticket. A ticket keeps its key for as long as it hangs, so that nobody presses the number of the one that took
 * its place; a key that is given up goes to the oldest that has none.
 */
export function keysOf(before: ReadonlyMap<string, number>, tickets: readonly string[]): Map<string, number> {
  const kept = new Map(tickets.flatMap((ticket) => (before.has(ticket) ? [[ticket, before.get(ticket) ?? 0]] : [])));
  const taken = new Set(kept.values());
  const free = keys.filter((key) => !taken.has(key));
  for (const ticket of tickets) {
    const key = kept.has(ticket) ? undefined : free.shift();
    if (key !== undefined) kept.set(ticket, key);
  }
  return kept;
}
