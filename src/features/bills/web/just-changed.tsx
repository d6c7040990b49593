import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import { withJoined } from '../../tables/with-joined.ts';
import type { Bill } from '../contract.ts';
import { UndoButton } from './undo-button.tsx';
import { useOver } from './use-over.ts';
import { useUndo } from './use-undo.ts';

interface JustChangedProps {
  /** As it was right after. */
  bill: Bill;
  /** Undone, or too late to be. */
  onOver: (bill: Bill) => void;
}

/** That tables became one party, said where somebody did it: the way back for its minute need not be looked for in the bill. */
export function JustChanged({ bill, onOver }: JustChangedProps) {
  const { merge, join } = useUndo(onOver);
  const merged = bill.merges.findLast(({ undoSeconds }) => undoSeconds > 0);
  const joined = bill.joins.findLast(({ undoSeconds }) => undoSeconds > 0);
  const last = [merged, joined].flatMap((each) => each ?? []).sort((a, b) => b.at.localeCompare(a.at))[0];
  const seconds = last?.undoSeconds ?? 0;
  const over = useOver(seconds);
  if (!last || over) return null;
  return (
    <Notice
      live
      tone="green"
      title={
        last === joined
          ? m['bills.join.nowOne']({ numbers: withJoined(bill.tableNumber, bill.joined) })
          : m['bills.merge.done']({ here: bill.tableNumber, there: merged?.tableNumber ?? 0 })
      }
      action={
        <UndoButton
          seconds={seconds}
          busy={merge.isPending || join.isPending}
          onPress={() =>
            last === joined
              ? join.mutate({ id: bill.id, key: joined.key })
              : merged && merge.mutate({ id: bill.id, mergeId: merged.id })
          }
        />
      }
    />
  );
}
