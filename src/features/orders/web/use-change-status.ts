import { useQueryClient } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import type { OutputOf } from '../../serves.ts';
import type { orders } from '../contract.ts';
import { isActive } from '../order.ts';
import type { OrderStatus } from '../values.ts';

interface Options {
  /** Instead of the words that it is done, where the screen says it otherwise. */
  onDone?: (change: { status: OrderStatus }) => void;
  onSettled?: () => void;
}

/** The card is busy until the server has confirmed; only then does it move. */
export function useChangeStatus({ onDone, onSettled }: Options = {}) {
  const queries = useQueryClient();
  return useChange(api.orders.changeStatus.mutationOptions(), {
    done: onDone ? undefined : m['orders.statusUpdated'](),
    failed: m['orders.statusFailed'](),
    rereads: [api.orders.key()],
    untilReread: true,
    onSettled,
    onDone: ({ id, status, revision }) => {
      onDone?.({ status });
      queries.setQueryData(api.orders.board.queryKey(), (board) => board && moved(board, id, status, revision));
    },
  });
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
