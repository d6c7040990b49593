import { keptIn } from '#client/kept.ts';

const listeners = new Set<() => void>();
const tab = keptIn(() => sessionStorage);
const nameOf = (slug: string) => `table-moved:${slug}`;

/** The table that their bill is at by now, and the one that was put together with it. */
export interface SeenMove {
  number: number;
  togetherWith: number | null;
}

/** Where their bill went, until they have seen it; what it is kept as, which is the same as long as it is the same. */
export function movedHere(slug: string): string | null {
  return tab.read(nameOf(slug));
}

export function moveOf(kept: string): SeenMove {
  const [number, together] = kept.split('+');
  return { number: Number(number), togetherWith: together ? Number(together) : null };
}

/** Null once they have seen it, or once it is over. */
export function keepMove(slug: string, move: SeenMove | null): void {
  tab.keep(nameOf(slug), move && [move.number, ...(move.togetherWith === null ? [] : [move.togetherWith])].join('+'));
  for (const listener of listeners) listener();
}

export function watchMoves(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
