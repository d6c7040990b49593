import type { Bill } from '../contract.ts';

/** A bill as somebody has seen it, and what they did to it from this screen that is not read yet. */
export interface SeenBill {
  bill: Bill;
  /** Orders that they corrected, as that was answered. */
  orders: readonly Pick<Bill['orders'][number], 'id' | 'revision'>[];
  /** Keys of what they received from guests. */
  payments: readonly string[];
  /** For how many people they put the couvert; null where they did not. */
  couverts: number | null;
}

/** Once it is read, what somebody did themselves is seen, and nothing else of what is read with it. */
export function caughtUp(seen: SeenBill, now: Bill): SeenBill {
  const { bill } = seen;
  const orders = now.orders.filter(({ id, revision }) =>
    seen.orders.some((own) => own.id === id && own.revision <= revision),
  );
  const read = now.payments.filter(({ key }) => key !== null && seen.payments.includes(key));
  const couvert = (now.wishes.couvert?.people ?? 0) === seen.couverts;
  if (orders.length === 0 && read.length === 0 && !couvert) return seen;
  const payments = read.filter(({ id }) => bill.payments.every((known) => known.id !== id));
  return {
    bill: {
      ...bill,
      orders: bill.orders.map((order) => orders.find(({ id }) => id === order.id) ?? order),
      payments: [...bill.payments, ...payments],
      wishes: couvert ? { ...bill.wishes, couvert: now.wishes.couvert } : bill.wishes,
      paidCents: bill.paidCents + payments.reduce((sum, { keptCents }) => sum + keptCents, 0),
    },
    orders: seen.orders.filter((own) => orders.every(({ id }) => id !== own.id)),
    payments: seen.payments.filter((own) => read.every(({ key }) => key !== own)),
    couverts: couvert ? null : seen.couverts,
  };
}
