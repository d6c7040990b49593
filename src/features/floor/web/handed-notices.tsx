import { useEffect, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { UndoIcon } from '#ui/staff/icons.tsx';
import type { TableView } from './table-view.ts';
import { useServing } from './use-serving.ts';

/** Tables that somebody handed over or gave back a moment ago: whoever did it can take it back. */
export function HandedNotices({ views, me }: { views: readonly TableView[]; me: string }) {
  return views.map(
    ({ table, handedOver }) =>
      handedOver?.by === me && <Handed key={handedOver.id} number={table.number} handed={handedOver} />,
  );
}

type HandedOver = NonNullable<TableView['handedOver']>;

function Handed({ number, handed }: { number: number; handed: HandedOver }) {
  const { undo } = useServing();
  const [left, setLeft] = useState(handed.undoSeconds);
  // The server says how long it is still possible; its clock and the device's need not agree.
  useEffect(() => {
    const until = Date.now() + handed.undoSeconds * 1_000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1_000))), 1_000);
    return () => clearInterval(timer);
  }, [handed.undoSeconds]);
  if (left === 0) return null;
  return (
    <Notice
      live
      tone="green"
      title={
        handed.kind === 'give_back'
          ? m['floor.handOver.givenBack']({ number })
          : m['floor.handOver.handed']({ number, name: handed.to?.name ?? '' })
      }
      action={
        <Button variant="quiet" size="s" busy={undo.isPending} onClick={() => undo.mutate({ id: handed.id })}>
          <UndoIcon size={18} />
          {m['floor.undo']()}
          <span aria-hidden="true" className="tabular-nums">
            {m['floor.handOver.left']({ seconds: left })}
          </span>
        </Button>
      }
    />
  );
}
