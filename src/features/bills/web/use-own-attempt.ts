import { useEffect, useRef } from 'react';

interface Attempt<Input> {
  isPending: boolean;
  isError: boolean;
  error: unknown;
  variables: Input | undefined;
  mutate: (input: Input) => void;
}

/**
 * Whether it is not known yet who was first with what is done by now: an attempt of this screen is under way, or its answer was lost. The
 * same again is answered as it was, so it is asked once more.
 */
export function useOwnAttempt<Input>(attempt: Attempt<Input>, done: boolean): boolean {
  const { isPending, isError, error, variables, mutate } = attempt;
  const again = useRef(false);
  const status = (error as { status?: unknown } | null)?.status;
  const unanswered = isError && !(typeof status === 'number' && status < 500);
  useEffect(() => {
    if (!done || !unanswered || again.current || !variables) return;
    again.current = true;
    mutate(variables);
  }, [done, unanswered, variables, mutate]);
  return isPending || unanswered;
}
