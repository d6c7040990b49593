import { type Claim, centsOf, coversAll, type Due, isOf, shareOf } from '../split.ts';
import { isOnline, piece } from '../values.ts';
import { isOpen } from './left.ts';
import type { StoredPart } from './store.ts';

type Waiting = Pick<StoredPart, 'id' | 'split' | 'method' | 'status' | 'cents' | 'askedCents' | 'wholeCents'>;

interface Changed {
  dues: readonly Due[];
  /** Of every part; what was ticked and nobody is about to pay is in none. */
  claims: readonly (Claim & { partId: string | null })[];
  /** What the bill still wants. */
  restCents: number;
  /** What it comes to, whoever has paid what of it: equal parts move with it. */
  wholeCents: number;
}

/**
 * What each part comes to once its bill comes to something else, of those that it changes: 0 is nothing any more. What was sent to the bank, or
 * is on its way at a provider, stays as it is; the others never come to more than they were asked for, and those that were asked for first keep
 * theirs. What is brought back up takes nothing from a part that stands.
 */
export function fitted(parts: readonly Waiting[], changed: Changed): Map<string, number> {
  const { dues, claims, restCents, wholeCents } = changed;
  const open = parts.filter(isOpen);
  const fixed = open.filter(({ status, method }) => status === 'told' || isOnline(method));
  const moving = open.filter((each) => !fixed.includes(each));
  let left = Math.max(0, restCents - fixed.reduce((sum, { cents }) => sum + cents, 0));
  const slack = slackOf();
  const most = new Map(moving.map((part) => [part.id, Math.min(part.askedCents, ownOf(part))]));
  const comesTo = new Map<string, number>();
  for (const upTo of [({ cents }: Waiting) => cents, ({ askedCents }: Waiting) => askedCents])
    for (const part of moving) {
      const before = comesTo.get(part.id) ?? 0;
      const cents = Math.min(upTo(part), most.get(part.id) ?? 0, before + left);
      left -= cents - before;
      comesTo.set(part.id, cents);
    }
  return new Map(moving.flatMap(({ id, cents }) => (comesTo.get(id) === cents ? [] : [[id, comesTo.get(id) ?? 0]])));

  function ownOf({ id, split, askedCents, wholeCents: then }: Waiting): number {
    if (split === 'items') return shareOfPart(id) + slack;
    if (then === null || wholeCents >= then) return askedCents;
    return Math.ceil((askedCents * wholeCents) / then);
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
