import type { InferContractRouterOutputs } from '@orpc/contract';
import { useQuery } from '@tanstack/react-query';
import { api, client } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import { useLive } from '#client/live.ts';
import type { demo } from '../../contract.ts';

export type DemoTickets = InferContractRouterOutputs<typeof demo>['tickets'];

/** The visitor's own table and what its kitchen has. Opened by the page, not by its address: who only reads the page has none. */
export function useDemoTable(on: boolean) {
  const sitting = useQuery({
    queryKey: api.demo.sit.key(),
    queryFn: () => client.demo.sit({}),
    enabled: on,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const table = sitting.data;
  const kitchen = useQuery({
    ...api.demo.tickets.queryOptions(),
    // Another table has other orders.
    queryKey: [...api.demo.tickets.key(), table?.code.id],
    enabled: table !== undefined,
    // The others' evening goes on by the minute.
    refetchInterval: 30_000,
  });
  const told = [api.demo.tickets.key()];
  const { slug, code } = table ?? {};
  useLive(slug && code ? `/api/restaurants/${slug}/tables/${code.number}/live` : null, {
    orders: told,
    menu: told,
    restaurant: told,
  });
  const refused = errorCode(sitting.error);
  return {
    table,
    kitchen: kitchen.data,
    readAt: kitchen.dataUpdatedAt,
    /** Why there is none. */
    trouble:
      !on || refused === 'demo_off' ? 'off' : refused === 'demo_full' ? 'full' : sitting.isError ? 'unread' : null,
    /** It was swept away meanwhile. */
    gone: errorCode(kitchen.error) === 'demo_table_gone',
    busy: sitting.isFetching,
    again: () => void sitting.refetch(),
  } as const;
}
export type DemoTable = ReturnType<typeof useDemoTable>;
