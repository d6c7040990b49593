import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { type Outcome, useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import type { SetupState } from '../contract.ts';

/** How far the house is, as it was read with the page and as it became since. */
export function useSetup(initialData?: SetupState) {
  return useQuery({ ...api.setup.read.queryOptions(), initialData });
}

/** What becomes of an answer that says how far the house is by now: it is shown at once. */
export function useTold<Input>(then?: (state: SetupState) => void): Outcome<Input, SetupState> {
  const queries = useQueryClient();
  return {
    failed: m['setup.failed'](),
    onDone: (state) => {
      queries.setQueryData(api.setup.read.queryKey(), state);
      then?.(state);
    },
  };
}

/** A step that was gone through, or passed by. */
export function useMark(then?: () => void) {
  return useChange(api.setup.mark.mutationOptions(), useTold(then));
}
