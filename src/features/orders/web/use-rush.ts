import { api } from '#client/api.ts';
import { offerUndo } from '#client/undo.tsx';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import type { Order } from '../contract.ts';

/** Puts an order before the others of the kitchen, or takes that back; either offers the other. */
export function useRush({ id }: Pick<Order, 'id'>): (rushed: boolean) => void {
  const { mutate } = useChange(api.orders.setRush.mutationOptions(), {
    failed: m['orders.rush.failed'](),
    rereads: [api.orders.key(), api.bills.key()],
    onDone: ({ rushed }) =>
      offerUndo(rushed ? m['orders.rush.done']() : m['orders.rush.undone'](), () => mutate({ id, rushed: !rushed })),
  });
  return (rushed) => mutate({ id, rushed });
}
