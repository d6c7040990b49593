import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { minutesSince } from '#lib/minutes.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import type { Order } from '../contract.ts';
import { allergiesApart } from '../lines/allergy.ts';
import { carriesOf } from '../lines/carries.ts';
import { waitsTooLong } from '../waits-too-long.ts';
import { AllergyNote } from './allergy-note.tsx';
import { sendAll } from './use-carrying.ts';
import { useStep } from './use-change-status.ts';
import { isReady, readySince } from './waiting.ts';

/** One order to be carried: where to, what, how long it has stood, and the deed; what of it is still made stays in the kitchen. */
export function ReadyOrder({ order, now }: { order: Order; now: number }) {
  const step = useStep();
  const part = useChange(
    { mutationFn: sendAll },
    {
      done: m['orders.statusUpdated'](),
      failed: m['floor.carry.failed'](),
      rereads: [api.orders.key()],
      untilReread: true,
    },
  );
  const whole = isReady(order);
  const headingId = `ready-${order.id}`;
  const since = readySince(order);
  const waits = minutesSince(since, now);
  return (
    <li
      aria-labelledby={headingId}
      className={cx(
        'grid gap-3 rounded-lg p-4',
        waitsTooLong('food', since, now) ? 'bg-danger-tint text-danger' : 'bg-green-tint text-green',
      )}
    >
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={headingId} className="text-2xl">
          {m['orders.table']({ number: order.tableNumber })}
        </h3>
        <p className="money font-semibold text-sm">
          {waits < 1 ? m['orders.ready.now']() : m['orders.ready.since']({ minutes: waits })}
        </p>
      </div>
      <ul className="grid gap-0.5 text-ink">
        {order.lines
          .filter(({ status }) => status === 'pronto')
          .map((line) => (
            <li key={line.line} className="wrap-anywhere">
              <span className="font-semibold tabular-nums">{line.quantity}×</span> {line.name}
              {allergiesApart(line).warnings.map((text) => (
                <AllergyNote key={text} text={text} />
              ))}
            </li>
          ))}
      </ul>
      <Button
        variant="quiet"
        wide
        busy={step.isPending || part.isPending}
        busyLabel={m['orders.updating']()}
        aria-describedby={headingId}
        onClick={() =>
          whole ? step.mutate({ order, to: 'entregue' }) : part.mutate(carriesOf([order]).flatMap(({ moves }) => moves))
        }
      >
        {whole ? m['orders.advance.entregue']() : m['floor.carry.done']()}
      </Button>
    </li>
  );
}
