import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { failureText } from '#client/failure-text.ts';
import { announceReload } from '#client/reload.ts';
import { m } from '#generated/messages/messages.js';
import type { NewStaff } from '../contract.ts';

interface SaveStaffOptions {
  /** Null for a new account. */
  id: string | null;
  onSaved: () => void;
  /** True when the form itself shows what is wrong. */
  onRefused: (error: unknown) => boolean;
}

export function useSaveStaff({ id, onSaved, onRefused }: SaveStaffOptions) {
  const queries = useQueryClient();
  const saved = (text: string) => () => {
    toast.success(text);
    void queries.invalidateQueries({ queryKey: api.staff.key() });
    announceReload();
    onSaved();
  };
  const refused = (failure: string) => (error: unknown) => {
    // Each field says for itself what is wrong with it.
    toast.error(onRefused(error) ? failure : failureText(error, failure));
  };
  const create = useMutation({
    ...api.staff.create.mutationOptions(),
    networkMode: 'always',
    onSuccess: saved(m['accounts.staff.added']()),
    onError: refused(m['accounts.staff.addFailed']()),
  });
  const edit = useMutation({
    ...api.staff.edit.mutationOptions(),
    networkMode: 'always',
    onSuccess: saved(m['accounts.staff.updated']()),
    onError: refused(m['accounts.staff.updateFailed']()),
  });
  return {
    save: (form: NewStaff) => (id ? edit.mutate({ id, ...form }) : create.mutate(form)),
    busy: create.isPending || edit.isPending,
  };
}
