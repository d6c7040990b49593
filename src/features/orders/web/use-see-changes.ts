import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';

/** Says for everyone that somebody has seen what changed of an order. The server keeps it, so that all boards agree. */
export function useSeeChanges() {
  return useChange(api.orders.seeChanges.mutationOptions(), {
    failed: m['orders.changes.failed'](),
    rereads: [api.orders.key()],
    // The button stays busy until the board says so too.
    untilReread: true,
  });
}
