import { keptIn } from '#client/kept.ts';

const listeners = new Set<() => void>();
const tab = keptIn(() => sessionStorage);
const nameOf = (slug: string) => `table-moved:${slug}`;

/** The table that their bill was moved to, until they have seen it. */
export function movedHere(slug: string): number | null {
  const kept = tab.read(nameOf(slug));
  return kept === null ? null : Number(kept);
}

/** Null once they have seen it, or once it is over. */
export function keepMove(slug: string, number: number | null): void {
  tab.keep(nameOf(slug), number === null ? null : String(number));
  for (const listener of listeners) listener();
}

export function watchMoves(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
