import type { TableCall } from './group-by-table.ts';

/** Pixels of the page that a card takes at least, as `CallCard` says them to the browser; an amount has room for its words. */
const least = { call: 256, pay: 352 };
const gap = 12;
/** Of the button that shows the others, and what parts it from the cards. */
const more = 88 + gap;

/** How many cards stand whole in a row of this width; where there are more, the button for them has its place as well. One stands there always. */
export function cardsInRow(groups: readonly TableCall[], width: number): number {
  const ends: number[] = [];
  for (const {
    calls: [{ pay }],
  } of groups)
    ends.push((ends.at(-1) ?? -gap) + gap + (pay ? least.pay : least.call));
  if ((ends.at(-1) ?? 0) <= width) return groups.length;
  return Math.max(1, ends.filter((end) => end + more <= width).length);
}
