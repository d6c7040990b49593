import { useSearchParams } from 'react-router';
import type { Sort } from '#ui/admin/column.ts';
import { type PaymentStatus, paymentStatuses } from '../../contract.ts';

export const periodDays = [30, 90, 365] as const;

const names = { text: 'busca', status: 'status', days: 'dias', sort: 'ordem' } as const;
type Part = keyof typeof names;

/** `-date`: by date, descending. That is how the list is without a word. */
export const orders = ['-date', 'date', '-amount', 'amount'] as const;
export type Order = (typeof orders)[number];

/** The filter lives in the address: it survives a reload, and can be sent to a colleague. What is no filter there is none. */
export function useHistoryFilter() {
  const [search, setSearch] = useSearchParams();
  const read = (name: Part) => search.get(names[name]) ?? '';
  const text = read('text').slice(0, 80);
  const status = paymentStatuses.find((each) => each === read('status'));
  const days = periodDays.find((each) => String(each) === read('days'));
  const order: Order = orders.find((each) => each === read('sort')) ?? '-date';
  const change = (parts: Partial<Record<Part, string>>) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(parts) as [Part, string][]) {
          if (value) next.set(names[name], value);
          else next.delete(names[name]);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
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
