import { CodedError } from './errors.ts';

/** More than any order or bill comes to: what would pass these is refused before anything of it is written. */
export const largestOrderCents = 10_000_000;
/** The trigger that holds changes of orders to it (migration 0019) has the same number. */
export const largestBillCents = 100_000_000;

/** The refusal names the service fee where what was ordered would fit without it. */
export function orderTooLarge({ itemsCents }: { itemsCents: number }): CodedError {
  const byFee = itemsCents <= largestOrderCents;
  return new CodedError('order_too_large', { mostCents: largestOrderCents, byFee });
}

export function billTooLarge(): CodedError {
  return new CodedError('bill_too_large', { mostCents: largestBillCents });
}
