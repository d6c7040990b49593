import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { failureText } from '#client/failure-text.ts';
import { m } from '#generated/messages/messages.js';

interface AccountAction<Input, Answer> {
  act: (input: Input) => Promise<Answer>;
  onDone: (answer: Answer, input: Input) => void;
  /** True when the form itself says what was wrong. */
  onRefused?: (error: unknown) => boolean;
}

/** Changes something about the account, and has the screen read what it is now. */
export function useAccountAction<Answer, Input = void>({ act, onDone, onRefused }: AccountAction<Input, Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    networkMode: 'always',
    onSuccess: (answer, input) => {
      void queries.invalidateQueries({ queryKey: api.accounts.key() });
      onDone(answer, input);
    },
    onError: (error) => {
      if (!onRefused?.(error)) toast.error(failureText(error, m['account.failed']()));
    },
  });
}
