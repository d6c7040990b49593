import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';

/** The printers as they stand. Events tell of what is new; asked again now and then for what a lost one would have told, and
 * wherever it comes to be shown: what comes out as it should is told to nobody who does not look at it. */
export function usePrinters({ enabled = true, everyMs = 60_000 } = {}) {
  return useQuery({ ...api.printing.list.queryOptions(), enabled, refetchInterval: everyMs, refetchOnMount: 'always' });
}

/** While somebody waits for a computer or a printer to be there. */
export const awaitedMs = 3_000;
