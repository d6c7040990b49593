import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { v4 as newKey } from 'uuid';
import { api } from '#client/api.ts';
import { failureText } from '#client/failure-text.ts';
import { m } from '#generated/messages/messages.js';
import type { TableFields } from '../contract.ts';
import { useTablesReread } from './use-table-change.ts';

interface SaveTableOptions {
  /** Null for a new table. */
  id: string | null;
  onSaved: () => void;
  /** True when the form itself shows what is wrong. */
  onRefused: (error: unknown) => boolean;
}

export function useSaveTable({ id, onSaved, onRefused }: SaveTableOptions) {
  // The key belongs to what was sent: the same again after a lost answer makes no second table.
  const [sent, setSent] = useState({ key: newKey(), body: '' });
  const reread = useTablesReread();
  const saved = (text: string) => () => {
    toast.success(text);
    onSaved();
  };
  const refused = (failure: string) => (error: unknown) => {
    toast.error(onRefused(error) ? failure : failureText(error, failure));
  };
  const create = useMutation({
    ...api.tables.create.mutationOptions(),
    networkMode: 'always',
    onSuccess: saved(m['tables.form.created']()),
    onError: refused(m['tables.form.createFailed']()),
    onSettled: reread,
  });
  const edit = useMutation({
    ...api.tables.edit.mutationOptions(),
    networkMode: 'always',
    onSuccess: saved(m['tables.form.updated']()),
    onError: refused(m['tables.form.updateFailed']()),
    onSettled: reread,
  });
  const save = (fields: TableFields, revision: number) => {
    if (id) return edit.mutate({ id, revision, ...fields });
    const body = JSON.stringify(fields);
    const key = sent.body === '' || sent.body === body ? sent.key : newKey();
    setSent({ key, body });
    create.mutate({ key, ...fields });
  };
  return { save, busy: create.isPending || edit.isPending };
}
