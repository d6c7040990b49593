import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import type { Bookable, Window } from '../../evening.ts';
import { closedSpans } from '../../open-hours.ts';
import { percent } from './grid.ts';
import { closedClass } from './state.ts';
import { windowText } from './texts.ts';

interface ClosedProps {
  window: Window;
  open: Bookable['open'];
  timeZone: string;
}

/** The hours of an evening at which nobody is received, across all tables. */
export function Closed({ window, open, timeZone }: ClosedProps) {
  const share = (at: number) => (at - window.since) / (window.until - window.since);
  return (
    <div className="absolute inset-y-0 right-0 left-(--head)">
      {closedSpans(window, open).map((span) => (
        <p
          key={span.since}
          className={cx('absolute inset-y-0', closedClass)}
          style={{ left: percent(share(span.since)), width: percent(share(span.until) - share(span.since)) }}
        >
          <span className="sr-only">{m['reservations.evening.closedSpan']({ span: windowText(span, timeZone) })}</span>
        </p>
      ))}
    </div>
  );
}
