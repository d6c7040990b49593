import { equalShares } from '../bills/bill.ts';

/** Who of those who divide what is left in equal parts has paid, or is about to, besides whoever asks. */
export interface EqualSplit {
  /** Among how many it was divided last; null when nobody has divided it. */
  people: number | null;
  /** Other phones that have paid, or are about to. */
  phones: number;
  /** Paid at the till, by nobody's phone. */
  tillCents: number;
  /** What was to be divided before any of these paid. */
  wholeCents: number;
}

/** How many of so many people have their part: a phone is one of them, and at the till as many paid as their money is parts of the whole. */
export function partsTaken(people: number, { phones, tillCents, wholeCents }: EqualSplit): number {
  const atTill = wholeCents > 0 ? Math.round((tillCents * people) / wholeCents) : 0;
  return Math.min(phones + atTill, people - 1);
}

/** What those who have no part yet pay each; the first of them has the odd cent. */
export function equalParts(leftCents: number, people: number, split: EqualSplit): number[] {
  return equalShares(leftCents, people - partsTaken(people, split));
}

/** Among how many it is divided unless somebody says otherwise: as it was last, or as many as are known of. */
export function peopleOf({ people, phones }: EqualSplit, known: number): number {
  return Math.max(2, phones + 1, people ?? known);
}
