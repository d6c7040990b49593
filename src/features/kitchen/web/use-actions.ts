import { useMemo, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { type Move, movesTo } from '../../orders/lines/moves.ts';
import type { KitchenLine } from '../contract.ts';
import type { PassLine } from '../expediter.ts';
import { nextOf, stepOf } from '../moves.ts';
import type { Recallable } from '../recall.ts';
import { countedOnce } from '../touches.ts';
import type { TicketActions } from './ticket.tsx';
import type { Moves } from './use-moves.ts';
import type { Touched } from './use-touched.ts';

export interface Actions extends Omit<TicketActions, 'onOpen'> {
  onRecall: (of: Recallable, lines: readonly KitchenLine[]) => void;
  onCarry: (tableNumber: number, lines: readonly PassLine[]) => void;
  /** Brings back what was carried of a table, whatever was carried of others since. */
  onTakeBack: (tableNumber: number, moves: readonly Move[]) => void;
}

/** What a touch or a key does, and what is said of it. */
export function useActions({ act, takeBack }: Moves, { touch }: Touched): Actions {
  const [counts] = useState(() => countedOnce(() => performance.now()));
  return useMemo(
    () => ({
      onTouch: touch,
      onLine: ({ id, tableNumber }, line) => {
        touch([id]);
        const to = nextOf(line.status);
        if (!counts(`${id} ${line.line}`, id) || !to) return;
        const said =
          to === 'pronto' ? 'finishLine' : line.status === 'pronto' ? ('recallLine' as const) : ('startLine' as const);
        act(movesTo(id, [line], to), tableNumber, m[`kitchen.said.${said}`]({ dish: line.name }));
      },
      onTicket: (ticket) => {
        touch([ticket.id]);
        const step = stepOf(ticket);
        if (!counts(ticket.id) || !step) return;
        const said = step.to === 'pronto' ? 'finish' : 'start';
        act(step.moves, ticket.tableNumber, m[`kitchen.said.${said}`]({ number: ticket.tableNumber }));
      },
      onRecall: ({ id, tableNumber }, lines) => {
        touch([id]);
        act(movesTo(id, lines, 'preparando'), tableNumber, m['kitchen.said.recall']({ number: tableNumber }));
      },
      onCarry: (tableNumber, lines) => {
        if (!counts(`carry ${tableNumber}`)) return;
        const orders = [...new Set(lines.map(({ orderId }) => orderId))];
        const moves = orders.flatMap((id) =>
          movesTo(
            id,
            lines.filter(({ orderId }) => orderId === id),
            'entregue',
          ),
        );
        act(moves, tableNumber, m['kitchen.said.carry']({ number: tableNumber }));
      },
      onTakeBack: (tableNumber, moves) => {
        // The second half of a double touch does not bring back what the first has carried.
        if (counts(`carry ${tableNumber}`)) takeBack(moves, tableNumber);
      },
    }),
    [act, takeBack, touch, counts],
  );
}
