import type { Order } from '../orders/contract.ts';
import { figuresOf } from '../orders/figures.ts';
import type { BillPayment, PaidApart } from './payments/contract.ts';
import { changeOf } from './payments/reckon.ts';

/** A payment without what is only the house's business. */
export function asPaid({ method, receivedCents, keptCents }: BillPayment) {
  return { method, receivedCents, keptCents };
}

/** The orders of a bill that were paid by themselves, each with what it is made of and what paid it. */
export function paidApartOf(orders: readonly Order[], payments: readonly BillPayment[]): PaidApart[] {
  return orders.flatMap((order) => {
    if (order.paidAt === null) return [];
    const {
      id: orderId,
      number,
      createdAt,
      paidAt,
      lines,
      serviceFeeBasisPoints,
      customCharges: charges,
      discount,
    } = order;
    const own = payments.filter((payment) => payment.orderId === orderId).map(asPaid);
    return {
      orderId,
      number,
      createdAt,
      paidAt,
      lines,
      serviceFeeBasisPoints,
      ...figuresOf(order),
      charges,
      discount,
      payments: own,
      changeCents: changeOf(own),
    };
  });
}
