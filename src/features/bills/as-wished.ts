import { asWished, isDue, type Settleable, type Share, sharesOf, type Wishes } from './bill.ts';

/** What each of some orders that are due comes to while nobody has decided otherwise: together the bill, but for its couvert. */
export function sharesAsWished(due: readonly Settleable[], wishes: Wishes): Share[] {
  return sharesOf(due, asWished({ ...wishes, couvert: null }));
}

/**
 * The orders of an open bill as their guests read them, who add them up: whoever declined the fee reads none, no cent of rounding is told twice,
 * and what the till charges or takes off is told with each.
 */
export function ordersAsWished<Found extends Settleable>(orders: readonly Found[], wishes: Wishes): Found[] {
  const shares = sharesAsWished(orders.filter(isDue), wishes).values();
  const description = wishes.charges.map((charge) => charge.description).join(', ');
  return orders.map((order) => {
    const share = isDue(order) ? shares.next().value : undefined;
    if (!share) return order;
    const { serviceFeeCents, chargesCents, totalCents } = share;
    const cents = chargesCents - order.customCharges.reduce((sum, charge) => sum + charge.cents, 0);
    const customCharges = cents > 0 ? [...order.customCharges, { description, cents }] : order.customCharges;
    return { ...order, serviceFeeCents, customCharges, totalCents };
  });
}
