import { api } from '#client/api.ts';
import { announceReload } from '#client/reload.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import type { NewStaff } from '../contract.ts';

interface SaveStaffOptions {
  /** Null for a new account. */
  id: string | null;
  onSaved: () => void;
  onRefused: (error: unknown) => void;
}

export function useSaveStaff({ id, onSaved, onRefused }: SaveStaffOptions) {
  const outcome = {
    explained: 'fields',
    rereads: [api.staff.key()],
    onDone: () => {
      announceReload();
      onSaved();
    },
    onRefused,
  } as const;
  const create = useChange(api.staff.create.mutationOptions(), {
    ...outcome,
    done: m['staff.added'](),
    failed: m['staff.addFailed'](),
  });
  const edit = useChange(api.staff.edit.mutationOptions(), {
    ...outcome,
    done: m['staff.updated'](),
    failed: m['staff.updateFailed'](),
  });
  return {
    save: (form: NewStaff) => (id ? edit.mutate({ id, ...form }) : create.mutate(form)),
    busy: create.isPending || edit.isPending,
  };
}
