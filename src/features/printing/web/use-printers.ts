import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';

/** The printers as they stand. Events tell of what is new; asked again now and then for what a lost one would have told, and
 * wherever it comes to be shown: what comes out as it should is told to nobody who does not look at it. */
export function usePrinters(enabled = true) {
  return useQuery({ ...api.printing.list.queryOptions(), enabled, refetchInterval: 60_000, refetchOnMount: 'always' });
}
