import { type RefObject, useLayoutEffect, useRef } from 'react';
import { m } from '#generated/messages/messages.js';

/** What the mark at a side takes of the row. */
const markPx = (row: Element, side: '::before' | '::after') =>
  Number.parseFloat(getComputedStyle(row, side).width) || 0;

/**
 * Follows a row that may be scrolled: its `data-more` names the sides on which something of it is out of view, `data-left` and `data-right` say how many
 * that are, and `data-cut` which are not seen whole. `data-warns` names the sides on which one of those has a `data-warning`. What is current comes
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
      const start = from + (left ? markPx(element, '::before') : 0) - 1;
      const end = to - (right ? markPx(element, '::after') : 0) + 1;
      const boxes = [...element.children]
        .map((each) => ({ each, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
      const whole = boxes.some(({ box }) => box.left >= start && box.right <= end);
      // Where no tab has room, the first one in view is read in part, and counts as seen.
      const partly = whole ? undefined : boxes.find(({ box }) => box.right > start);
      const before = boxes.filter((tab) => tab !== partly && tab.box.left < start);
      const after = boxes.filter((tab) => tab !== partly && tab.box.left >= start && tab.box.right > end);
      const cut = new Set([...before, ...after]);
      for (const tab of boxes) tab.each.toggleAttribute('data-cut', cut.has(tab));
      element.dataset.left = m['kitchen.moreTabs']({ count: before.length });
      element.dataset.right = m['kitchen.moreTabs']({ count: after.length });
      element.dataset.leftShort = `+${before.length}`;
      element.dataset.rightShort = `+${after.length}`;
      const warns = (hidden: typeof boxes) => hidden.some(({ each }) => each.hasAttribute('data-warning'));
      element.dataset.warns = [warns(before) && 'left', warns(after) && 'right'].filter(Boolean).join(' ');
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
