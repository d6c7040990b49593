import type { Shape } from '../../plan/values.ts';

// Browsers without container units draw a table as wide and as high as its place. In a small place it takes nearly all of it, for its three lines.
/** How much of its place a table takes; the rest is for its chairs. In a place that is longer one way a table with corners is a little longer as well. */
export const tableSize: Record<Shape, string> = {
  round: 'supports-[width:1cqw]:size-[max(44px,min(94cqmin,5.5rem),min(82cqmin,11rem))]',
  square:
    'supports-[width:1cqw]:w-[max(44px,min(92cqmin,5.5rem),min(80cqmin,11rem),min(74cqw,104cqmin,13rem))] supports-[width:1cqw]:h-[max(44px,min(92cqmin,5.5rem),min(80cqmin,11rem),min(74cqh,104cqmin,13rem))]',
  long: 'supports-[width:1cqw]:h-[max(44px,min(92cqh,52cqw,5.5rem),min(74cqh,48cqw,10.5rem))] supports-[width:1cqw]:w-[min(90cqw,24rem)]',
};

const corner = 'rounded-sm supports-[width:1cqw]:rounded-[clamp(3px,7cqmin,0.75rem)]';

/** Smaller with the table: a little one with wide corners is taken for a round one. */
export const tableCorner: Record<Shape, string> = { round: 'rounded-full', square: corner, long: corner };
