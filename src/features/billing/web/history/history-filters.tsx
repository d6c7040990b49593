import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { SearchIcon } from '#ui/admin/icons.tsx';
import { Button } from '#ui/button.tsx';
import { RefreshIcon } from '#ui/icons.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { paymentStatuses } from '../../contract.ts';
import { orders, periodDays, type useHistoryFilter } from './use-history-filter.ts';

const pauseMs = 300;

type HistoryFiltersProps = Pick<ReturnType<typeof useHistoryFilter>, 'filter' | 'change'> & {
  refreshing: boolean;
  onRefresh: () => void;
};

const orderNames = {
  '-date': m['billing.history.newest'],
  date: m['billing.history.oldest'],
  '-amount': m['billing.history.highest'],
  amount: m['billing.history.lowest'],
};

/** Phones sort here too: their cards have no headers to tap. */
export function HistoryFilters({ filter, change, refreshing, onRefresh }: HistoryFiltersProps) {
  const [text, setText] = useState(filter.text);
  const inAddress = useRef(filter.text);
  // As the address is when the pause is over: another filter may have been chosen in between.
  const apply = useEffectEvent((typed: string) => {
    if (typed === filter.text) return;
    inAddress.current = typed;
    change({ text: typed });
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  // Cleared from outside, or gone back in the history: what is searched for stands in the field.
  useEffect(() => {
    if (filter.text !== inAddress.current) setText(filter.text);
    inAddress.current = filter.text;
  }, [filter.text]);

  return (
    <search
      aria-label={m['billing.history.filters']()}
      className="grid grid-cols-2 gap-2 md:flex md:flex-wrap md:items-center"
    >
      <span className="relative col-span-2 min-w-0 md:min-w-72 md:grow">
        <SearchIcon size={18} className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-4 text-ink-2" />
        <TextInput
          type="search"
          aria-label={m['billing.history.search']()}
          placeholder={m['billing.history.searchHint']()}
          maxLength={80}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="pl-11!"
        />
      </span>
      <Select
        aria-label={m['billing.history.statusLabel']()}
        value={filter.status ?? ''}
        onChange={(event) => change({ status: event.target.value })}
        className="md:w-48"
      >
        <option value="">{m['billing.history.allStatuses']()}</option>
        {paymentStatuses.map((status) => (
          <option key={status} value={status}>
            {m[`billing.status.${status}`]()}
          </option>
        ))}
      </Select>
      <Select
        aria-label={m['billing.history.periodLabel']()}
        value={filter.days ?? ''}
        onChange={(event) => change({ days: event.target.value })}
        className="md:w-48"
      >
        <option value="">{m['billing.history.allPeriods']()}</option>
        {periodDays.map((days) => (
          <option key={days} value={days}>
            {m[`billing.history.days${days}`]()}
          </option>
        ))}
      </Select>
      <Select
        aria-label={m['billing.history.sort']()}
        value={filter.order}
        onChange={(event) => change({ sort: event.target.value })}
        className="md:hidden"
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {orderNames[order]()}
          </option>
        ))}
      </Select>
      <Button variant="quiet" busy={refreshing} busyLabel={m['billing.history.refreshing']()} onClick={onRefresh}>
        <RefreshIcon size={18} />
        {m['billing.history.refresh']()}
      </Button>
    </search>
  );
}
