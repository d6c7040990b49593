import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What the arrow at a side takes of the row. */
const arrowPx = 32;

/**
 * Follows a row that may be scrolled: its `data-more` names the sides on which something of it is out of view, and `data-cut` what would be
 * seen only in part while another is seen whole. `data-warns` names the sides on which something hidden has a `data-warning`. What is current comes
 * into view.
 */
export function useMoreBeside<Row extends HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const current = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const left = element.scrollLeft > 1;
      const right = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
      element.dataset.more = [left && 'left', right && 'right'].filter(Boolean).join(' ');
      const { left: from, right: to } = element.getBoundingClientRect();
      const start = from + (left ? arrowPx : 0) - 1;
      const end = to - (right ? arrowPx : 0) + 1;
      const boxes = [...element.children].map((each) => ({ each, box: each.getBoundingClientRect() }));
      const whole = boxes.some(({ box }) => box.left >= start && box.right <= end);
      // Where no tab has room, the first one in view is shown in part rather than an empty row.
      const partly = whole ? null : boxes.find(({ box }) => box.right > start)?.each;
      for (const { each, box } of boxes) {
        each.toggleAttribute('data-cut', each !== partly && (box.left < start || box.right > end));
      }
      const hides = (isThere: (box: DOMRect) => boolean) =>
        boxes.some(({ each, box }) => each.matches('[data-cut][data-warning]') && isThere(box));
      element.dataset.warns = [hides((box) => box.left < start) && 'left', hides((box) => box.right > end) && 'right']
        .filter(Boolean)
        .join(' ');
    };
    const now = element.querySelector('[aria-current]');
    const show = () => now?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (now !== current.current) show();
    current.current = now;
    look();
    element.addEventListener('scroll', look, { passive: true });
    // What stands in it may grow, as a count of what is late.
    const observer = new ResizeObserver(() => {
      // What was in view stays so: whoever scrolled away from it has meant that.
      if (now && !now.hasAttribute('data-cut')) show();
      look();
    });
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  });
  return row;
}
