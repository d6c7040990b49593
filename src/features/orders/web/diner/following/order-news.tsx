import { Suspense, useEffect, useRef, useState } from 'react';
import { lazily } from '#client/lazily.ts';
import { m } from '#generated/messages/messages.js';
import type { Order, TableOrders } from '../../../contract.ts';
import { useComanda } from '../comanda/comanda-context.tsx';
import { say } from '../toasts.tsx';
import { statusText } from './status-text.ts';
import { type Sitting, useSitting } from './use-sitting.ts';

// In files of their own: whoever listens for news hears it from the first on.
const MovedHere = lazily(() => import('./moved-here.tsx'));
const BillClosed = lazily(() => import('./bill-closed.tsx'));

type OrderNewsProps = Sitting &
  Pick<TableOrders, 'movedAway'> & {
    orders: readonly Order[] | undefined;
    /** What they had seen before this part of the page was there. */
    seen: readonly Order[];
  };

interface News {
  text: string;
  bad?: boolean;
}

interface Known {
  status: Order['status'];
  changes: number;
  /** How many pieces of each line the house gives. */
  free: ReadonlyMap<number, number>;
}

function knownOf(orders: readonly Order[]): [string, Known][] {
  return orders.map(({ id, status, changes, lines }) => [
    id,
    { status, changes: changes.length, free: new Map(lines.map(({ line, freeQuantity }) => [line, freeQuantity])) },
  ]);
}

/**
 * Tells of every change of status, of what the staff changed, and of the end of the sitting, on whichever page of the table: as a toast
 * and, politely, to screen readers.
 */
export default function OrderNews({ orders, movedAway, seen, ...sitting }: OrderNewsProps) {
  const [closed, readClosed] = useSitting(sitting);
  const { comanda, seatAsked } = useComanda();
  const [news, setNews] = useState('');
  const known = useRef<ReadonlyMap<string, Known>>(new Map(knownOf(seen)));

  useEffect(() => {
    if (!orders) return;
    const before = known.current;
    // One that is no longer among them stays known until it is told where it went: the two lists may come one after the other.
    const all = new Map([...before, ...knownOf(orders)]);
    known.current = all;
    const told = orders.flatMap(({ id, number, status, changes, lines }) => {
      const was = before.get(id);
      const news: News[] = [];
      if (was && was.changes < changes.length)
        news.push({ text: takenText(changes.slice(was.changes)) ?? m['diner.changedNews']({ number }) });
      for (const { line, name, freeQuantity } of was ? lines : []) {
        const count = freeQuantity - (was?.free.get(line) ?? 0);
        if (count > 0) news.push({ text: m['diner.giftNews']({ count, name }) });
      }
      if (was && was.status !== status) {
        const text = m['diner.statusNews']({ number, status: statusText[status]() });
        news.push({ text, bad: status === 'cancelado' });
      }
      return news;
    });
    for (const { id, number, tableNumber } of movedAway) {
      if (all.delete(id)) told.push({ text: m['diner.orderMoved']({ number, table: tableNumber }) });
    }
    if (told.length === 0) return;
    setNews(told.map(({ text }) => text).join('. '));
    for (const { text, bad } of told) void say(bad ? 'error' : 'success', text, true);
  }, [orders, movedAway]);

  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      {!sitting.ended && (
        <Suspense>
          <MovedHere slug={sitting.slug} number={sitting.number} />
        </Suspense>
      )}
      {closed && !seatAsked && (
        <Suspense>
          <BillClosed {...sitting} keeps={comanda.lines.length > 0} onClose={readClosed} />
        </Suspense>
      )}
    </>
  );
}

/** Where all that changed is that there is less of one thing. */
function takenText([change, more]: Order['changes']): string | null {
  const count = (change?.was?.quantity ?? 0) - (change?.became?.quantity ?? 0);
  return change?.was && !more && count > 0 ? m['diner.taken']({ count, name: change.was.name }) : null;
}
