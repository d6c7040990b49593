import { cx } from '#ui/cx.ts';
import { ticketColumns } from './ticket-columns.ts';

const heights = ['h-32', 'h-40', 'h-28', 'h-36', 'h-32', 'h-36'];

/** Where the kitchen's tickets come, on its dark wall. */
export function TicketsStandIn() {
  return (
    <div aria-hidden="true">
      <div className="mb-4 h-19 animate-breathe rounded-lg bg-brand-lift" />
      <div className={ticketColumns}>
        {heights.map((height, index) => (
          // They have no names, and never change places.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div key={index} className={cx('mb-4 animate-breathe break-inside-avoid rounded-lg bg-brand-lift', height)} />
        ))}
      </div>
    </div>
  );
}
