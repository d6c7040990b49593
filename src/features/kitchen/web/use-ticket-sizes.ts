import { type RefCallback, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TicketSize } from '../layout/flow.ts';
import type { Frame } from '../layout/frame.ts';
import { measureTicket, sameSize } from './measure-ticket.ts';

const measured = '[data-ticket], [data-folded]';

type Sizes = ReadonlyMap<string, TicketSize>;

export interface TicketSizes {
  /** For the element of each ticket, which names it as `data-ticket`, or its folded form as `data-folded`: its height is followed from then on. */
  follow: RefCallback<HTMLElement>;
  sizes: Sizes;
  /** Under which frame they were measured: under another they are about to change. */
  sizedAt: Frame | null;
}

/** How high the wall's tickets are, measured before they are painted and whenever one of them grows. */
export function useTicketSizes(
  wall: RefObject<HTMLElement | null>,
  frame: Frame | null,
  keys: readonly string[],
): TicketSizes {
  const [{ sizes, sizedAt }, setSized] = useState<Pick<TicketSizes, 'sizes' | 'sizedAt'>>({
    sizes: new Map(),
    sizedAt: null,
  });
  const observer = useRef<ResizeObserver | null>(null);

  const note = useCallback((tickets: Iterable<HTMLElement>) => {
    const read = readSizes(tickets);
    setSized((before) => {
      const news = read.filter(([key, size]) => !sameSize(before.sizes.get(key), size));
      return news.length === 0 ? before : { ...before, sizes: new Map([...before.sizes, ...news]) };
    });
  }, []);

  const follow = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      observer.current ??= new ResizeObserver((entries) =>
        note(new Set(entries.flatMap(({ target }) => target.closest<HTMLElement>(measured) ?? []))),
      );
      // Also its lines: those that hang elsewhere grow unseen.
      const followed = [element, ...element.querySelectorAll('.k-lines > ul')];
      for (const each of followed) observer.current.observe(each);
      return () => {
        for (const each of followed) observer.current?.unobserve(each);
      };
    },
    [note],
  );
  useEffect(() => () => observer.current?.disconnect(), []);

  // Another wall, or letters that have arrived, make tickets higher or lower: they are laid out by what they are then, not by what they were.
  useLayoutEffect(() => {
    const read = readSizes(wall.current?.querySelectorAll<HTMLElement>(measured) ?? []);
    setSized(({ sizes }) => ({ sizes: new Map([...sizes, ...read]), sizedAt: frame }));
  }, [wall, frame]);

  // Before they are painted: what has just come hangs at its place from its first moment.
  const missing = frame ? keys.filter((key) => !sizes.has(key)).join() : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is out of sight has to be measured, whichever it is
  useLayoutEffect(() => {
    note(wall.current?.querySelectorAll<HTMLElement>('.is-measuring > *') ?? []);
  }, [missing]);
  return { follow, sizes, sizedAt };
}

const readSizes = (tickets: Iterable<HTMLElement>) =>
  [...tickets]
    .map((ticket) => [ticket.dataset.ticket ?? ticket.dataset.folded ?? '', measureTicket(ticket)] as const)
    .filter(([, { height }]) => height > 0);
