import { useState } from 'react';
import type { Order } from '../contract.ts';
import { clashOf, onCurrent } from './clash.ts';
import { isTouched, type OrderDraft, untouched } from './draft.ts';
import { rebased } from './rebase.ts';
import type { UnsentOrder } from './unsent/unsent-order.ts';

interface DraftOptions {
  begun: UnsentOrder;
  approves: boolean;
  /** Up to this revision the changes were made from this form, and are no surprise. */
  ownRevision: number;
}

/** What is typed of an order. It follows the order as it is by now, unless others changed what is typed on: that waits for `take`. */
export function useDraft(order: Order | null, { begun, approves, ownRevision }: DraftOptions) {
  const [draft, setDraft] = useState<OrderDraft>(() => {
    const { tableId, status, lines } = begun;
    return order ? untouched(order, approves) : { tableId, status, lines };
  });
  const [base, setBase] = useState(order);
  const moved = order && base && order !== base ? { from: base, to: order } : null;
  const clash = moved && moved.to.revision > ownRevision ? clashOf(draft, moved.from, moved.to) : null;
  // While it is drawn, not in an effect: what was is never on the screen beside what is.
  if (moved && !clash) {
    setBase(moved.to);
    setDraft(rebased(draft, moved.from, moved.to, approves));
  }
  /** The order as it is by now, with what was typed on top as far as nothing clashes. */
  const take = () => {
    if (!moved) return;
    setBase(moved.to);
    setDraft(onCurrent(draft, moved.from, moved.to, approves));
  };
  const touched = isTouched(draft, untouched(base, approves, begun.tableId));
  return { draft, setDraft, base, touched, clash, take };
}
