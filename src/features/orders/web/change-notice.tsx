import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { Button } from '#ui/button.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import type { Order } from '../contract.ts';
import { unseenChanges } from '../lines/changes.ts';
import { useSeeChanges } from './use-see-changes.ts';

interface ChangeNoticeProps {
  order: Order;
  timeZone: string;
  onSee: (order: Order) => void;
}

/** Says that the table above or the lines below are not what they were, until someone presses that they have seen it. */
export function ChangeNotice({ order, timeZone, onSee }: ChangeNoticeProps) {
  const see = useSeeChanges();
  const { unseenMove } = order;
  const last = unseenChanges(order.changes).at(-1);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-md bg-yellow-tint py-1.5 pr-1.5 pl-3.5 text-yellow">
      <p className="flex min-w-0 flex-1 basis-44 items-center gap-2 font-semibold md:text-lg">
        <AlertIcon size={20} />
        <span className="grid">
          {unseenMove && (
            <span>
              {m['orders.changes.movedAt']()} <Clock at={unseenMove.at} timeZone={timeZone} />,{' '}
              {cameFrom(order.formerTableNumber, unseenMove.fromTableNumber)}
            </span>
          )}
          {last && (
            <span>
              {m['orders.changes.at']()} <Clock at={last.at} timeZone={timeZone} />
            </span>
          )}
        </span>
      </p>
      <Button
        variant="quiet"
        size="s"
        busy={see.isPending}
        aria-label={m['orders.changes.seeOf']({ number: order.tableNumber })}
        onClick={() => {
          onSee(order);
          see.mutate({ id: order.id, revision: order.revision });
        }}
      >
        {m['orders.changes.see']()}
      </Button>
    </div>
  );
}

function Clock({ at, timeZone }: { at: string; timeZone: string }) {
  return (
    <time dateTime={at} className="tabular-nums">
      {formatTime(at, getLocale(), timeZone)}
    </time>
  );
}

/** Moved more than once before anyone saw it, it is told from where they would look for it, too. */
function cameFrom(former: number | null, seenAt: number): string {
  if (former === null || former === seenAt) return m['orders.formerTable']({ number: seenAt });
  return m['orders.formerTables']({ number: former, seenAt });
}
