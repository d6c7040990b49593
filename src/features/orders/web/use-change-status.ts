import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { failureText } from '#client/failure-text.ts';
import { m } from '#generated/messages/messages.js';
import type { Order, OrderStatus } from '../contract.ts';
import { isActive } from '../order.ts';

/** The card is busy until the server has confirmed; only then does it move. */
export function useChangeStatus() {
  const queries = useQueryClient();
  return useMutation({
    ...api.orders.changeStatus.mutationOptions(),
    networkMode: 'always',
    onSuccess: ({ id, status, revision }) => {
      queries.setQueryData(api.orders.board.queryKey(), (board) => board && moved(board, id, status, revision));
      toast.success(m['orders.statusUpdated']());
    },
    onError: (error) => toast.error(failureText(error, m['orders.statusFailed']())),
    onSettled: () => queries.invalidateQueries({ queryKey: api.orders.key() }),
  });
}

interface Board {
  orders: Order[];
  deliveredToday: number;
  now: string;
}

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
