import { useEffect, useState } from 'react';
import { api, client } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import type { Order } from '../contract.ts';
import { type Move, movesOfStep, undoMs, undoOf } from '../lines/moves.ts';
import { statusOfFired } from '../lines/status.ts';
import type { LineStep, OrderStatus } from '../values.ts';

/** A step that was taken on this screen. */
export interface Step {
  order: Order;
  /** The column that it left. */
  from: OrderStatus;
  to: LineStep;
  at: number;
  /** What takes it back, line by line: each returns to where it stood. */
  undo: Move[];
}

export interface Steps {
  /** Those that may still be taken back, the last one last. */
  all: readonly Step[];
  of: (id: string, from: OrderStatus) => Step | undefined;
  taken: (order: Order, to: LineStep) => void;
  undo: (step: Step) => void;
  /** The order whose step is being taken back. */
  undoing: string | null;
  /** For those who do not see the cards move. */
  said: string;
}

/** The steps of this screen, while they may be taken back. */
export function useSteps(onUndo: (order: Order) => void): Steps {
  const [all, setAll] = useState<readonly Step[]>([]);
  const [said, setSaid] = useState('');
  const back = useChange(
    {
      mutationFn: async ({ undo }: Step) => {
        for (const move of undo) await client.orders.moveLines(move);
      },
    },
    {
      failed: m['orders.undo.failed'](),
      rereads: [api.orders.key()],
      untilReread: true,
      onSend: async ({ order }) => onUndo(order),
      onDone: (_, { order }) => setSaid(m['orders.undo.done']({ number: order.tableNumber })),
      onSettled: (step) => setAll((steps) => steps.filter((each) => each !== step)),
    },
  );
  const undoing = back.isPending ? (back.variables?.order.id ?? null) : null;

  useEffect(() => {
    if (all.length === 0) return;
    const timer = setInterval(() => {
      const over = ({ at, order }: Step) => at + undoMs <= Date.now() && order.id !== undoing;
      setAll((steps) => (steps.some(over) ? steps.filter((step) => !over(step)) : steps));
    }, 250);
    return () => clearInterval(timer);
  }, [all.length, undoing]);

  return {
    all,
    of: (id, from) => all.find((step) => step.order.id === id && step.from === from),
    taken: (order, to) => {
      const where = m['orders.undo.moved']({ number: order.tableNumber, status: m[`orders.status.${to}`]() });
      setSaid(`${where}. ${m['orders.statusUpdated']()}`);
      // Paid and delivered, it is over: that is not taken back.
      const over = to === 'entregue' && order.paidAt !== null;
      const from = statusOfFired(order);
      const undo = undoOf(movesOfStep(order.id, order.lines, from, to));
      const step = { order, from, to, at: Date.now(), undo };
      setAll((steps) => [...steps.filter((each) => each.order.id !== order.id), ...(over ? [] : [step])]);
    },
    undo: (step) => {
      if (!back.isPending) back.mutate(step);
    },
    undoing,
    said,
  };
}
