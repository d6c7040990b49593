import { type MutateOptions, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { errorCode, failureText } from './errors.ts';
import { isWorthRetrying } from './query.ts';
import { makeSaidJustNow } from './said-just-now.ts';
import { namesFields } from './use-field-errors.ts';

const saidJustNow = makeSaidJustNow();

/** A call of the server, as `api.….mutationOptions()` gives it, or whatever else has to be sent. */
export interface Change<Input, Output> {
  mutationKey?: readonly unknown[];
  mutationFn?: (input: Input, context: never) => Promise<Output>;
}

/** Why a change was not made, and whether the same may go through another time. */
export interface Refused {
  why: string;
  again: boolean;
}

export interface Outcome<Input, Output> {
  /** Said when it is done. */
  done?: string | ((output: Output, input: Input) => string);
  /** Said when it is not and the refusal says nothing better; a function has the last word, and null keeps silent. */
  failed?: string | ((error: unknown) => string | null);
  /** Refusals that the screen itself explains, by code or as far as they name fields: what is said is then only that it failed. */
  explained?: readonly string[] | 'fields';
  /** It is said where it was pressed (`Unsent`), in a sheet that lies over the page: nothing is said over it. */
  inPlace?: boolean;
  /** What is read again, whatever came of it. */
  rereads?: readonly QueryKey[];
  /** Busy until that is read, and nobody else waits: without a line it would not end. */
  untilReread?: boolean;
  /** Changes of one queue go one after another, never side by side. */
  queue?: string;
  retry?: number;
  /** Before it is sent: what is shown at once. */
  onSend?: (input: Input) => Promise<void>;
  onDone?: (output: Output, input: Input) => unknown;
  onRefused?: (error: unknown, input: Input) => unknown;
  /** Last of all: after what is awaited has been read. */
  onSettled?: (input: Input) => void;
}

/**
 * The one way to write from a screen: sends the change, says how it went, and has read again what shows it. What a second press says like the
 * first is said once, and the same again while it is on its way is not sent again: hands are quicker than answers.
 */
export function useChange<Input, Output>(change: Change<Input, Output>, outcome: Outcome<Input, Output>) {
  const queries = useQueryClient();
  // A new attempt takes back what was said of the last one: red never stands beside the success that follows.
  const refused = useRef<string>(undefined);
  // Why the last attempt was not done: asked once, since who is asked may note it in a field.
  const why = useRef<Refused>(null);
  // What was sent last and is on its way: a state would be a moment late.
  const sent = useRef<string>(null);
  const { done, inPlace, rereads = [], untilReread, queue, retry, onSend, onDone, onRefused } = outcome;
  const mutation = useMutation<Output, unknown, Input>({
    ...(change as { mutationFn: (input: Input) => Promise<Output> }),
    ...(queue !== undefined && { scope: { id: queue } }),
    ...(retry !== undefined && { retry }),
    networkMode: 'always',
    onMutate: (input) => {
      if (refused.current) toast.remove(refused.current);
      return onSend?.(input);
    },
    onSuccess: async (output, input) => {
      await onDone?.(output, input);
      const text = typeof done === 'function' ? done(output, input) : done;
      if (text && !saidJustNow(text, Date.now())) toast.success(text);
    },
    onError: (error, input) => {
      const text = refusalOf(error, outcome);
      why.current = text ? { why: text, again: isWorthRetrying(error) } : null;
      if (text && !inPlace && !saidJustNow(text, Date.now())) refused.current = toast.error(text);
      return onRefused?.(error, input);
    },
    onSettled: async (_output, _error, input) => {
      const reread = Promise.all(rereads.map((queryKey) => queries.invalidateQueries({ queryKey })));
      if (untilReread) await reread;
      if (sent.current === (JSON.stringify(input) ?? '')) sent.current = null;
      outcome.onSettled?.(input);
    },
  });
  const { mutate: send } = mutation;
  const mutate = useCallback(
    (input: Input, options?: MutateOptions<Output, unknown, Input>) => {
      const body = JSON.stringify(input) ?? '';
      if (sent.current === body) return;
      sent.current = body;
      send(input, options);
    },
    [send],
  );
  // Why it was not done, until it is tried again.
  const unsent = mutation.isError ? why.current : null;
  return { ...mutation, mutate, unsent };
}

function refusalOf<Input, Output>(error: unknown, { failed, explained = [] }: Outcome<Input, Output>): string | null {
  return typeof failed === 'function' ? failed(error) : failed ? saidOf(error, failed, explained) : null;
}

function saidOf(error: unknown, failed: string, explained: readonly string[] | 'fields'): string {
  const there = explained === 'fields' ? namesFields(error) : explained.includes(errorCode(error) ?? '');
  return there ? failed : failureText(error, failed);
}
