import { useEffect, useRef, useState } from 'react';
import { useTimezone } from '#client/session.ts';
import { offerUndo } from '#client/undo.tsx';
import type { Table } from '#features/tables/contract.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { spokenTime } from '#lib/spoken-time.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { DraftLine } from '../draft.ts';
import type { UnsentOrder } from './unsent-order.ts';
import { unsent } from './unsent-store.ts';
import { useTypist } from './use-unsent.ts';

interface UnsentOffersProps {
  /** The one that is being typed. */
  current: string;
  /** Where the form was opened for; without one all are offered. */
  tableId: string | undefined;
  tables: readonly Pick<Table, 'id' | 'number'>[];
  /** How many of these lines cannot be had any more. */
  goneOf: (lines: DraftLine[]) => number;
  onContinue: (order: UnsentOrder) => void;
}

/** What was left unsent, above a new order: to go on with, or to throw away. */
export function UnsentOffers({ current, tableId, tables, goneOf, onContinue }: UnsentOffersProps) {
  const typist = useTypist();
  const zone = useTimezone();
  const read = () =>
    unsent.read(typist).filter((order) => order.id !== current && (tableId === undefined || order.tableId === tableId));
  const [orders, setOrders] = useState(read);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => unsent.forgetOld(), []);
  const discard = (order: UnsentOrder) => {
    unsent.drop(typist, order.id);
    setOrders(read());
    offerUndo(m['orders.unsent.discarded'](), () => {
      unsent.put(typist, order);
      setOrders(read());
    });
    // The button that was pressed is gone with its order.
    box.current?.focus();
  };
  const numberOf = (id: string) => tables.find((table) => table.id === id)?.number;
  return (
    <div ref={box} tabIndex={-1} className="grid gap-2 px-5 outline-none not-empty:pb-4 sm:px-6">
      {orders.map((order) => {
        const number = numberOf(order.tableId);
        const gone = goneOf(order.lines);
        const about = [
          number === undefined ? m['orders.unsent.noTable']() : m['orders.table']({ number }),
          spokenTime(new Date(order.at), getLocale(), zone),
        ].join(' · ');
        return (
          <Notice
            key={order.id}
            tone="blue"
            title={titleOf(order)}
            action={
              <span className="flex flex-wrap gap-2">
                <Button size="s" variant="soft" onClick={() => onContinue(order)}>
                  {m['orders.unsent.continue']()}
                </Button>
                <Button size="s" variant="quiet" onClick={() => discard(order)}>
                  {m['orders.unsent.discard']()}
                </Button>
              </span>
            }
          >
            <p>{about}</p>
            <p className="line-clamp-2 wrap-anywhere">{saidOf(order)}</p>
            {gone > 0 && (
              <p className="font-semibold">
                {gone === 1 ? m['orders.unsent.goneOne']() : m['orders.unsent.gone']({ count: gone })}
              </p>
            )}
          </Notice>
        );
      })}
    </div>
  );
}

function titleOf({ lines }: UnsentOrder): string {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count === 0) return m['orders.unsent.title']();
  return count === 1 ? m['orders.unsent.titleOne']() : m['orders.unsent.titleOf']({ count });
}

/** What is on it, so that two of one table are told apart. */
function saidOf({ lines, text, later }: UnsentOrder): string {
  const dishes = lines.map(({ quantity, name }) => `${quantity}× ${name}`);
  return [...dishes, text.trim(), ...later.map((each) => each.text)].filter(Boolean).join(', ');
}
