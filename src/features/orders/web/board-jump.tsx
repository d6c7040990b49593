import { m } from '#generated/messages/messages.js';
import type { Order } from '../contract.ts';
import { statusOfFired } from '../lines/status.ts';

/** As the columns stand on a phone. */
const columns = ['pronto', 'pendente', 'preparando'] as const;

/** On a phone, where the columns stand below one another: how many are in each, and the way there. */
export function BoardJump({ orders }: { orders: readonly Order[] }) {
  const counted = columns.map((status) => ({
    status,
    count: orders.filter((order) => statusOfFired(order) === status).length,
  }));
  const filled = counted.filter(({ count }) => count > 0);
  if (filled.length < 2) return null;
  return (
    <nav aria-label={m['orders.jump']()} className="grid auto-cols-fr grid-flow-col gap-2 lg:hidden">
      {filled.map(({ status, count }) => (
        <button
          key={status}
          type="button"
          onClick={() => {
            const heading = document.getElementById(`column-${status}`);
            heading?.scrollIntoView({ block: 'start' });
            heading?.focus({ preventScroll: true });
          }}
          className="flex min-h-11 flex-wrap content-center items-center justify-center gap-x-1.5 rounded-md bg-sunken px-1 text-sm leading-tight transition hover:bg-sunken-2"
        >
          {m[`orders.status.${status}`]()} <span className="font-semibold tabular-nums">{count}</span>
        </button>
      ))}
    </nav>
  );
}
