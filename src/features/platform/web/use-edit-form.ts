import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { errorCode, errorMessage } from '#client/errors.ts';
import { useChange } from '#client/use-change.ts';
import { namesFields, useFieldErrors } from '#client/use-field-errors.ts';
import { useProven } from './proof.tsx';

interface EditOptions<Draft> {
  /** What is there now, as it is typed. What is typed begins with it, and does not follow it. */
  current: () => Draft;
  send: (draft: Draft) => Promise<unknown>;
  /** The lists that show what is saved. */
  lists: QueryKey[];
  saved: string;
  failed: string;
  onSaved: () => void;
}

/**
 * A form in a dialog. A save fails into the dialog that is open: a field says what is wrong with it, and what was saved by someone
 * else meanwhile is read again, so that it can be shown.
 */
export function useEditForm<Draft extends object>({
  current,
  send,
  lists,
  saved,
  failed,
  onSaved,
}: EditOptions<Draft>) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState(current);
  const { form, errors, setErrors, refuse } = useFieldErrors();
  const [stale, setStale] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const reread = () => Promise.all(lists.map((queryKey) => queries.invalidateQueries({ queryKey })));
  const proven = useProven();
  const change = { mutationFn: (draft: Draft) => proven(() => send(draft)) };
  const save = useChange<Draft, unknown>(change, {
    done: saved,
    // Why is said in the dialog.
    failed: () => failed,
    onDone: () => {
      void reread();
      onSaved();
    },
    onRefused: async (error) => {
      const isStale = errorCode(error) === 'stale_revision';
      if (isStale) await reread();
      setStale(isStale);
      setProblem(!isStale && !namesFields(error) ? errorMessage(error) : null);
      refuse(error);
    },
  });
  const forget = () => {
    setErrors({});
    setStale(false);
    setProblem(null);
  };
  const submit = (chosen: Partial<Draft> = {}) => {
    if (save.isPending) return;
    forget();
    save.mutate({ ...draft, ...chosen });
  };
  return {
    draft,
    /** Saves what is typed, with what was chosen only now. */
    submit,
    set: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    errors,
    /** What the dialog around the fields needs. */
    edit: {
      form,
      busy: save.isPending,
      stale,
      problem,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        submit();
      },
      onCurrent: () => {
        setDraft(current());
        forget();
      },
    },
  };
}
