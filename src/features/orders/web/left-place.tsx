import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { UndoIcon } from '#ui/staff/icons.tsx';
import { useSeconds } from '#ui/staff/use-seconds.ts';
import type { Order } from '../contract.ts';
import type { OrderStatus } from '../values.ts';
import type { Step } from './use-steps.ts';

interface LeftPlaceProps {
  order: Order;
  until: number;
  /** Of the card that stood here. */
  height: number | undefined;
  /** Where it was moved on this screen: it can be taken back. */
  step: Step | undefined;
  /** Where it stands now; nowhere once it left the board. */
  standing: OrderStatus | undefined;
  busy: boolean;
  onUndo: (step: Step) => void;
}

/** Where a card stood a moment ago. What takes the step back is just above where the finger has been: in view, and a second tap hits nothing. */
export function LeftPlace({ order, until, height, step, standing, busy, onUndo }: LeftPlaceProps) {
  const seconds = useSeconds(until);
  return (
    <div
      style={{ height }}
      className="grid min-h-56 content-end justify-items-center gap-3 overflow-hidden rounded-lg border-2 border-control border-dashed px-4 pb-24 text-center lg:min-h-46 lg:pb-18"
    >
      {!step && (
        <p className="text-ink-2">
          {standing
            ? m['orders.undo.moved']({ number: order.tableNumber, status: m[`orders.status.${standing}`]() })
            : m['orders.undo.left']({ number: order.tableNumber })}
        </p>
      )}
      {step && (
        <>
          <p>
            <span className="block font-semibold md:text-lg">
              {m['orders.undo.moved']({ number: order.tableNumber, status: m[`orders.status.${step.to}`]() })}
            </span>
            <span className="block text-ink-2 text-sm">{m['orders.statusUpdated']()}</span>
          </p>
          <Button variant="quiet" busy={busy} aria-keyshortcuts="Control+Z" onClick={() => onUndo(step)}>
            <UndoIcon />
            <span className="sr-only">{m['orders.undo.of']({ number: order.tableNumber })}</span>
            <span aria-hidden="true">
              {m['orders.undo.action']()}{' '}
              <span className="money inline-block min-w-7 text-left font-medium text-ink-2">
                {m['orders.undo.seconds']({ seconds })}
              </span>
            </span>
          </Button>
        </>
      )}
    </div>
  );
}
