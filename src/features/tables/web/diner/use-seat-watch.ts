import { useQuery } from '@tanstack/react-query';
import { api } from '#client/diner-api.ts';

const everyMs = 4_000;

/** Whether they sit at the table by now, asked anew and from time to time: the camera shows the code to another tab, and bills are moved. */
export function useSeatWatch(slug: string, number: number): boolean {
  const { data, isFetchedAfterMount } = useQuery({
    ...api.tables.visit.queryOptions({ input: { slug, number } }),
    refetchOnMount: 'always',
    refetchInterval: everyMs,
  });
  return isFetchedAfterMount && data?.seated === true;
}
