import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '#client/api.ts';
import { DayFilter, useDayEntry } from '#client/day-filter.tsx';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { SearchBox } from '#ui/staff/search-box.tsx';
import { pastStatuses } from '../values.ts';
import type { useDeliveredFilter } from './use-delivered-filter.ts';

/** By day, table, status and words. */
export function DeliveredFilters({ filter, active, change, clear }: ReturnType<typeof useDeliveredFilter>) {
  const tables = useQuery(api.tables.list.queryOptions());
  const search = useRef<HTMLInputElement>(null);
  const { entry, enter, forget } = useDayEntry(filter.day ?? '', (day) => change({ day }));

  return (
    <search
      aria-label={m['bills.filter.label']()}
      className="grid grid-cols-2 gap-2 md:flex md:flex-wrap md:items-center"
    >
      <SearchBox
        ref={search}
        label={m['bills.filter.search']()}
        hint={m['bills.filter.searchHint']()}
        value={filter.text ?? ''}
        onChange={(text) => change({ text })}
        className="col-span-2 md:max-w-sm md:grow"
      />
      <DayFilter label={m['bills.filter.day']()} value={entry} onChange={enter} className="col-span-2 md:w-44" />
      <Select
        aria-label={m['bills.filter.table']()}
        value={filter.table ?? ''}
        onChange={(event) => change({ table: event.target.value })}
        className="md:w-48"
      >
        <option value="">{m['bills.filter.allTables']()}</option>
        {tables.data?.tables.map(({ id, number }) => (
          <option key={id} value={number}>
            {m['orders.table']({ number })}
          </option>
        ))}
      </Select>
      <Select
        aria-label={m['bills.filter.status']()}
        value={filter.status ?? ''}
        onChange={(event) => change({ status: event.target.value })}
        className="md:w-48"
      >
        <option value="">{m['bills.filter.allStatuses']()}</option>
        {pastStatuses.map((status) => (
          <option key={status} value={status}>
            {status === 'unfinished' ? m['orders.unfinished.badge']() : m[`orders.status.${status}`]()}
          </option>
        ))}
      </Select>
      {(active || entry !== '') && (
        <Button
          variant="plain"
          size="s"
          className="col-span-2 md:col-auto"
          onClick={() => {
            clear();
            forget();
            search.current?.focus();
          }}
        >
          {m['bills.filter.clear']()}
        </Button>
      )}
    </search>
  );
}
