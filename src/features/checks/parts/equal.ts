import type { StoredPart } from './store.ts';

type Asked = Pick<StoredPart, 'guest' | 'split' | 'status' | 'askedAt'>;

/**
 * How many of those who divide a bill in equal parts have theirs already, as whoever asks sees it: what is left is divided among the others.
 * Each phone has one part of a round; who divides once more, of what was ordered since, begins another.
 */
export function equalPartsTaken(parts: readonly Asked[], guest: string | null): number {
  let round = new Set<string>();
  const equal = parts.filter(({ split, status }) => split === 'people' && status !== 'withdrawn');
  for (const part of equal.toSorted((a, b) => Date.parse(a.askedAt) - Date.parse(b.askedAt))) {
    if (round.has(part.guest)) round = new Set();
    round.add(part.guest);
  }
  return guest !== null && round.has(guest) ? 0 : round.size;
}
