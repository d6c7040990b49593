import { api } from '#client/api.ts';
import { offerUndo } from '#client/undo.tsx';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import type { FloorTable } from '../contract.ts';
import { floorRereads } from './use-table-change.ts';

/** Removes a table at once: what was ordered there stays in the books, and for a moment it can be put back with its code. */
export function useRemoveTable(): (table: FloorTable) => void {
  const restore = useChange(api.tables.restore.mutationOptions(), {
    done: m['tables.removal.restored'](),
    failed: m['tables.removal.restoreFailed'](),
    rereads: floorRereads,
  });
  const remove = useChange(api.tables.remove.mutationOptions(), {
    failed: m['tables.removal.failed'](),
    rereads: floorRereads,
    onDone: (_gone, { id }) => offerUndo(m['tables.removal.deleted'](), () => restore.mutate({ id })),
  });
  return ({ id }) => remove.mutate({ id });
}
