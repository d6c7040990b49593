import { type Claim, centsOf, coversAll, type Due, isOf, shareOf } from '../split.ts';
import { isOnline, piece } from '../values.ts';
import { isOpen } from './left.ts';
import type { StoredPart } from './store.ts';

type Waiting = Pick<StoredPart, 'id' | 'split' | 'method' | 'status' | 'cents'>;

interface Lowered {
  dues: readonly Due[];
  /** Of every part; what was ticked and nobody is about to pay is in none. */
  claims: readonly (Claim & { partId: string | null })[];
  /** What the bill still wants. */
  restCents: number;
  /** What it wanted before: equal parts go down with it. */
  beforeCents: number;
}

/**
 * What each part comes to once its bill comes to less, of those that come to less with it: 0 is nothing any more. What was sent to the bank, or
 * is on its way at a provider, stays as it is; the others never come to more than before, and those that were asked for first keep theirs.
 */
export function fitted(parts: readonly Waiting[], lowered: Lowered): Map<string, number> {
  const { dues, claims, restCents, beforeCents } = lowered;
  const open = parts.filter(isOpen);
  const fixed = open.filter(({ status, method }) => status === 'told' || isOnline(method));
  let left = Math.max(0, restCents - fixed.reduce((sum, { cents }) => sum + cents, 0));
  const slack = slackOf();
  const found = new Map<string, number>();
  for (const part of open.filter((each) => !fixed.includes(each))) {
    const cents = Math.min(part.cents, ownOf(part), left);
    left -= cents;
    if (cents < part.cents) found.set(part.id, cents);
  }
  return found;

  function ownOf({ id, split, cents }: Waiting): number {
    if (split === 'people' && beforeCents > restCents)
      return Math.ceil((cents * Math.max(0, restCents)) / Math.max(1, beforeCents));
    if (split !== 'items') return cents;
    return shareOfPart(id) + slack;
  }

  function shareOfPart(id: string): number {
    const mine = claims.filter(({ partId }) => partId === id).flatMap((claim) => present(dues, claim));
    return centsOf(shareOf(dues, mine));
  }

  /** Where nothing is left for others, the cents of rounding are somebody's among them. */
  function slackOf(): number {
    const held = claims.filter(({ partId }) => partId !== null).flatMap((claim) => present(dues, claim));
    if (!coversAll(dues, held)) return 0;
    const named = open.reduce((sum, { id, split, cents }) => sum + (split === 'items' ? shareOfPart(id) : cents), 0);
    return Math.max(0, restCents - named);
  }
}

/** Pieces that were taken back are nobody's to pay. */
function present<Found extends Claim>(dues: readonly Due[], claim: Found): Found[] {
  const due = dues.find((each) => isOf(each, claim));
  const to = Math.min(claim.pieces[1], (due?.quantity ?? 0) * piece);
  return claim.pieces[0] < to ? [{ ...claim, pieces: [claim.pieces[0], to] }] : [];
}
