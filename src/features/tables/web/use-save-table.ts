import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { m } from '#generated/messages/messages.js';
import type { TableFields } from '../contract.ts';
import { floorRereads } from './use-table-change.ts';

interface SaveTableOptions {
  /** Null for a new table. */
  id: string | null;
  onSaved: () => void;
  onRefused: (error: unknown) => void;
}

export function useSaveTable({ id, onSaved, onRefused }: SaveTableOptions) {
  const keyOf = useCreationKey();
  const outcome = { explained: 'fields', rereads: floorRereads, onDone: onSaved, onRefused } as const;
  const create = useChange(api.tables.create.mutationOptions(), {
    ...outcome,
    done: m['tables.form.created'](),
    failed: m['tables.form.createFailed'](),
  });
  const edit = useChange(api.tables.edit.mutationOptions(), {
    ...outcome,
    done: m['tables.form.updated'](),
    failed: m['tables.form.updateFailed'](),
  });
  const save = (fields: TableFields, revision: number) => {
    if (id) edit.mutate({ id, revision, ...fields });
    else create.mutate({ key: keyOf(fields), ...fields });
  };
  return { save, busy: create.isPending || edit.isPending };
}
