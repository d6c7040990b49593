import type { Order } from './contract.ts';

/** What an order or a bill is made of: items + service fee + extra charges - discount = total. */
export interface Figures {
  itemsCents: number;
  serviceFeeCents: number;
  chargesCents: number;
  /** What was really taken off: never more than there was. */
  discountCents: number;
  totalCents: number;
}

/** What the bill of an order is reckoned from. */
export type OrderAmounts = Pick<
  Order,
  | 'id'
  | 'number'
  | 'status'
  | 'itemsCents'
  | 'serviceFeeBasisPoints'
  | 'serviceFeeCents'
  | 'customCharges'
  | 'totalCents'
  | 'completedAt'
  | 'paidAt'
  | 'settled'
>;

type Priced = Pick<Order, 'itemsCents' | 'serviceFeeCents' | 'customCharges' | 'totalCents' | 'settled'>;

/**
 * What an order comes to, wherever that is said: once it is paid, by itself or with its bill, as it was settled; until then as it
 * stands. Nothing of this is worked out a second time from what was decided about a bill.
 */
export function figuresOf({ itemsCents, serviceFeeCents, customCharges, totalCents, settled }: Priced): Figures {
  if (settled) return { itemsCents, ...settled };
  const chargesCents = customCharges.reduce((sum, { cents }) => sum + cents, 0);
  const discountCents = itemsCents + serviceFeeCents + chargesCents - totalCents;
  return { itemsCents, serviceFeeCents, chargesCents, discountCents, totalCents };
}
