import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api as ofChecks } from '#client/check-api.ts';
import { api } from '#client/diner-api.ts';
import { useLive } from '#client/live.ts';
import { CallNews } from '#features/calls/web/diner/call-news.tsx';
import type { Topic } from '#lib/call.ts';

interface SeatedProps {
  slug: string;
  number: number;
  /** The sheet of the calls is open. */
  calling: boolean;
  /** Told whether somebody was called for and has not come yet. */
  onCalled: (called: boolean) => void;
}

/** What a phone needs once it is known that its guests sit at the table, and not before: the table's stream is for them. */
export default function Seated({ slug, number, calling, onCalled }: SeatedProps) {
  const queries = useQueryClient();
  /** The news may be that their bill is closed, or went elsewhere: then nothing of this table is theirs to ask for any more. */
  const stays = async (topic?: Topic) => {
    if (topic === 'menu' || topic === 'stock') return true;
    const visit = api.tables.visit.queryOptions({ input: { slug, number } });
    const now = await queries.fetchQuery({ ...visit, staleTime: 0, retry: false }).catch(() => null);
    return now === null || (now.seated && now.movedTo === null);
  };
  const keys = {
    orders: [api.orders.ofTable.key(), api.orders.estimate.key(), ofChecks.checks.key()],
    tables: [ofChecks.checks.key()],
    checks: [ofChecks.checks.key()],
    calls: [api.calls.ofTable.key(), ofChecks.checks.key()],
    // With what the house recommends, which it pins on its menu.
    menu: [api.menu.key(), api.orders.favourites.key()],
    stock: [api.menu.stock.key()],
    restaurant: [api.restaurants.bySlug.key(), api.menu.key(), api.calls.ofTable.key(), ofChecks.checks.key()],
  };
  useLive(`/api/restaurants/${slug}/tables/${number}/live`, keys, { stays });
  const calls = useQuery(api.calls.ofTable.queryOptions({ input: { slug, number } })).data?.calls;
  const called = calls?.some(({ answeredAt }) => answeredAt === null) ?? false;
  useEffect(() => onCalled(called), [called, onCalled]);
  return <CallNews calls={calls} told={calling} />;
}
