import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { Notice } from '#ui/notice.tsx';
import type { Bill } from '../contract.ts';
import { UndoButton } from './undo-button.tsx';

interface MergedNoticeProps {
  bill: Bill;
  timeZone: string;
  onUndone: (bill: Bill) => void;
}

/** Which tables came to this bill, by whom and when; the last one can leave again for a moment. */
export function MergedNotice({ bill, timeZone, onUndone }: MergedNoticeProps) {
  const undo = useChange(api.bills.undoMerge.mutationOptions(), {
    done: (_, { mergeId }) => m['bills.merge.undone']({ number: numberOf(bill, mergeId) }),
    failed: m['bills.merge.undoFailed'](),
    rereads: [api.bills.key(), api.orders.key(), api.tables.key()],
    onDone: onUndone,
  });
  return bill.merges.map(({ id, tableNumber, at, by, undoSeconds }) => (
    <Notice
      key={id}
      live
      title={m['bills.merge.came']({ number: tableNumber })}
      action={
        undoSeconds > 0 && (
          <UndoButton
            seconds={undoSeconds}
            busy={undo.isPending}
            onPress={() => undo.mutate({ id: bill.id, mergeId: id })}
          />
        )
      }
    >
      {m['bills.merge.cameBy']({ name: by, time: formatTime(at, getLocale(), timeZone) })}
    </Notice>
  ));
}

function numberOf({ merges }: Bill, mergeId: string): number {
  return merges.find(({ id }) => id === mergeId)?.tableNumber ?? 0;
}
