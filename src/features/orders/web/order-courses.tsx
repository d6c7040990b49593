import { useId } from 'react';
import { api } from '#client/api.ts';
import { offerUndo } from '#client/undo.tsx';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import type { Order } from '../contract.ts';
import type { OrderLine } from '../lines/contract.ts';

interface OrderCoursesProps {
  order: Order;
  /** Whether what is not begun can be held here, too. */
  holds?: boolean;
}

/** What of an order is held, each line with its fire, all of them with one; and what can still be held. */
export function OrderCourses({ order, holds = false }: OrderCoursesProps) {
  const heading = useId();
  const { id } = order;
  const waiting = order.lines.filter(({ status, quantity }) => status === 'pendente' && quantity > 0);
  const held = waiting.filter(({ heldAt }) => heldAt !== null);
  const rereads = [api.orders.key(), api.bills.key()];
  const hold = useChange(api.orders.holdLines.mutationOptions(), {
    failed: m['orders.courses.failed'](),
    rereads,
    onDone: (_held, course) => offerUndo(m['orders.courses.heldDone'](), () => fire.mutate(course)),
  });
  const fire = useChange(api.orders.fireLines.mutationOptions(), {
    failed: m['orders.courses.failed'](),
    rereads,
    onDone: (_fired, course) => offerUndo(m['orders.courses.fired'](), () => hold.mutate(course)),
  });
  const fireThem = (lines: readonly OrderLine[]) => fire.mutate({ id, lines: lines.map(({ line }) => line) });
  const shown = holds ? waiting : held;
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="grid gap-1 rounded-lg bg-sunken px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={heading} className="font-semibold text-ink-2 text-sm">
          {m['orders.courses.title']({ number: order.number })}
        </h3>
        {held.length > 1 && (
          <Button size="s" onClick={() => fireThem(held)}>
            {m['orders.courses.fireAll']()}
          </Button>
        )}
      </div>
      <ul>
        {shown.map((line) => (
          <li key={line.line} className="flex min-h-11 items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              <span className="tabular-nums">{line.quantity}×</span> {line.name}
            </span>
            {line.heldAt === null ? (
              <Button
                variant="quiet"
                size="s"
                aria-label={m['orders.courses.holdOf']({ product: line.name })}
                onClick={() => hold.mutate({ id, lines: [line.line] })}
              >
                {m['orders.courses.hold']()}
              </Button>
            ) : (
              <Button
                variant="soft"
                size="s"
                aria-label={m['orders.courses.fireOf']({ product: line.name })}
                onClick={() => fireThem([line])}
              >
                {m['orders.courses.fire']()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
