import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import { failureText } from '#client/failure-text.ts';

interface Change<Input, Output> {
  mutationKey?: readonly unknown[];
  mutationFn?: (input: Input, context: never) => Promise<Output>;
}

interface Outcome<Input, Output> {
  done?: string;
  failed: string;
  /** Refusals that the form itself explains: the toast then says only that it failed. */
  explained?: readonly string[];
  onDone?: (output: Output, input: Input) => void;
  onRefused?: (error: unknown, input: Input) => void;
}

/** One change of the menu: says how it went, and has every list of the menu read again. One after another, never side by side. */
export function useMenuChange<Input, Output>(change: Change<Input, Output>, outcome: Outcome<Input, Output>) {
  const queries = useQueryClient();
  const { done, failed, explained = [], onDone, onRefused } = outcome;
  return useMutation<Output, unknown, Input>({
    ...(change as { mutationFn: (input: Input) => Promise<Output> }),
    scope: { id: 'menu' },
    networkMode: 'always',
    onSuccess: (output, input) => {
      if (done) toast.success(done);
      onDone?.(output, input);
    },
    onError: (error, input) => {
      toast.error(explained.includes(errorCode(error) ?? '') ? failed : failureText(error, failed));
      onRefused?.(error, input);
    },
    // Nobody waits for the rereading: without a line it would not end.
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: api.menuEditing.key() });
      void queries.invalidateQueries({ queryKey: api.menu.key() });
    },
  });
}
