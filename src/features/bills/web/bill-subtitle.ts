import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { spokenMoment } from '#lib/spoken-time.ts';
import { formatTime } from '#lib/time.ts';
import { peopleText } from '../../tables/web/texts.ts';
import type { Bill } from '../contract.ts';

/** '2 pedidos, aberta às 19:32 por Rafael', or when it was closed and by whom. */
export function billSubtitle(bill: Bill, timeZone: string): string {
  if (bill.closedAt) {
    const at = spokenMoment(bill.closedAt, getLocale(), timeZone);
    const closed = bill.closedBy ? m['bills.closedBy']({ at, name: bill.closedBy }) : m['bills.closedAt']({ at });
    if (bill.people === null) return closed;
    const rest = `${closed.charAt(0).toLocaleLowerCase(getLocale())}${closed.slice(1)}`;
    return m['bills.people.of']({ people: peopleText(bill.people), rest });
  }
  const count = bill.orders.length;
  const orders = count === 1 ? m['bills.orderCount']() : m['bills.ordersCount']({ count });
  const time = formatTime(bill.openedAt, getLocale(), timeZone);
  return bill.openedBy
    ? m['bills.openedBy']({ orders, time, name: bill.openedBy })
    : m['bills.openedAt']({ orders, time });
}
