const keys = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Which key works which of the tickets that are seen. `tickets`: the nine first of them have one, whatever has none yet the lowest that is free; a
 * ticket keeps its key while it is among them. `before`: the keys that tickets had, those that were seen last first. `held`: somebody presses keys
 * just now, so that no number moves to another ticket.
 */
export function keysOf(
  before: ReadonlyMap<string, number>,
  tickets: readonly string[],
  held = false,
): Map<string, number> {
  const first = new Set(held ? tickets : tickets.slice(0, keys.length));
  const numbers = new Map<string, number>();
  const taken = new Set<number>();
  for (const [ticket, key] of before) {
    if (!first.has(ticket) || taken.has(key)) continue;
    numbers.set(ticket, key);
    taken.add(key);
  }
  const had = new Set(held ? before.values() : []);
  const free = keys.filter((key) => !taken.has(key) && !had.has(key));
  for (const ticket of first) {
    const key = numbers.has(ticket) ? undefined : free.shift();
    if (key !== undefined) numbers.set(ticket, key);
  }
  return numbers;
}
