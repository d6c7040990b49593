import { useEffect, useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { Badge } from '#ui/badge.tsx';
import { UtensilsIcon } from '#ui/late-icons.tsx';
import { ticketsOf } from '../../../kitchen/tickets.ts';
import { SoundSwitch } from '../../../orders/web/sound-switch.tsx';
import { useChime } from '../../../orders/web/use-chime.ts';
import { useNow } from '../../../restaurants/web/diner/use-now.ts';
import { DemoTicket } from './demo-ticket.tsx';
import { OwnTicket } from './own-ticket.tsx';
import { Side } from './side.tsx';
import { ticketColumns } from './ticket-columns.ts';
import { TicketsStandIn } from './tickets-stand-in.tsx';
import type { DemoTable, DemoTickets } from './use-demo-table.ts';

/** The kitchen in the middle of its evening: what was ordered at the visitor's table lands here, ages, is begun and is ready. */
export function KitchenSide({ kitchen, readAt, hidden, table, trouble, gone }: DemoTable & { hidden: boolean }) {
  const chime = useRing(kitchen?.orders);
  return (
    <Side
      label={m['site.demo.restaurant']()}
      icon={<UtensilsIcon size={18} />}
      hidden={hidden}
      className="on-dark rounded-xl bg-panel text-on-panel max-lg:min-h-svh"
      beside={<SoundSwitch chime={chime} />}
    >
      {table && kitchen ? <Orders kitchen={kitchen} readAt={readAt} /> : !trouble && !gone && <TicketsStandIn />}
    </Side>
  );
}

function Orders({ kitchen, readAt }: { kitchen: DemoTickets; readAt: number }) {
  const now = useNow(kitchen.now, Date.parse(kitchen.now) - readAt);
  const own = ticketsOf(kitchen.orders, kitchen.stations, null);
  const others = ticketsOf(kitchen.others, kitchen.stations, null);
  const ready = [...kitchen.orders, ...kitchen.others].filter(({ status }) => status === 'pronto');
  const ticket = { now, timeZone: kitchen.timezone };
  return (
    <>
      {kitchen.orders.length === 0 && (
        <div className="mb-4 rounded-lg border border-on-panel-2/50 border-dashed px-4 py-3.5">
          <p className="font-semibold">{m['demo.emptyTitle']()}</p>
          <p className="text-on-panel-2">{m['demo.emptyText']()}</p>
        </div>
      )}
      <div className={ticketColumns}>
        <div role="log" aria-label={m['demo.own']()} className="contents">
          {own.map((each) => (
            <OwnTicket key={each.id} ticket={each} {...ticket} />
          ))}
        </div>
        {others.map((each) => (
          <DemoTicket key={each.id} ticket={each} {...ticket} />
        ))}
      </div>
      {ready.length > 0 && (
        <ul
          aria-label={m['demo.ready']()}
          className="mt-auto grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-3 pt-3"
        >
          {ready.map(({ id, tableNumber }) => (
            <li key={id} className="flex items-center justify-between gap-3 rounded-md bg-brand-lift px-4 py-3">
              <span className="font-semibold">{m['kitchen.tableNumber']({ number: tableNumber })}</span>
              <Badge tone="green">{m['orders.status.pronto']()}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Rings for what came in since the page was opened. */
function useRing(orders: DemoTickets['orders'] | undefined) {
  const chime = useChime();
  const { ring } = chime;
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (!orders) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...orders.map(({ id }) => id)]);
    if (before && orders.some(({ id }) => !before.has(id))) ring('arrived');
  }, [orders, ring]);
  return chime;
}
