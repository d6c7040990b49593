import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import type { Order } from '../../orders/contract.ts';
import { heldNames } from '../held-names.ts';

/** What the kitchen was never sent, and is charged all the same unless somebody fires it or takes it off. */
export function HeldNotice({ orders }: { orders: readonly Order[] }) {
  const names = heldNames(orders);
  if (names.length === 0) return null;
  return <Notice tone="yellow">{m['bills.held']({ items: names.join(', ') })}</Notice>;
}
