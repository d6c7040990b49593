import { useAddressQuery } from '#client/use-address-query.ts';
import type { Sort } from '#ui/staff/column.ts';
import { type PaymentStatus, paymentStatuses } from '../../values.ts';

export const periodDays = [30, 90, 365] as const;

const names = { text: 'busca', status: 'status', days: 'dias', sort: 'ordem' };

/** `-date`: by date, descending. That is how the list is without a word. */
export const orders = ['-date', 'date', '-amount', 'amount'] as const;
export type Order = (typeof orders)[number];

/** The filter as the address has it. What is no filter there is none. */
export function useHistoryFilter() {
  const { read, change } = useAddressQuery(names);
  const text = read('text').slice(0, 80);
  const status = paymentStatuses.find((each) => each === read('status'));
  const days = periodDays.find((each) => String(each) === read('days'));
  const order: Order = orders.find((each) => each === read('sort')) ?? '-date';
  const sort = order.replace('-', '') as 'date' | 'amount';
  const direction = order.startsWith('-') ? ('desc' as const) : ('asc' as const);
  return {
    filter: { text, status: status as PaymentStatus | undefined, days, order },
    input: { search: text.trim() || undefined, status, days, sort, direction },
    active: Boolean(text || status || days),
    change,
    clear: () => change({ text: '', status: '', days: '' }),
  };
}

/** The same column turns round; another begins with its largest or latest. */
export function nextOrder(order: Order, column: string): Order {
  const same = order.replace('-', '') === column;
  return (same && order.startsWith('-') ? column : `-${column}`) as Order;
}

export function sortOf(order: Order): Sort {
  return { key: order.replace('-', ''), direction: order.startsWith('-') ? 'descending' : 'ascending' };
}
