import { type RefCallback, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Part } from '../layout/flow.ts';
import { type Frame, frameOf, keepsColumns, sizesOf, type WallScreen } from '../layout/frame.ts';
import type { Columns } from '../layout/hang.ts';
import { fitsAt, hasRoomAt, type Layout, layOut, type Placed } from '../layout/lay-out.ts';
import { useScreen } from './use-screen.ts';
import { useTicketSizes } from './use-ticket-sizes.ts';

/** What there is to know of a ticket before it is hung. */
export interface Placing {
  fixed: (key: string) => boolean;
  rushed: (key: string) => boolean;
  pinned: (key: string) => boolean;
}

export interface WallLayout {
  wall: RefObject<HTMLElement | null>;
  follow: RefCallback<HTMLElement>;
  /** Null until the screen has been measured. */
  frame: Frame | null;
  columns: Columns;
  /** What does not hang whole, by its name in the columns. */
  parts: ReadonlyMap<string, Part>;
  /** By its name in the columns; 0 where it is not known yet. */
  heightOf: (name: string) => number;
  /** How high the shown lines of a ticket's part are together. */
  linesHeightOf: (part: Part) => number;
  /** Drawn out of sight, to learn how high they are. */
  unmeasured: readonly string[];
  /** Drawn folded out of sight, to learn how high that is. */
  folding: readonly string[];
}

/** By what name the height of a ticket's folded form is kept. */
export const foldedName = (key: string): string => `${key} folded`;

const nothing: Layout = { columns: [], parts: new Map(), fits: true, still: true };

/**
 * Measures the wall and its tickets, and says what hangs where and how large: as large as may be, and by steps smaller until everything is
 * in sight.
 */
export function useLayout(keys: readonly string[], placing: Placing, density: string): WallLayout {
  const wall = useRef<HTMLElement>(null);
  const screen = useScreen(wall, density);
  const [chosen, setStep] = useState(0);
  const fits = useMemo(() => (screen ? sizesOf(screen) : []), [screen]);
  const step = Math.min(chosen, Math.max(0, fits.length - 1));
  const frame = useMemo(() => (screen ? frameOf(screen, fits[step] ?? 1) : null), [screen, fits, step]);
  const [hung, setHung] = useState<{ columns: Columns; frame: Frame | null }>({ columns: [], frame: null });
  const smallest = step === fits.length - 1;
  const folding = frame && frame.inView > 1 && smallest ? keys.filter(placing.pinned) : [];
  const { follow, sizes, sizedAt } = useTicketSizes(wall, frame, [...keys, ...folding.map(foldedName)]);

  const placed = keys.flatMap((key): Placed[] => {
    const size = sizes.get(key);
    const { fixed, rushed, pinned } = placing;
    const folded = sizes.get(foldedName(key))?.height ?? 0;
    return size ? [{ key, size, fixed: fixed(key), rushed: rushed(key), pinned: pinned(key), folded }] : [];
  });
  const before = frame && keepsColumns(hung.frame, frame) ? hung.columns : [];
  const { columns, parts, fits: allInSight, still } = frame ? layOut(before, placed, frame, smallest) : nothing;
  const places = still ? columns : [];
  if (frame && (hung.frame !== frame || !same(hung.columns, places))) setHung({ columns: places, frame });
  // Of a ticket that is folded nothing is seen that could be measured.
  const isFolded = (key: string) => ['folded', 'strip'].includes(parts.get(key)?.place ?? '');
  const unmeasured = frame ? keys.filter((key) => !sizes.has(key) || isFolded(key)) : [];

  const tried = useRef({ keys: '', screen, steps: new Set<number>() });
  useLayoutEffect(() => {
    if (!frame || !screen || sizedAt !== frame || placed.length < keys.length) return;
    const now = keys.join();
    if (tried.current.keys !== now || tried.current.screen !== screen)
      tried.current = { keys: now, screen, steps: new Set() };
    const larger = fits[step - 1];
    if (!allInSight) {
      if (!smallest) setStep(smaller(step, fits, frame, screen, placed));
    } else if (larger !== undefined && !tried.current.steps.has(step - 1)) {
      tried.current.steps.add(step - 1);
      if (hasRoomAt(placed, frameOf(screen, larger), larger / frame.fit)) setStep(step - 1);
    }
  });

  const heightOf = (name: string) => parts.get(name)?.height ?? sizes.get(name)?.height ?? 0;
  const linesHeightOf = ({ key, from, to }: Part) =>
    (sizes.get(key)?.lines ?? []).slice(from, to).reduce((sum, line) => sum + line, 0);
  return { wall, follow, frame, columns, parts, heightOf, linesHeightOf, unmeasured, folding };
}

/** The next size at which everything is likely to be in sight: what is measured there decides. */
function smaller(
  step: number,
  fits: readonly number[],
  frame: Frame,
  screen: WallScreen,
  placed: readonly Placed[],
): number {
  const last = fits.length - 1;
  for (let next = step + 1; next < last; next += 1) {
    const fit = fits[next] ?? 1;
    if (fitsAt(placed, frameOf(screen, fit), fit / frame.fit)) return next;
  }
  return last;
}

function same(a: Columns, b: Columns): boolean {
  return a.length === b.length && a.every((column, at) => column.join() === b[at]?.join());
}
