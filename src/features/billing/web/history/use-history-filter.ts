import { type ListOrder, sortingOf } from '#client/list-order.ts';
import { useAddressQuery } from '#client/use-address-query.ts';
import { type PaymentStatus, paymentStatuses } from '../../values.ts';

export const periodDays = [30, 90, 365] as const;

const names = { text: 'busca', status: 'status', days: 'dias', sort: 'ordem' };

/** The first is how the list is without a word. */
export const orders = ['-date', 'date', '-amount', 'amount'] as const satisfies ListOrder<'date' | 'amount'>[];
type Order = (typeof orders)[number];

/** The filter as the address has it. What is no filter there is none. */
export function useHistoryFilter() {
  const { read, change } = useAddressQuery(names);
  const text = read('text').slice(0, 80);
  const status = paymentStatuses.find((each) => each === read('status'));
  const days = periodDays.find((each) => String(each) === read('days'));
  const order: Order = orders.find((each) => each === read('sort')) ?? '-date';
  return {
    filter: { text, status: status as PaymentStatus | undefined, days, order },
    input: { search: text.trim() || undefined, status, days, ...sortingOf<'date' | 'amount'>(order) },
    active: Boolean(text || status || days),
    change,
    clear: () => change({ text: '', status: '', days: '' }),
  };
}
