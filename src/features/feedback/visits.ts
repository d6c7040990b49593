import type { Caller } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { spend } from '../spend.ts';
import { refusalOf, standingAt } from '../tables/seat.ts';
import type { VisitRating } from './contract.ts';
import { keepRating, ratingOf } from './visits-store.ts';

interface At {
  slug: string;
  number: number;
}

/** What the caller's own phone said of the visit whose receipt it holds. */
export async function ownRating(caller: Caller, at: At): Promise<{ rating: VisitRating | null }> {
  const { scope, billId } = await visitOf(caller, at);
  const guest = caller.guest(scope.restaurantId);
  return { rating: guest === null ? null : await ratingOf(scope, billId, guest) };
}

/** A phone may call itself what it likes: what bounds the ratings of a visit is the visit. */
export async function rateVisit(caller: Caller, { rating, text, ...at }: At & VisitRating) {
  const { scope, billId } = await visitOf(caller, at);
  spend(caller.limits, 'visitRatings', billId);
  const guest = caller.becomeGuest(scope.restaurantId);
  await keepRating(scope, { billId, guest, rating, text, now: caller.now() });
  return { rating: { rating, text } };
}

async function visitOf(caller: Caller, { slug, number }: At) {
  const { scope, restaurantId } = await caller.house(slug);
  const standing = await standingAt(scope, number, caller.tableSeat(restaurantId, number));
  if (!standing) throw new CodedError('table_not_found');
  const { closedBillId: billId } = standing;
  if (billId === null) throw new CodedError(refusalOf(standing) ?? 'bill_not_found');
  return { scope, billId };
}
