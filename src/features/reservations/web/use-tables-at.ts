import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import type { When } from '../opening.ts';
import { maxGuests } from '../values.ts';

interface Wanted {
  /** Null where it is not known yet, or does not matter. */
  when: When | null;
  /** As typed. */
  guests: number;
  /** Empty for the smallest free table. */
  tableId: string;
  /** The reservation that is being changed. */
  id: string | undefined;
}

/** Each table at the time that stands in a form, and other times where what stands there cannot be had; follows what is typed. */
export function useTablesAt({ when, guests, tableId, id }: Wanted) {
  const asks = when !== null && Number.isInteger(guests) && guests >= 1 && guests <= maxGuests;
  const input = { ...(when ?? { date: '', time: '' }), guests, ...(tableId && { tableId }), ...(id && { id }) };
  const read = useQuery({
    ...api.reservations.tablesAt.queryOptions({ input }),
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  if (!asks) return { tables: undefined, left: null, failed: false };
  // Marks of the moment before are near enough until the next ones are there; times that are offered are not.
  return {
    tables: read.data?.tables,
    left: (!read.isPlaceholderData && read.data?.left) || null,
    failed: read.isError,
  };
}
