import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { failureText } from '#client/failure-text.ts';
import { m } from '#generated/messages/messages.js';
import type { FloorTable, TableStatus } from '../contract.ts';

/** Whatever came of a change, the floor is read again. */
export function useTablesReread() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: api.tables.key() });
}

export function useSetStatus() {
  const reread = useTablesReread();
  const set = useMutation({
    ...api.tables.setStatus.mutationOptions(),
    networkMode: 'always',
    onSuccess: () => toast.success(m['tables.form.updated']()),
    onError: (error) => toast.error(failureText(error, m['tables.form.updateFailed']())),
    onSettled: reread,
  });
  return {
    setStatus: (table: FloorTable, status: TableStatus) => set.mutate({ id: table.id, status }),
    settingId: set.isPending ? set.variables.id : null,
  };
}
