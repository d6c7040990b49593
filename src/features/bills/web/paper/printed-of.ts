import type { Charge, Discount, Order } from '../../../orders/contract.ts';
import type { Figures } from '../../../orders/figures.ts';
import { ordersAsWished } from '../../as-wished.ts';
import type { Bill } from '../../contract.ts';
import type { PaidApart } from '../../payments/contract.ts';
import { unreversed } from '../../payments/unreversed.ts';
import type { PrintedBill } from './bill-paper.tsx';

interface Draft {
  sums: Figures;
  charges: readonly Charge[];
  discount: Discount | null;
  people: number;
}

/** The bill for the printer: as the server has it, or while it is open with what the cashier is about to decide. */
export function printedOf(bill: Bill, draft: Partial<Draft> = {}): PrintedBill {
  const { sums = bill, charges = bill.charges, discount = bill.discount, people = 1 } = draft;
  return { ...bill, payments: unreversed(bill.payments), sums, charges, discount, people };
}

export interface PrintedOrder {
  order: Order;
  /** How it was paid, if it was by itself. */
  apart?: PaidApart | undefined;
}

/** One order for the printer, as its guests read it. */
export function printedOrder(order: Order, { orders, wishes, paidApart }: Bill): PrintedOrder {
  const asRead = ordersAsWished(orders, wishes).find(({ id }) => id === order.id) ?? order;
  return { order: asRead, apart: paidApart.find(({ orderId }) => orderId === order.id) };
}
