import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { errorCode, errorMessage } from '#client/errors.ts';
import { fieldErrors } from '#client/use-field-errors.ts';

interface SavingOptions {
  /** The lists that show what is saved. */
  lists: QueryKey[];
  saved: string;
  failed: string;
  onSaved: () => void;
  /** Shows what is wrong with each field. */
  refuse: (error: unknown) => boolean;
}

/**
 * What comes of a save. It fails into the dialog that is open: a field says what is wrong with it, and what was saved by someone
 * else meanwhile is read again, so that it can be shown.
 */
export function useSaving({ lists, saved, failed, onSaved, refuse }: SavingOptions) {
  const queries = useQueryClient();
  const [stale, setStale] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const reread = () => Promise.all(lists.map((queryKey) => queries.invalidateQueries({ queryKey })));
  return {
    stale,
    problem,
    clear() {
      setStale(false);
      setProblem(null);
    },
    options: {
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
    },
  } as const;
}
