import type { OrderAmounts } from '../orders/figures.ts';
import type { Wishes } from './bill.ts';

interface Standing {
  orders: readonly OrderAmounts[];
  paidCents: number;
  wishes: Wishes;
}

/** Moves with whatever changes what a bill comes to or asks for, and not with what the kitchen does. */
export function standingOf({ orders, paidCents, wishes }: Standing): string {
  const { feeDeclined, couvert, charges, discount } = wishes;
  const parts = orders.map((order) => [
    order.id,
    order.status === 'cancelado',
    order.itemsCents,
    order.serviceFeeBasisPoints,
    order.serviceFeeCents,
    order.totalCents,
    order.paidAt !== null,
  ]);
  const stands = [
    feeDeclined,
    couvert && [couvert.people, couvert.cents],
    charges.map(({ description, cents }) => [description, cents]),
    discount && [discount.type, discount.value],
  ];
  return JSON.stringify([parts, paidCents, ...stands]);
}
