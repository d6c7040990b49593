import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, client } from '#client/check-api.ts';
import type { VisitRating } from '../../contract.ts';

interface At {
  slug: string;
  number: number;
}

/** What this phone says of its visit: shown at once, and taken back where it could not be sent. */
export function useVisitRating(at: At) {
  const queries = useQueryClient();
  const options = api.feedback.ownRating.queryOptions({ input: at });
  const read = useQuery(options);
  const sending = useMutation({
    networkMode: 'always',
    // One after the other, in the sequence of the taps: the last one holds.
    scope: { id: 'visit-rating' },
    mutationFn: (rating: VisitRating) => client.feedback.rateVisit({ ...at, ...rating }),
    onMutate: () => queries.cancelQueries({ queryKey: options.queryKey }),
    onSuccess: (answer) => queries.setQueryData(options.queryKey, answer),
  });
  const kept = read.data?.rating ?? null;
  const shown = sending.isPending ? sending.variables : kept;
  return { kept, shown, send: sending.mutate, busy: sending.isPending, failed: sending.isError };
}
