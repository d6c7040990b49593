import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { Notice } from '#ui/notice.tsx';
import type { Bill } from '../contract.ts';
import { UndoButton } from './undo-button.tsx';
import { useUndo } from './use-undo.ts';

interface MergedNoticeProps {
  bill: Bill;
  timeZone: string;
  onUndone: (bill: Bill) => void;
}

/** Which tables came to this bill, by whom and when; the last one can leave again for a moment. */
export function MergedNotice({ bill, timeZone, onUndone }: MergedNoticeProps) {
  const { merge: undo } = useUndo(onUndone);
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
