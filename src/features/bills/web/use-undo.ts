import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import type { Bill } from '../contract.ts';

/** What shows a bill, or where its guests sit. */
export const undoRereads = [api.bills.key(), api.orders.key(), api.tables.key()];

/** What takes back, for a moment, that two parties became one. */
export function useUndo(onUndone: (bill: Bill) => void, { inPlace = false } = {}) {
  const failed = m['bills.merge.undoFailed']();
  const outcome = { failed, rereads: undoRereads, untilReread: true, inPlace, onDone: onUndone };
  return {
    merge: useChange(api.bills.undoMerge.mutationOptions(), { ...outcome, done: m['bills.merge.undone']() }),
    join: useChange(api.bills.undoJoin.mutationOptions(), { ...outcome, done: m['bills.join.undone']() }),
  };
}
