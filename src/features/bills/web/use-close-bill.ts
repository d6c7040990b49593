import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import type { Bill } from '../contract.ts';

export type ClosingBill = ReturnType<typeof useCloseBill>;

/** Closes a bill, now or once its food is served. Whatever comes of it, the screens reread what the bill has become. */
export function useCloseBill(onClosed: (bill: Bill) => void) {
  return useChange(api.bills.close.mutationOptions(), {
    done: ({ closedAt }) => (closedAt === null ? m['bills.settled.done']() : m['bills.closed']()),
    failed: m['bills.closeFailed'](),
    inPlace: true,
    rereads: [api.bills.key(), api.orders.key(), api.tables.key()],
    onDone: onClosed,
  });
}
