import { useEffect, useRef, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import type { Order } from '../../contract.ts';
import { say } from './say.ts';
import { statusText } from './status-text.ts';

/** Tells of every change of status, on whichever page of the table: as a toast and, politely, to screen readers. */
export default function OrderNews({ orders }: { orders: readonly Order[] | undefined }) {
  const [news, setNews] = useState('');
  const known = useRef<ReadonlyMap<string, Order['status']> | null>(null);

  useEffect(() => {
    if (!orders) return;
    const before = known.current;
    known.current = new Map(orders.map((order) => [order.id, order.status]));
    const changed = orders.filter((order) => before?.has(order.id) && before.get(order.id) !== order.status);
    if (changed.length === 0) return;
    const texts = changed.map(({ number, status }) => m['diner.statusNews']({ number, status: statusText[status]() }));
    setNews(texts.join('. '));
    for (const [index, text] of texts.entries()) {
      void say(changed[index]?.status === 'cancelado' ? 'error' : 'success', text, true);
    }
  }, [orders]);

  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  );
}
