import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import { hasWords } from '#lib/folded.ts';
import { SearchField } from '#ui/staff/search-field.tsx';
import { SideSheet } from '#ui/staff/side-sheet.tsx';
import type { Item } from '../../availability/contract.ts';
import { ItemList } from './item-list.tsx';
import { MarkedItems } from './marked-items.tsx';
import { isMarked } from './standing-text.tsx';
import { useSetAvailability } from './use-set-availability.ts';

interface SoldOutSheetProps {
  /** The stations whose dishes stand first, by name; without them the menu stands by category. */
  stations?: readonly { id: string; name: string }[];
  /** How many of it are ordered and go on, where the screen knows. */
  orderedOf?: (item: Item) => number;
  onClose: () => void;
}

/** What has run out, or how many are left: a dish, then what happened to it. */
export function SoldOutSheet({ stations = [], orderedOf, onClose }: SoldOutSheetProps) {
  const read = useQuery(api.availability.read.queryOptions());
  const [search, setSearch] = useState('');
  const set = useSetAvailability();
  return (
    <SideSheet
      title={m['menu.availability.title']()}
      subtitle={m['menu.availability.hint']()}
      closeLabel={m['common.close']()}
      onClose={onClose}
    >
      <Read
        query={read}
        failed={m['menu.availability.unread']()}
        waiting={<Loading count={10} className="grid gap-3" itemClass="h-14 rounded-md!" />}
      >
        {({ items }) => {
          // Nobody runs out of 'no onions': options are there for who looks for one.
          const listed = items.filter((item) => search.trim() !== '' || item.kind === 'product' || isMarked(item));
          const found = listed.filter(({ name }) => hasWords(name, search));
          return (
            <div className="grid min-w-0 gap-3.5">
              <SearchField label={m['menu.availability.search']()} value={search} onChange={setSearch} />
              {search.trim() === '' && <MarkedItems items={items} onChange={set} />}
              <p role="status" className="py-4 text-center text-ink-2 empty:hidden">
                {found.length === 0 ? m['menu.availability.noneFound']() : ''}
              </p>
              {groupsOf(found, stations).map(([name, group]) => (
                <ItemList key={name} name={name} items={group} orderedOf={orderedOf} onChange={set} />
              ))}
            </div>
          );
        }}
      </Read>
    </SideSheet>
  );
}

/** The stations' dishes, then the rest by category, and the options by group. */
function groupsOf(items: readonly Item[], stations: readonly { id: string; name: string }[]): [string, Item[]][] {
  const groups = new Map<string, Item[]>(stations.map(({ name }) => [name, []]));
  for (const item of items) {
    const name = stations.find(({ id }) => id === item.stationId)?.name ?? item.within;
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups].filter(([, group]) => group.length > 0);
}
