import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import type { Order } from '../contract.ts';
import { statusOfFired } from '../lines/status.ts';
import { DensityToggle } from './density/density-toggle.tsx';

/** As the columns stand on a phone. */
const columns = ['pronto', 'pendente', 'preparando'] as const;

/** On a phone, where the columns stand below one another: how many are in each, and the way there. Always as high: nothing moves when the board comes. */
export function BoardJump({ orders, filter }: { orders: readonly Order[] | undefined; filter: ReactNode }) {
  const go = (status: (typeof columns)[number]) => {
    const heading = document.getElementById(`column-${status}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label={m['orders.jump']()} className="grid grid-cols-[repeat(3,minmax(0,1fr))_auto] gap-1.5 lg:hidden">
      {columns.map((status) => {
        const count = orders?.filter((order) => statusOfFired(order) === status).length;
        return (
          <button
            key={status}
            type="button"
            disabled={!count}
            onClick={() => go(status)}
            className="flex min-h-11 min-w-0 flex-wrap content-center items-center justify-center gap-x-1 whitespace-nowrap rounded-md bg-sunken px-0.5 text-[0.8125rem] leading-tight transition enabled:hover:bg-sunken-2 disabled:text-ink-3"
          >
            {m[`orders.status.${status}`]()} <span className="font-semibold tabular-nums">{count}</span>
          </button>
        );
      })}
      {filter}
      <DensityToggle className="size-11 min-h-11 px-0! max-sm:hidden" />
    </nav>
  );
}
