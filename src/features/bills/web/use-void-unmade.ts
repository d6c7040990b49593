import { useRef } from 'react';
import { api, client } from '#client/api.ts';
import { newKey } from '#client/new-key.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import type { Order } from '../../orders/contract.ts';
import type { OrderLine } from '../../orders/lines/contract.ts';

interface VoidUnmade {
  onCorrected: (order: Pick<Order, 'id' | 'revision'>) => void;
  onDone: () => void;
}

interface UnmadeLine {
  order: Pick<Order, 'id' | 'status' | 'revision' | 'lines'>;
  line: Pick<OrderLine, 'line' | 'quantity'>;
}

/**
 * Takes what the kitchen has not made off its bill: an order of which nothing is made is cancelled, with its lines to be seen at every station
 * and on the bill; of another each line is voided. All of it is on record. Refused half-way, what was taken off stays so, and the rest is asked
 * about again.
 */
export function useVoidUnmade({ onCorrected, onDone }: VoidUnmade) {
  // The same line again, after a lost answer, is the same void.
  const keys = useRef(new Map<string, string>());
  const keyOf = (name: string) => {
    const key = keys.current.get(name) ?? newKey();
    keys.current.set(name, key);
    return key;
  };
  const voidEach = async (lines: readonly UnmadeLine[]) => {
    const reason = m['bills.unready.reason']();
    const whole = new Set(lines.map(({ order }) => order).filter((order) => isWhole(order, lines)));
    // Where it stood on the screen: what has become ready meanwhile is not cancelled unseen.
    for (const { id, status: from } of whole)
      onCorrected(await client.orders.changeStatus({ id, from, status: 'cancelado', reason }));
    const revisions = new Map(lines.map(({ order }) => [order.id, order.revision]));
    for (const { order, line } of lines.filter(({ order }) => !whole.has(order))) {
      const revision = revisions.get(order.id) ?? order.revision;
      const body = { id: order.id, revision, line: line.line, quantity: line.quantity, kind: 'void' as const };
      const key = keyOf(JSON.stringify(body));
      const corrected = await client.orders.correctLine({ ...body, key, reason });
      revisions.set(order.id, corrected.revision);
      onCorrected(corrected);
    }
  };
  const change = useChange<readonly UnmadeLine[], void>(
    { mutationFn: voidEach },
    {
      done: m['bills.unready.voided'](),
      failed: m['bills.unready.voidFailed'](),
      inPlace: true,
      rereads: [api.bills.key(), api.orders.key(), api.tables.key()],
      untilReread: true,
      onDone,
    },
  );
  return { ...change, send: change.mutate };
}

/** Nothing else of the order is there any more. */
function isWhole(order: UnmadeLine['order'], lines: readonly UnmadeLine[]): boolean {
  const live = order.lines.filter(({ status }) => status !== 'cancelado');
  return live.every(({ line }) => lines.some((each) => each.order === order && each.line.line === line));
}
