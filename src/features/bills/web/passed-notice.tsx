import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { Notice } from '#ui/notice.tsx';
import type { Bill } from '../contract.ts';
import { itemsText } from './items-text.ts';
import { UndoButton } from './undo-button.tsx';

interface PassedNoticeProps {
  bill: Bill;
  timeZone: string;
  onUndone: (bill: Bill) => void;
}

/** What of this bill went to another table's, and what came: by whom and when, and for a moment the way back. */
export function PassedNotice({ bill, timeZone, onUndone }: PassedNoticeProps) {
  const undo = useChange(api.bills.undoPass.mutationOptions(), {
    done: m['bills.pass.undone'](),
    failed: m['bills.pass.undoFailed'](),
    rereads: [api.bills.key(), api.orders.key(), api.tables.key()],
    untilReread: true,
    onDone: onUndone,
  });
  return bill.passes.map(({ id, went, tableNumber: number, at, by, lines, undoSeconds }) => {
    const pieces = itemsText(lines.reduce((sum, { quantity }) => sum + quantity, 0));
    return (
      <Notice
        key={id}
        live
        title={went ? m['bills.pass.went']({ pieces, number }) : m['bills.pass.came']({ pieces, number })}
        action={
          undoSeconds > 0 && (
            <UndoButton
              seconds={undoSeconds}
              busy={undo.isPending}
              onPress={() => undo.mutate({ id: bill.id, passId: id })}
            />
          )
        }
      >
        <p className="wrap-anywhere">{lines.map((line) => m['bills.pass.piece'](line)).join(', ')}</p>
        <p>{m['bills.merge.cameBy']({ name: by, time: formatTime(at, getLocale(), timeZone) })}</p>
      </Notice>
    );
  });
}
