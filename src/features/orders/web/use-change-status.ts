import { useQueryClient } from '@tanstack/react-query';
import { api, client } from '#client/api.ts';
import { type Change, useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import type { InputOf, OutputOf } from '../../serves.ts';
import type { Order, orders } from '../contract.ts';
import { movesOfStep } from '../lines/moves.ts';
import { statusOfFired } from '../lines/status.ts';
import { isActive } from '../order.ts';
import type { LineStep, OrderStatus } from '../values.ts';

/** What an order is after a change of its status. */
type Changed = OutputOf<typeof orders.changeStatus>;

export interface Step {
  order: Order;
  to: LineStep;
}

interface Options {
  /** Instead of the words that it is done, where the screen says it otherwise. */
  onDone?: (step: Step) => void;
  onSettled?: () => void;
}

/** One step of an order, from where it stood on the screen. The card is busy until the server has confirmed; only then does it move. */
export function useStep({ onDone, onSettled }: Options = {}) {
  const show = useShown();
  return useChange(
    { mutationFn: takeStep },
    {
      ...outcome,
      done: onDone ? undefined : m['orders.statusUpdated'](),
      failed: m['orders.statusFailed'](),
      onSettled,
      onDone: (changed, step) => {
        onDone?.(step);
        show(changed);
      },
    },
  );
}

/** Any status for any other, such as the end of a cancelled order. */
export function useChangeStatus() {
  return useChange(api.orders.changeStatus.mutationOptions() as Change<InputOf<typeof orders.changeStatus>, Changed>, {
    ...outcome,
    done: m['orders.statusUpdated'](),
    failed: m['orders.statusFailed'](),
    onDone: useShown(),
  });
}

const outcome = { rereads: [api.orders.key()], untilReread: true };

/** While some of it is held, only the lines that are fired go on. */
async function takeStep({ order, to }: Step): Promise<Changed> {
  const { id, lines, status, revision } = order;
  if (lines.every(({ heldAt }) => heldAt === null)) return client.orders.changeStatus({ id, status: to, from: status });
  let changed: Changed = { id, status, revision };
  for (const move of movesOfStep(id, lines, statusOfFired(order), to)) changed = await client.orders.moveLines(move);
  return changed;
}

function useShown() {
  const queries = useQueryClient();
  return ({ id, status, revision }: Changed) =>
    queries.setQueryData(api.orders.board.queryKey(), (board) => board && moved(board, id, status, revision));
}

type Board = OutputOf<typeof orders.board>;

function moved(board: Board, id: string, status: OrderStatus, revision: number): Board {
  if (isActive(status)) {
    return {
      ...board,
      orders: board.orders.map((order) => (order.id === id ? { ...order, status, revision } : order)),
    };
  }
  return {
    ...board,
    orders: board.orders.filter((order) => order.id !== id),
    deliveredToday: board.deliveredToday + (status === 'entregue' ? 1 : 0),
  };
}
