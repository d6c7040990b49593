import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { SearchIcon } from '#ui/admin/icons.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { useDeliveredFilter } from './use-delivered-filter.ts';

const pauseMs = 300;
const statuses = ['entregue', 'cancelado'] as const;

/** By day, table, status and words. A slash leads to the search, as in many a list. */
export function DeliveredFilters({ filter, active, change, clear }: ReturnType<typeof useDeliveredFilter>) {
  const tables = useQuery(api.tables.list.queryOptions());
  const search = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(filter.text ?? '');

  // As the address is when the pause is over: another filter may have been chosen, or all cleared, in between.
  const apply = useEffectEvent((typed: string) => {
    if (typed !== (filter.text ?? '')) change({ text: typed });
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const slash = (event: KeyboardEvent) => {
      const typing = (event.target as HTMLElement).closest('input, textarea, select, dialog');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      event.preventDefault();
      search.current?.focus();
    };
    window.addEventListener('keydown', slash);
    return () => window.removeEventListener('keydown', slash);
  }, []);

  return (
    <search
      aria-label={m['bills.filter.label']()}
      className="grid grid-cols-2 gap-2 md:flex md:flex-wrap md:items-center"
    >
      <span className="relative col-span-2 min-w-0 md:max-w-sm md:grow">
        <SearchIcon size={18} className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-4 text-ink-2" />
        <TextInput
          ref={search}
          type="search"
          aria-label={m['bills.filter.search']()}
          placeholder={m['bills.filter.searchHint']()}
          maxLength={80}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="pl-11!"
        />
      </span>
      <TextInput
        type="date"
        aria-label={m['bills.filter.day']()}
        value={filter.day ?? ''}
        onChange={(event) => change({ day: event.target.value })}
        className="col-span-2 md:w-44"
      />
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
        {statuses.map((status) => (
          <option key={status} value={status}>
            {m[`orders.status.${status}`]()}
          </option>
        ))}
      </Select>
      {active && (
        <Button
          variant="plain"
          size="s"
          className="col-span-2 md:col-auto"
          onClick={() => {
            setText('');
            clear();
            search.current?.focus();
          }}
        >
          {m['bills.filter.clear']()}
        </Button>
      )}
    </search>
  );
}
