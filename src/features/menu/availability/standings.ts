import type { AvailabilityChange, Standing } from './contract.ts';

type Known = Omit<Standing, 'id'>;
/** The three states of a product or an option, as one chooses them. */
export const saleStates = ['available', 'sold_out_today', 'sold_out'] as const;
export type SaleState = (typeof saleStates)[number];

/** Null for what is offered and counted, and none is left: the count says so, and nobody chose it. */
export function saleStateOf({ available, until, left }: Known): SaleState | null {
  if (!available) return until ? 'sold_out_today' : 'sold_out';
  return left === 0 ? null : 'available';
}

/** How it stands after a change. When it comes back is known to the server only: until it answers, `now` stands for it. */
export function standingAfter(change: AvailabilityChange, now: string): Standing {
  const { id, state } = change;
  return {
    id,
    available: state === 'available' || state === 'counted',
    until: state === 'sold_out_today' ? now : null,
    left: state === 'counted' ? change.left : null,
  };
}

/** The change that takes another back; a `key` of its own, since it may have to count anew. */
export function changeBack(before: Standing, after: Standing, key: string): AvailabilityChange {
  const { id, left } = before;
  const state = saleStateOf(before);
  if (left === null || (state !== 'available' && state !== null)) return { id, state: state ?? 'available' };
  // What is sold until it is taken back stays sold.
  return { id, state: 'counted', key, left, ...(after.left !== null && { seen: after.left }) };
}
