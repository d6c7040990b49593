import { useState } from 'react';
import type { Order } from '../contract.ts';
import { draftOf, type OrderDraft } from './draft.ts';
import { rebased } from './rebase.ts';

interface DraftOptions {
  tableId: string | undefined;
  approves: boolean;
  onRebased: () => void;
}

/** What is typed of an order. When the form is given the order as it is by now, it stays as far as it fits. */
export function useDraft(order: Order | null, { tableId, approves, onRebased }: DraftOptions) {
  const [draft, setDraft] = useState<OrderDraft>(() => ({
    tableId: order?.tableId ?? tableId ?? '',
    status: order?.status ?? 'pendente',
    lines: order ? draftOf(order, approves) : [],
  }));
  const [base, setBase] = useState(order);
  // While it is drawn, not in an effect: what was is never on the screen beside what is.
  if (order && base && order !== base) {
    setBase(order);
    setDraft(rebased(draft, base, order, approves));
    onRebased();
  }
  return [draft, setDraft] as const;
}
