import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { offerUndo } from '#client/undo.tsx';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import type { FloorTable } from '../contract.ts';
import type { TableStatus } from '../values.ts';

/** Whatever came of a change, the floor is read again. */
export const floorRereads = [api.tables.key()];

export function useSetStatus() {
  const outcome = { failed: m['tables.form.updateFailed'](), rereads: floorRereads };
  const set = useChange(api.tables.setStatus.mutationOptions(), outcome);
  const done = m['tables.form.updated']();
  const undo = useChange(api.tables.setStatus.mutationOptions(), { ...outcome, done });
  return {
    setStatus: ({ id, status: before }: FloorTable, status: TableStatus) =>
      set.mutate(
        { id, status },
        {
          // Whoever sat at an occupied table has been sent off with it, and does not sit there again.
          onSuccess: () =>
            before === 'ocupado' ? toast.success(done) : offerUndo(done, () => undo.mutate({ id, status: before })),
        },
      ),
    settingId: set.isPending ? set.variables.id : null,
  };
}
