import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type At, sends, useCheckChange } from '../use-check.ts';

export const sayPaidKey = (id: string) => ['checks', 'sayPaid', id];

/** Says of a part that it is paid, until an answer comes: whoever paid may have gone back to their bank, or to another page of the table. */
export function useSayPaid(at: At, id: string) {
  const mutationKey = sayPaidKey(id);
  const { mutate } = useCheckChange(at, sends.tell, { resends: mutationKey });
  // `useMutationState` would be sent to every page, with all of the library that any page uses.
  const cache = useQueryClient().getMutationCache();
  const failures = () => cache.find({ mutationKey, status: 'pending' })?.state.failureCount ?? null;
  const unanswered = useSyncExternalStore((changed) => cache.subscribe(changed), failures, failures);
  return { mutate, busy: unanswered !== null, unsent: unanswered !== null && unanswered > 0 };
}
