import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Follows a row that may be scrolled: its `data-more` names the sides on which something of it is out of view. */
export function useMoreBeside(): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const left = element.scrollLeft > 1;
      const right = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
      element.dataset.more = [left && 'left', right && 'right'].filter(Boolean).join(' ');
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    // What stands in it may grow, as a count of what is late.
    const observer = new ResizeObserver(look);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  });
  return row;
}
