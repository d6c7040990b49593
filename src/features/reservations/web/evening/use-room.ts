import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { type Query, together } from '#client/read.tsx';
import { useSignedIn } from '#client/session.ts';
import { useClock } from '#features/orders/web/use-clock.ts';
import type { Profile } from '../../../restaurants/contract.ts';
import type { FloorTable } from '../../../tables/contract.ts';

export interface Room {
  tables: FloorTable[];
  house: Profile;
  /** The server's clock, in milliseconds. */
  now: number;
}

/** The tables of the house and its hours, on which an evening is drawn. */
export function useRoom(enabled: boolean): Query<Room> {
  const { restaurant } = useSignedIn();
  const list = useQuery({ ...api.tables.list.queryOptions(), enabled });
  const house = useQuery({
    ...api.restaurants.bySlug.queryOptions({ input: { slug: restaurant?.slug ?? '' } }),
    enabled: enabled && restaurant !== null,
  });
  const now = useClock(list.data?.now, list.dataUpdatedAt);
  const both = together(list, house);
  return { ...both, data: both.data && { tables: both.data[0].tables, house: both.data[1], now } };
}
