import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { errorCode, errorMessage } from '#client/errors.ts';
import { fieldErrors, useFieldErrors } from '#client/use-field-errors.ts';

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
  const save = useMutation({
    mutationFn: send,
    networkMode: 'always',
    onSuccess: () => {
      toast.success(saved);
      void reread();
      onSaved();
    },
    onError: async (error: unknown) => {
      toast.error(failed);
      const isStale = errorCode(error) === 'stale_revision';
      if (isStale) await reread();
      setStale(isStale);
      setProblem(!isStale && Object.keys(fieldErrors(error)).length === 0 ? errorMessage(error) : null);
      refuse(error);
    },
  });
  const forget = () => {
    setErrors({});
    setStale(false);
    setProblem(null);
  };
  return {
    draft,
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
        if (save.isPending) return;
        forget();
        save.mutate(draft);
      },
      onCurrent: () => {
        setDraft(current());
        forget();
      },
    },
  };
}
