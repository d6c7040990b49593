import type { PaymentMethod } from '../values.ts';

interface Taking {
  /** What the part comes to. */
  cents: number;
  method: PaymentMethod;
  /** What the guest said that they give, in cash. */
  changeForCents: number | null;
  /** What whoever takes it has typed, if anything: in cash what is handed over, by card what was charged. NaN: it is no amount. */
  typed: number | null;
}

export interface Taken {
  /** What stands in the field. */
  cents: number;
  /** What of it is recorded as paid. */
  receivedCents: number;
  givenCents?: number;
  changeCents: number;
}

/** A part that is taken in cash is never more than the part: the rest is handed back. What a card was charged is what was charged. */
export function taking({ cents, method, changeForCents, typed }: Taking): Taken {
  if (method !== 'dinheiro') return { cents: typed ?? cents, receivedCents: typed ?? cents, changeCents: 0 };
  const givenCents = typed ?? changeForCents ?? cents;
  const changeCents = givenCents > cents ? givenCents - cents : 0;
  return { cents: givenCents, receivedCents: givenCents - changeCents, givenCents, changeCents };
}
