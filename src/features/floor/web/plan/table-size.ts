import type { Shape } from '../../plan/values.ts';

// Browsers without container units draw a table as wide and as high as its place. In a small place it takes more of it, for its three lines.
/** How much of its place a table takes; the rest is for its chairs. */
export const tableSize: Record<Shape, string> = {
  round: 'supports-[width:1cqw]:size-[max(44px,min(90cqmin,4.5rem),min(78cqmin,11rem))]',
  square: 'supports-[width:1cqw]:size-[max(44px,min(90cqmin,4.5rem),min(76cqmin,10.5rem))]',
  long: 'supports-[width:1cqw]:h-[max(44px,min(72cqh,48cqw,10.5rem))] supports-[width:1cqw]:w-[min(86cqw,24rem)]',
};

const corner = 'rounded-sm supports-[width:1cqw]:rounded-[clamp(3px,7cqmin,0.75rem)]';

/** Smaller with the table: a little one with wide corners is taken for a round one. */
export const tableCorner: Record<Shape, string> = { round: 'rounded-full', square: corner, long: corner };
