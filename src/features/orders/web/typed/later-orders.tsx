import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import type { LaterOrder } from './later-order.ts';

interface LaterOrdersProps {
  later: readonly LaterOrder[];
  /** Puts it back where it was typed. */
  onBack: (order: LaterOrder) => void;
}

/** What waits for its turn. */
export function LaterOrders({ later, onBack }: LaterOrdersProps) {
  if (later.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {later.map((order, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be typed twice
          key={at}
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md bg-sunken p-3"
        >
          <p tabIndex={-1} className="min-w-0 flex-1 basis-44 text-sm outline-none">
            <span className="block font-semibold">{m['orders.form.typed.later']({ number: order.number })}</span>
            <span className="wrap-anywhere whitespace-pre-line text-ink-2">{order.text}</span>
          </p>
          <Button size="s" variant="quiet" onClick={() => onBack(order)}>
            {m['orders.form.typed.laterBack']()}
          </Button>
        </li>
      ))}
    </ul>
  );
}
