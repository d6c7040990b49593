import { useLayoutEffect, useRef } from 'react';

/** A place that takes the focus when one of its rows is gone together with what had it: keys go on from there, not from the page's top. */
export function useKeptFocus<Place extends HTMLElement>(rows: number) {
  const place = useRef<Place>(null);
  const before = useRef(rows);
  const gone = useRef(false);
  // After every rendering: the row may be gone before the dialog that removed it, which then has nothing to give the focus back to.
  useLayoutEffect(() => {
    gone.current ||= rows < before.current;
    before.current = rows;
    const focused = document.activeElement;
    if (!gone.current || focused?.closest('dialog')) return;
    gone.current = false;
    if (focused === null || focused === document.body) place.current?.focus({ preventScroll: true });
  });
  return place;
}
