import { errorCode } from '#client/errors.ts';
import type { InputOf } from '../../serves.ts';
import type { Order, orders } from '../contract.ts';
import { clashOf } from './clash.ts';
import { editedLine, type OrderDraft } from './draft.ts';
import { rebased } from './rebase.ts';

/** What was typed, and the order as it was typed on. */
export interface Edit {
  draft: OrderDraft;
  base: Order;
  approves: boolean;
}

interface Sending {
  edit: (input: InputOf<typeof orders.edit>) => Promise<Order>;
  read: (id: string) => Promise<Order>;
  /** Hears of the order as somebody else has left it. */
  onCurrent: (order: Order) => void;
}

/**
 * Sends what was typed. Where others have changed the order meanwhile and nothing clashes, it goes on the order as it is by now.
 * Throws `stale_revision` where something clashes.
 */
export async function sendEdit({ draft, base, approves }: Edit, sending: Sending): Promise<Order> {
  const { tableId, status, lines } = draft;
  try {
    return await sending.edit({ id: base.id, revision: base.revision, tableId, status, lines: lines.map(editedLine) });
  } catch (error) {
    if (errorCode(error) !== 'stale_revision') throw error;
    const current = await sending.read(base.id);
    sending.onCurrent(current);
    if (current.revision <= base.revision || clashOf(draft, base, current)) throw error;
    return sendEdit({ draft: rebased(draft, base, current, approves), base: current, approves }, sending);
  }
}
