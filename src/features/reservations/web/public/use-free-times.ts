import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { isDay } from '#lib/days.ts';
import { partyOf } from './party.ts';

interface Wanted {
  slug: string;
  /** The business day that is asked for, as far as it is typed. */
  date: string;
  firstDay: string;
  /** As typed. */
  guests: number;
}

export type FreeRead = ReturnType<typeof useFreeTimes>;

/** The times of a day as they are typed for, and how many the largest table seats; `asks`: whether enough is typed to ask for them. */
export function useFreeTimes({ slug, date, firstDay, guests }: Wanted) {
  const party = partyOf(guests);
  const asks = isDay(date) && date >= firstDay && party !== null;
  const { data, isError } = useQuery({
    ...api.reservations.freeTimes.queryOptions({ input: { slug, date, guests: party ?? 1 } }),
    enabled: asks,
  });
  return { asks, data, isError };
}
