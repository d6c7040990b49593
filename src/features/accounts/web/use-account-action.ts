import { useQueryClient } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { failureText } from '#client/errors.ts';
import { useChange } from '#client/use-change.ts';
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
  const change = { mutationFn: act };
  return useChange<Input, Answer>(change, {
    onDone: (answer, input) => {
      void queries.invalidateQueries({ queryKey: api.accounts.key() });
      onDone(answer, input);
    },
    failed: (error) => (onRefused?.(error) ? null : failureText(error, m['accounts.mine.failed']())),
  });
}
