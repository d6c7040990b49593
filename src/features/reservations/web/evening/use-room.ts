import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { type Query, together } from '#client/read.tsx';
import { useSignedIn } from '#client/session.ts';
import type { Profile } from '../../../restaurants/contract.ts';
import type { FloorTable } from '../../../tables/contract.ts';

export interface Room {
  tables: FloorTable[];
  house: Profile;
  /** The server's time when it answered, and the browser's when it was heard. */
  serverNow: string;
  heardAt: number;
}

/** The tables of the house and its hours, on which an evening is drawn. */
export function useRoom(): Query<Room> {
  const { restaurant } = useSignedIn();
  const list = useQuery(api.tables.list.queryOptions());
  const house = useQuery({
    ...api.restaurants.bySlug.queryOptions({ input: { slug: restaurant?.slug ?? '' } }),
    enabled: restaurant !== null,
  });
  const both = together(list, house);
  if (!both.data) return { ...both, data: undefined };
  const [{ tables, now }, profile] = both.data;
  return { ...both, data: { tables, house: profile, serverNow: now, heardAt: list.dataUpdatedAt } };
}
