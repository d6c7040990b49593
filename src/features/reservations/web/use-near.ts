import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';

const minute = 60_000;

/** Who of those who reserved sits at which table, and who comes soon. Reservations come near by themselves: asked for every minute. */
export function useNear() {
  return useQuery({ ...api.reservations.near.queryOptions(), refetchInterval: minute });
}
