import { api } from '#client/api.ts';
import { Unsent } from '#client/unsent.tsx';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Bill } from '../contract.ts';
import { joinedText } from './joined-text.ts';
import { UndoButton } from './undo-button.tsx';
import { undoRereads, useUndo } from './use-undo.ts';

interface JoinedTablesProps {
  bill: Bill;
  timeZone: string;
  /** Less than it was: split, or undone. */
  onSplit: (bill: Bill) => void;
}

/** The tables that were put to this one, by whom and when: for a moment it is undone as a whole, and each can stand by itself again. */
export function JoinedTables({ bill, timeZone, onSplit }: JoinedTablesProps) {
  const { join: undo } = useUndo(onSplit, { inPlace: true });
  const split = useChange(api.bills.split.mutationOptions(), {
    done: m['bills.join.split'](),
    failed: m['bills.merge.undoFailed'](),
    inPlace: true,
    rereads: undoRereads,
    untilReread: true,
    onDone: onSplit,
  });
  return bill.joins.map((join) => (
    <Notice
      key={join.key}
      live
      title={joinedText(join)}
      action={
        join.undoSeconds > 0 && (
          <UndoButton
            seconds={join.undoSeconds}
            busy={undo.isPending}
            onPress={() => undo.mutate({ id: bill.id, key: join.key })}
          />
        )
      }
    >
      <p>{m['bills.merge.cameBy']({ name: join.by, time: formatTime(join.at, getLocale(), timeZone) })}</p>
      <ul className="mt-1 grid gap-1">
        {join.tables.map(({ id, number }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0 flex-1 basis-48">
              {m['bills.join.codes']({ here: bill.tableNumber, there: number })}
            </span>
            <Button
              variant="plain"
              size="s"
              className="-mr-3"
              busy={split.isPending && split.variables.tableId === id}
              aria-label={m['bills.join.splitOf']({ number })}
              onClick={() => split.mutate({ id: bill.id, tableId: id })}
            >
              {m['bills.join.splitAction']()}
            </Button>
          </li>
        ))}
      </ul>
      <Unsent of={[undo, split]} part />
    </Notice>
  ));
}
