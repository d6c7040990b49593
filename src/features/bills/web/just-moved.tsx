import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import type { Bill } from '../contract.ts';
import { UndoButton } from './undo-button.tsx';
import { useOver } from './use-over.ts';
import { undoRereads } from './use-undo.ts';

export interface Moved {
  bill: Bill;
  /** Where its guests sat. */
  from: { id: string; number: number };
  /** Tables that were put to theirs, and are free since. */
  freed: readonly string[];
}

const undoSeconds = 60;

/** That a party sits elsewhere, said where somebody did it: for a minute one press leads back, while nobody else sits there, and their other tables come back as far as they are free. */
export function JustMoved({ bill, from, freed, onOver }: Moved & { onOver: (bill: Bill) => void }) {
  const over = useOver(undoSeconds);
  const back = useChange(api.bills.move.mutationOptions(), {
    done: m['bills.move.undone']({ number: from.number }),
    failed: m['bills.move.undoFailed'](),
    rereads: undoRereads,
    onDone: onOver,
  });
  if (over) return null;
  return (
    <Notice
      live
      tone="green"
      title={m['bills.move.nowAt']({ from: from.number, to: bill.tableNumber })}
      action={
        <UndoButton
          seconds={undoSeconds}
          busy={back.isPending}
          onPress={() => back.mutate({ id: bill.id, tableId: from.id, rejoins: [...freed] })}
        />
      }
    />
  );
}
