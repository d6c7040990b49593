import type { TableCall } from './group-by-table.ts';

/** Pixels of the page that a card takes at least, as `CallCard` says them to the browser; an amount has room for its words. */
const least = { call: 256, pay: 352 };
const gap = 12;
/** Of the button that shows the others, and what parts it from the cards. */
const more = 88 + gap;

/** How many cards stand whole in a row of this width; where there are more, the button for them has its place as well. One stands there always. */
export function cardsInRow(groups: readonly TableCall[], width: number): number {
  const widths = groups.map(({ calls: [{ pay }] }) => (pay ? least.pay : least.call));
  const upTo = (count: number) =>
    widths.slice(0, count).reduce((all, one) => all + one, 0) + Math.max(0, count - 1) * gap;
  if (upTo(groups.length) <= width) return groups.length;
  let count = 1;
  while (count < groups.length && upTo(count + 1) + more <= width) count += 1;
  return count;
}
