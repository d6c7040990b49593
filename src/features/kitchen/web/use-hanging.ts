import { type RefCallback, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Folded, foldedHeight, foldedIn, leastHeight, type Room, type Staying, type TicketSize } from '../cut.ts';
import { type Columns, hang, type Slot } from '../slots.ts';
import { measureTicket, sameSize } from './measure-ticket.ts';

/** What a column needs at least, at the size in which tickets are drawn by default; what keeps columns apart, and the wall's edge free. */
const columnUnits = 250;
const gapUnits = 9;
/** What a finger needs. */
const targetPx = 44;

interface Measured {
  /** The columns that are seen at once, how wide each is, and what room it has; null until the screen has been measured. */
  frame: ({ inView: number; width: number } & Room) | null;
  sizes: ReadonlyMap<string, TicketSize>;
}

export interface Cut {
  /** From 0, with spaces between: as a text, what was drawn of it is not drawn anew. */
  folded: string;
  height: number;
}

/** What there is to know of a ticket before it is hung. */
export interface Told {
  fixed: (key: string) => boolean;
  rushed: (key: string) => boolean;
  staying: (key: string) => readonly Staying[];
}

export interface Hanging {
  wall: RefObject<HTMLElement | null>;
  /** For the element of each ticket, which names it as `data-ticket`: its height is followed from then on. */
  follow: RefCallback<HTMLElement>;
  heightOf: (key: string) => number;
  /** Of tickets that have no room for all of their lines: which are folded, and how high the others are. */
  cutOf: (key: string) => Cut | null;
  frame: Measured['frame'];
  columns: Columns;
  /** Drawn out of sight, to learn how high they are. */
  unmeasured: readonly string[];
}

const nothing: TicketSize = { height: 0, lines: [] };

/** Measures the wall and its tickets, and says in which column each hangs. */
export function useHanging(keys: readonly string[], { fixed, rushed, staying }: Told, drawnAt: string): Hanging {
  const wall = useRef<HTMLElement>(null);
  const [{ frame, sizes }, setMeasured] = useState<Measured>({ frame: null, sizes: new Map() });
  const [hung, setHung] = useState<{ columns: Columns; frame: Measured['frame'] }>({ columns: [], frame: null });
  const observer = useRef<ResizeObserver | null>(null);

  const note = useCallback((tickets: Iterable<HTMLElement>) => {
    const read = readSizes(tickets);
    setMeasured((before) => {
      const news = read.filter(([key, size]) => !sameSize(before.sizes.get(key), size));
      return news.length === 0 ? before : { ...before, sizes: new Map([...before.sizes, ...news]) };
    });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another density makes another frame of the same screen
  useLayoutEffect(() => {
    const element = wall.current;
    if (!element) return;
    const measure = () =>
      setMeasured((before) => {
        const frame = frameOf(element);
        return JSON.stringify(frame) === JSON.stringify(before.frame) ? before : { ...before, frame };
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [drawnAt]);

  const follow = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      observer.current ??= new ResizeObserver((entries) =>
        note(new Set(entries.flatMap(({ target }) => target.closest<HTMLElement>('[data-ticket]') ?? []))),
      );
      // Also its lines: of a ticket that is folded they may grow unseen.
      const followed = [element, ...element.querySelectorAll('.k-lines > ul')];
      for (const each of followed) observer.current.observe(each);
      return () => {
        for (const each of followed) observer.current?.unobserve(each);
      };
    },
    [note],
  );
  useEffect(() => () => observer.current?.disconnect(), []);

  const [lettered, setLettered] = useState(false);
  useEffect(() => {
    void document.fonts.ready.then(() => setLettered(true));
  }, []);
  // Another wall, or the letters that have arrived, make tickets higher or lower: they hang anew by what they are then, not by what they were.
  // It is another frame from then on, so that nothing keeps the place that it got by its old height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame of the same size is the same wall, and other letters are other heights
  useLayoutEffect(() => {
    const read = readSizes(wall.current?.querySelectorAll<HTMLElement>('[data-ticket]') ?? []);
    setMeasured(({ frame, sizes }) => ({ frame: frame && { ...frame }, sizes: new Map([...sizes, ...read]) }));
  }, [JSON.stringify(frame), lettered]);

  const measured = keys.filter((key) => sizes.has(key));
  const unmeasured = frame ? keys.filter((key) => !sizes.has(key)) : [];
  // Before they are painted: what has just come hangs at its place from its first moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is out of sight has to be measured, whichever it is
  useLayoutEffect(() => {
    note(wall.current?.querySelectorAll<HTMLElement>('.is-measuring [data-ticket]') ?? []);
  }, [unmeasured.join()]);

  const slots = measured.map((key): Slot => {
    const size = sizes.get(key) ?? nothing;
    const least = () => (frame ? leastHeight(size, frame) : 0);
    return { key, height: size.height, fixed: fixed(key), rushed: rushed(key), least };
  });
  const columns = frame ? hang(hung.frame === frame ? hung.columns : [], slots, frame) : [];
  if (frame && (hung.frame !== frame || !same(hung.columns, columns))) setHung({ columns, frame });
  const folds = new Map<string, Folded>(
    frame ? columns.flatMap((column) => [...foldedIn(column, sizes, staying, frame)]) : [],
  );
  const heightOf = (key: string) => {
    const size = sizes.get(key);
    return size && frame ? foldedHeight(size, folds.get(key), frame) : 0;
  };
  const cutOf: Hanging['cutOf'] = (key) => {
    const folded = folds.get(key);
    const size = sizes.get(key);
    if (!folded || !size || !frame) return null;
    const height = size.lines.reduce((sum, line, at) => sum + (folded.has(at) ? 0 : line), 0);
    return { folded: [...folded].join(' '), height };
  };
  return { wall, follow, heightOf, cutOf, frame, columns, unmeasured };
}

const readSizes = (tickets: Iterable<HTMLElement>) =>
  [...tickets]
    .map((ticket) => [ticket.dataset.ticket ?? '', measureTicket(ticket)] as const)
    .filter(([, { height }]) => height > 0);

function frameOf(element: HTMLElement): Measured['frame'] {
  const style = getComputedStyle(element);
  const scale = Number.parseFloat(style.getPropertyValue('--scale')) || 1;
  const gap = Number.parseFloat(style.columnGap) || gapUnits * scale;
  const padding = Number.parseFloat(style.paddingLeft);
  const room = element.clientWidth - 2 * padding;
  // Smaller tickets need less: whoever chooses them wants more of them in sight.
  const density = Math.min(1, Number.parseFloat(style.getPropertyValue('--density')) || 1);
  const inView = Math.max(1, Math.floor((room + gapUnits * scale) / (columnUnits * scale * density)));
  const width = Math.floor((room - gap * (inView - 1)) / inView);
  // A phone has one column, which goes on below.
  const height = inView === 1 ? Number.POSITIVE_INFINITY : element.clientHeight - 2 * padding;
  const mark = Math.ceil(Math.max(targetPx, (targetPx * gap) / gapUnits));
  return { inView, width, height, gap, mark };
}

function same(a: Columns, b: Columns): boolean {
  return a.length === b.length && a.every((column, at) => column.join() === b[at]?.join());
}
