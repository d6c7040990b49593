import { equalShares, sharesByWeight } from '../../bills/bill.ts';

export interface Sharer {
  id: string;
  name: string;
  /** Who has none takes no part. */
  points: number;
}

export interface FeeShare {
  id: string;
  name: string;
  /** Null where the parts are equal. */
  points: number | null;
  cents: number;
}

/** A till's service fee among those who have points, to the cent: the odd ones are of those who lose most by rounding, among equals of the first. */
export function shareFee(feeCents: number, people: readonly Sharer[], byPoints: boolean): FeeShare[] {
  const taking = people.filter(({ points }) => points > 0);
  if (taking.length === 0) return [];
  const shares = byPoints
    ? sharesByWeight(
        feeCents,
        taking.map(({ points }) => points),
      )
    : equalShares(feeCents, taking.length);
  return taking.map(({ id, name, points }, index) => ({
    id,
    name,
    points: byPoints ? points : null,
    cents: shares[index] ?? 0,
  }));
}
