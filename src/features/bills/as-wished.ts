import { asWished, isDue, type Settleable, type Share, sharesOf, type Wishes } from './bill.ts';

/** What each of some orders that are due comes to while nobody has decided otherwise: together the bill, but for its couvert. */
export function sharesAsWished(due: readonly Settleable[], wishes: Wishes): Share[] {
  return sharesOf(due, { ...asWished(wishes), charges: [] });
}

/** The orders of an open bill as their guests read them, who add them up: whoever declined the fee reads none, and no cent of rounding is told twice. */
export function ordersAsWished<Found extends Settleable>(orders: readonly Found[], wishes: Wishes): Found[] {
  const shares = sharesAsWished(orders.filter(isDue), wishes).values();
  return orders.map((order) => {
    const share = isDue(order) ? shares.next().value : undefined;
    return share ? { ...order, serviceFeeCents: share.serviceFeeCents, totalCents: share.totalCents } : order;
  });
}
