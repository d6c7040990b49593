import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { errorCode, errorMessage } from '#client/errors.ts';
import { announceReload } from '#client/reload.ts';
import { useChange } from '#client/use-change.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';

interface SavedFormOptions<Saved, Draft> {
  /** As it is now. */
  saved: Saved;
  draftOf: (saved: Saved) => Draft;
  send: (draft: Draft, revision: number) => Promise<Saved>;
  read: () => Promise<Saved>;
  /** Where the page reads it from. */
  queryKey: readonly unknown[];
  savedText: string;
  failedText: string;
  /** What shows the same besides, and is read again when others were faster. */
  rereads?: readonly unknown[];
  /** Refusals that say themselves what is to be done. */
  told?: readonly string[];
  /** Refusals that are about one field, by code: its path. */
  about?: Record<string, string>;
}

/**
 * A form over something that others may save too. An untouched form follows what is saved; one that was typed into keeps what was
 * typed, also on a failure, and the revision that it was opened with.
 */
export function useSavedForm<Saved extends { revision: number }, Draft extends object>({
  saved,
  draftOf,
  send,
  read,
  queryKey,
  savedText,
  failedText,
  rereads = queryKey,
  told = [],
  about = {},
}: SavedFormOptions<Saved, Draft>) {
  const queries = useQueryClient();
  const [opened, setOpened] = useState(saved);
  const [draft, setDraft] = useState(() => draftOf(saved));
  const [refused, setRefused] = useState(false);
  const { form, errors, refuse, setErrors } = useFieldErrors();
  const dirty = JSON.stringify(draft) !== JSON.stringify(draftOf(opened));
  const reopen = (other: Saved) => {
    setErrors({});
    setRefused(false);
    setOpened(other);
    setDraft(draftOf(other));
  };
  const take = (now: Saved) => {
    queries.setQueryData(queryKey, now);
    reopen(now);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is saved elsewhere reopens an untouched form
  useEffect(() => {
    if (saved.revision !== opened.revision && !dirty) reopen(saved);
  }, [saved.revision]);
  const change = { mutationFn: () => send(draft, opened.revision) };
  const saving = useChange<void, Saved>(change, {
    done: savedText,
    failed: (error) => (told.includes(errorCode(error) ?? '') ? errorMessage(error) : failedText),
    onDone: (now) => {
      take(now);
      announceReload();
    },
    onRefused: (error) => {
      const code = errorCode(error) ?? '';
      const field = about[code];
      if (field) setErrors({ [field]: errorMessage(error) ?? '' });
      else refuse(error);
      if (code !== 'settings_changed') return;
      setRefused(true);
      void queries.invalidateQueries({ queryKey: rereads });
    },
  });
  return {
    form,
    errors,
    setErrors,
    draft,
    opened,
    dirty,
    /** Others have saved since this form was opened, and it holds changes of its own. */
    outdated: dirty && (refused || saved.revision !== opened.revision),
    saving,
    busy: saving.isPending,
    set: <Key extends keyof Draft>(key: Key, value: Draft[Key]) => setDraft((before) => ({ ...before, [key]: value })),
    save: () => saving.mutate(),
    /** Gives up what was typed for what is known to be saved. */
    discard: () => {
      saving.reset();
      reopen(saved);
    },
    /** Gives up what was typed for what is saved. */
    reload: () => void read().then(take, (error) => toast.error(errorMessage(error))),
  };
}
