import type { Order } from '../contract.ts';
import { maxQuantity } from '../values.ts';
import { type DraftLine, draftOf, type OrderDraft } from './draft.ts';

/** What was typed on an order as it was, on the order as it is by now: what still fits stays, and all else is as it is. */
export function rebased(draft: OrderDraft, was: Order, is: Order, approves: boolean): OrderDraft {
  const before = draftOf(was, approves);
  const typed = new Map(draft.lines.map((line) => [line.kept, line]));
  const lines = draftOf(is, approves).flatMap((line) => {
    const base = before.find(({ kept }) => kept === line.kept);
    const edited = typed.get(line.kept);
    if (!base) return [line];
    // What was taken off stays off, unless it may not be taken off any more.
    if (!edited) return line.held > 0 ? [line] : [];
    return [withTyped(line, base, edited)];
  });
  return {
    tableId: draft.tableId === was.tableId ? is.tableId : draft.tableId,
    status: draft.status === was.status || is.status === 'cancelado' ? is.status : draft.status,
    lines: [...lines, ...draft.lines.filter(({ kept }) => kept === null)],
  };
}

/** Two pieces more than there were are two more than there are. */
function withTyped(line: DraftLine, base: DraftLine, edited: DraftLine): DraftLine {
  const quantity = line.quantity + edited.quantity - base.quantity;
  return {
    ...line,
    quantity: Math.min(maxQuantity, Math.max(1, line.held, quantity)),
    notes: edited.notes === base.notes ? line.notes : edited.notes,
  };
}
