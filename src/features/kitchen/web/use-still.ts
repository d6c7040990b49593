import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Columns } from '../layout/hang.ts';
import { movedOf, placesOf } from '../layout/still.ts';

/** For so long a finger may still mean what hung there before. */
const settleMs = 500;

/**
 * A touch of a ticket that has only just come under the finger does nothing: it was meant for another. Keys name a ticket by its number
 * and not by its place, so they always work.
 */
export function useStill(
  wall: RefObject<HTMLElement | null>,
  columns: Columns,
  heightOf: (key: string) => number,
): void {
  const places = useRef<ReadonlyMap<string, string>>(new Map());
  const movedAt = useRef(new Map<string, number>());
  // The first time there is nothing to compare with, and afterwards whatever was drawn may have moved something.
  useLayoutEffect(() => {
    const now = placesOf(columns, heightOf);
    for (const key of movedOf(places.current, now)) movedAt.current.set(key, performance.now());
    for (const key of movedAt.current.keys()) if (!now.has(key)) movedAt.current.delete(key);
    places.current = now;
  });

  useEffect(() => {
    const element = wall.current;
    if (!element) return;
    let refused = false;
    const press = (event: PointerEvent) => {
      const ticket = event.target instanceof Element && event.target.closest<HTMLElement>('[data-ticket], [data-part]');
      const moved = ticket ? movedAt.current.get(ticket.dataset.part ?? ticket.dataset.ticket ?? '') : undefined;
      refused = moved !== undefined && performance.now() - moved < settleMs;
      if (refused) event.stopPropagation();
    };
    const click = (event: MouseEvent) => {
      if (refused && event.detail > 0) event.stopPropagation();
    };
    element.addEventListener('pointerdown', press, true);
    element.addEventListener('click', click, true);
    return () => {
      element.removeEventListener('pointerdown', press, true);
      element.removeEventListener('click', click, true);
    };
  }, [wall]);
}
