import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { byCursor } from '#client/by-cursor.ts';
import { useAddressFilter } from '#client/use-address-query.ts';
import { m } from '#generated/messages/messages.js';
import { TagIcon } from '#ui/staff/icons.tsx';
import type { Discount } from '../../discounts/contract.ts';
import { Listing } from '../listing.tsx';
import { DiscountCard } from './discount-card.tsx';
import { DiscountDialog } from './discount-dialog.tsx';

const grid = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-3';
/** Checkouts count uses, and the streams of events are the restaurants': whoever looks on asks again. */
const rereadMs = 10_000;

interface DiscountListProps {
  /** An empty form is open. */
  adding: boolean;
  onAdded: () => void;
}

/** Every discount code, newest first, with its uses as they are counted. */
export function DiscountList({ adding, onAdded }: DiscountListProps) {
  const [search, setSearch] = useAddressFilter('busca');
  const [opened, setOpened] = useState<Discount | null>(null);
  const query = useInfiniteQuery({
    ...api.platform.discounts.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, search }),
      ...byCursor,
      placeholderData: keepPreviousData,
      select: ({ pages }) => pages.flatMap(({ discounts }) => discounts),
    }),
    refetchInterval: rereadMs,
  });
  return (
    <>
      <Listing
        query={query}
        search={{
          label: m['platform.discounts.search'](),
          hint: m['platform.discounts.searchHint'](),
          value: search,
          onChange: setSearch,
        }}
        empty={{ icon: TagIcon, title: m['platform.discounts.empty'](), hint: m['platform.discounts.emptyHint']() }}
        className={grid}
        itemClass="h-52 rounded-lg"
      >
        {(items) => (
          <ul className={grid}>
            {items.map((discount) => (
              <DiscountCard key={discount.id} discount={discount} onEdit={setOpened} />
            ))}
          </ul>
        )}
      </Listing>
      {adding && <DiscountDialog discount={null} onClose={onAdded} />}
      {opened && (
        <DiscountDialog
          key={opened.id}
          discount={query.data?.find(({ id }) => id === opened.id) ?? opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
