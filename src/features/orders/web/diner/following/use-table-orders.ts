import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#client/diner-api.ts';
import { errorCode } from '#client/errors.ts';
import type { TableOrders } from '../../../contract.ts';
import { isActive } from '../../../order.ts';

const none: TableOrders['movedAway'] = [];

/** Where they sit now is asked again when it turns out to be elsewhere, or nowhere. */
const left: readonly unknown[] = ['table_secret_required', 'sitting_ended', 'table_moved'];

/** The layout and a page may both ask at the same moment: one request answers both. */
const once = { cancelRefetch: false };

/** The orders of the table's bill, asked for once it is known that whoever asks sits there; and how far this device's clock is off. */
export function useTableOrders(slug: string, number: number, initialData?: TableOrders) {
  const input = { slug, number };
  const visit = useQuery(api.tables.visit.queryOptions({ input }));
  const query = useQuery({
    ...api.orders.ofTable.queryOptions({ input }),
    initialData,
    enabled: initialData !== undefined || visit.data?.seated === true,
  });
  const code = errorCode(query.error);
  const gone = left.includes(code);
  const { seated, movedTo = null, together = false, ended = false } = visit.data ?? {};
  // Either may have been asked while the other changed: whichever answered first is asked again, until they agree.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer that refuses them, and nothing else, asks where they sit
  useEffect(() => {
    if (gone) void visit.refetch(once);
  }, [gone, query.errorUpdatedAt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer that seats them, and nothing else, asks for their orders
  useEffect(() => {
    if (gone && seated) void query.refetch(once);
  }, [visit.dataUpdatedAt]);
  const orders = gone || ended || movedTo ? undefined : query.data?.orders;
  const failed = visit.isError ? visit : query;
  return {
    orders,
    movedAway: query.data?.movedAway ?? none,
    totalCents: query.data?.totalCents ?? 0,
    paidCents: query.data?.paidCents ?? 0,
    /** The table that their bill was moved to. */
    movedTo,
    /** It was put together with theirs. */
    together,
    /** Their bill is closed. */
    ended,
    clockOffset: query.data ? Date.parse(query.data.now) - query.dataUpdatedAt : 0,
    active: orders?.some((order) => isActive(order.status)) ?? false,
    /** They have not shown that they sit at this table. */
    notSeated: seated === false || code === 'table_secret_required',
    error: orders ? null : failed.error,
    isError: failed.isError && !gone,
    retry: () => void failed.refetch(),
  };
}
