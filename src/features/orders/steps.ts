import { isActive } from './order.ts';
import type { OrderStatus } from './values.ts';

/** The quick buttons: one step each. Any status may be chosen in the edit form. */
export const nextStatus: Partial<Record<OrderStatus, OrderStatus>> = {
  pendente: 'preparando',
  preparando: 'pronto',
  pronto: 'entregue',
};

/** A delivered or cancelled order that goes back to work is reopened, and its history says so. */
export function reopens(from: OrderStatus, to: OrderStatus): boolean {
  return !isActive(from) && isActive(to);
}
