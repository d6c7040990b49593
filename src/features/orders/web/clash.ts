import type { Order } from '../contract.ts';
import type { OrderLine } from '../lines/contract.ts';
import { isActive } from '../order.ts';
import { type DraftLine, draftOf, type OrderDraft } from './draft.ts';
import { rebased } from './rebase.ts';

/** What was changed here and by somebody else, so that neither follows from the other. */
export interface Clash {
  table: boolean;
  /** Both chose a step, or the order is over by now: what is added to it would not be made. */
  status: boolean;
  /** Of the lines that the order had. */
  lines: readonly Pick<OrderLine, 'line' | 'name'>[];
}

/** Null where what was typed on `was` means the same on `is`: others moved a status, or changed what nobody typed on. */
export function clashOf(draft: OrderDraft, was: Order, is: Order): Clash | null {
  const typed = new Map(draft.lines.map((line) => [line.kept, line]));
  const lines = was.lines.filter((before) =>
    lineClashes(
      before,
      is.lines.find(({ line }) => line === before.line),
      typed.get(before.line),
    ),
  );
  const table = apart(draft.tableId, was.tableId, is.tableId);
  const ended = (isActive(was.status) && !isActive(is.status)) || (!was.completedAt && Boolean(is.completedAt));
  const status = ended || apart(draft.status, was.status, is.status);
  return table || status || lines.length > 0 ? { table, status, lines } : null;
}

/** The order as it is by now, with all that was typed and does not clash, the new lines above all. */
export function onCurrent(draft: OrderDraft, was: Order, is: Order, approves: boolean): OrderDraft {
  const clash = clashOf(draft, was, is);
  if (!clash) return rebased(draft, was, is, approves);
  const given = new Set(clash.lines.map(({ line }) => line));
  const typed = new Map(draft.lines.map((line) => [line.kept, line]));
  const kept = draftOf(was, approves).flatMap((line) => {
    const own = line.kept !== null && given.has(line.kept) ? line : typed.get(line.kept);
    return own ? [own] : [];
  });
  return rebased(
    {
      tableId: clash.table ? was.tableId : draft.tableId,
      status: clash.status ? was.status : draft.status,
      lines: [...kept, ...draft.lines.filter(({ kept }) => kept === null)],
    },
    was,
    is,
    approves,
  );
}

const apart = (typed: string, was: string, is: string) => typed !== was && is !== was && is !== typed;

function lineClashes(was: OrderLine, is: OrderLine | undefined, typed: DraftLine | undefined): boolean {
  if (typed && typed.quantity === was.quantity && typed.notes === was.notes) return false;
  if (!is) return typed !== undefined;
  if (is.quantity !== was.quantity || is.notes !== was.notes || is.freeQuantity !== was.freeQuantity) return true;
  // Fewer of what somebody has begun meanwhile is another matter than fewer of what waits.
  const fewer = !typed || typed.quantity < was.quantity;
  return fewer && (is.status !== was.status || is.begun !== was.begun);
}
