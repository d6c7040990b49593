import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import type { FloorTable } from '../contract.ts';
import type { TableStatus } from '../values.ts';

/** Whatever came of a change, the floor is read again. */
export const floorRereads = [api.tables.key()];

export function useSetStatus() {
  const set = useChange(api.tables.setStatus.mutationOptions(), {
    done: m['tables.form.updated'](),
    failed: m['tables.form.updateFailed'](),
    rereads: floorRereads,
  });
  return {
    setStatus: (table: FloorTable, status: TableStatus) => set.mutate({ id: table.id, status }),
    settingId: set.isPending ? set.variables.id : null,
  };
}
