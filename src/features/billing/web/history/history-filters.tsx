import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { RefreshIcon } from '#ui/icons.tsx';
import { Select } from '#ui/select.tsx';
import { SearchBox } from '#ui/staff/search-box.tsx';
import { paymentStatuses } from '../../values.ts';
import { orders, periodDays, type useHistoryFilter } from './use-history-filter.ts';

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
  return (
    <search
      aria-label={m['billing.history.filters']()}
      className="grid gap-2 min-[24rem]:grid-cols-2 lg:flex lg:flex-wrap lg:items-center"
    >
      <SearchBox
        label={m['billing.history.search']()}
        hint={m['billing.history.searchHint']()}
        value={filter.text}
        onChange={(text) => change({ text })}
        className="lg:min-w-64 lg:grow min-[24rem]:max-lg:col-span-2"
      />
      <Select
        aria-label={m['billing.history.statusLabel']()}
        value={filter.status ?? ''}
        onChange={(event) => change({ status: event.target.value })}
        className="xl:min-w-48"
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
        className="xl:min-w-48"
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
        className="lg:hidden"
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
