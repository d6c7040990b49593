import type { CorrectionSums } from './contract.ts';

/** All that left the bills, of whatever kind. */
export function sumOf({ voidCents, giftCents, cancelCents, editCents }: CorrectionSums): number {
  return voidCents + giftCents + cancelCents + editCents;
}
