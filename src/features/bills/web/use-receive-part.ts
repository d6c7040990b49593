import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';

/** Records at the till what a guest asked to pay. */
export const useReceivePart = (onDone: (partId: string) => void) =>
  useChange(api.checks.receive.mutationOptions(), {
    done: m['checks.till.received'](),
    failed: m['checks.till.receiveFailed'](),
    rereads: [api.checks.key(), api.calls.board.key(), api.bills.key(), api.orders.key(), api.tables.key()],
    onDone: (_part, { id }) => onDone(id),
  });
