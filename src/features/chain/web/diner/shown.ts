import type { Entry } from '../../check-chain.ts';

/** Presses that belong together: whoever counts people presses once for each. */
const togetherMs = 120_000;

/**
 * The entries as they are read: a count that the same person put right within a short time is told once, as it came to be. Not one that
 * something is wrong with.
 */
export function shownEntries<Each extends Entry>(entries: readonly Each[], broken: ReadonlySet<number | null>): Each[] {
  return entries.filter((entry, at) => {
    const next = entries[at + 1];
    if (entry.kind !== 'people' || next?.kind !== 'people' || broken.has(entry.n) || broken.has(next.n)) return true;
    return entry.by !== next.by || Date.parse(next.at) - Date.parse(entry.at) > togetherMs;
  });
}
