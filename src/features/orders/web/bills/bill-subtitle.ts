import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatDateTime, formatTime } from '#lib/time.ts';
import type { Bill } from '../../bills/contract.ts';

/** '2 pedidos, aberta às 19:32 por Rafael', or when it was closed and by whom. */
export function billSubtitle(bill: Bill, timeZone: string): string {
  if (bill.closedAt) {
    const at = formatDateTime(bill.closedAt, getLocale(), timeZone);
    return bill.closedBy ? m['bills.closedBy']({ at, name: bill.closedBy }) : m['bills.closedAt']({ at });
  }
  const count = bill.orders.length;
  const orders = count === 1 ? m['bills.orderCount']() : m['bills.ordersCount']({ count });
  const time = formatTime(bill.openedAt, getLocale(), timeZone);
  return bill.openedBy
    ? m['bills.openedBy']({ orders, time, name: bill.openedBy })
    : m['bills.openedAt']({ orders, time });
}
