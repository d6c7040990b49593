import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { useClock } from '#features/orders/web/use-clock.ts';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { AlertIcon } from '#ui/icons.tsx';
import type { OutputOf } from '../../serves.ts';
import type { printing as calls } from '../contract.ts';
import { notOutText, standingText, tablesText } from './standing.ts';

type Troubled = OutputOf<typeof calls.troubled>['printers'][number];

/** More would leave no room for the tickets. */
const mostShown = 3;

/** In the bar of the kitchen's display: the printers whose papers do not come; touched, what waits for each. Nothing while all is well. */
export function KitchenNotice() {
  // Events tell of what is new; asked again now and then for what a lost one would have told.
  const { data, dataUpdatedAt } = useQuery({ ...api.printing.troubled.queryOptions(), refetchInterval: 60_000 });
  const now = useClock(data?.now, dataUpdatedAt);
  const printers = data?.printers ?? [];
  const [first] = printers;
  const more = printers.length - mostShown;
  const count = printers.reduce((sum, { waiting, failed }) => sum + waiting + failed, 0);
  const headOf = (printer: Troubled) => `${printer.name}: ${standingText(printer, now)}`;
  return (
    <div role="status" className="k-trouble">
      {first && (
        <details className={cx(count > 0 && 'is-waiting')}>
          <summary>
            <AlertIcon />
            <span>{headOf(first)}</span>
            {printers.length > 1 && <b>{`+${printers.length - 1}`}</b>}
            {count > 0 && <i aria-hidden="true">{count}</i>}
            {count > 0 && <strong>{count === 1 ? m['printing.paperOne']() : m['printing.papers']({ count })}</strong>}
          </summary>
          <ul>
            {printers.slice(0, mostShown).map((printer) => (
              <li key={printer.id}>
                <AlertIcon />
                <p>
                  <b>{headOf(printer)}</b> {waitsText(printer)}
                </p>
              </li>
            ))}
            {count > 0 && <li>{m['printing.stillShown']()}</li>}
            {more > 0 && <li>{more === 1 ? m['printing.oneMore']() : m['printing.more']({ count: more })}</li>}
          </ul>
        </details>
      )}
    </div>
  );
}

function waitsText(printer: Troubled): string {
  const count = printer.waiting + printer.failed;
  return count === 0 ? '' : [notOutText(count), tablesText(printer)].filter(Boolean).join(' ');
}
