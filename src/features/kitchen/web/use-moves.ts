import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { api, client } from '#client/api.ts';
import { errorCode, failureText } from '#client/errors.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { type Move, undoOf } from '../../orders/lines/moves.ts';
import type { HeldOrder } from '../held-orders.ts';
import type { Ticket } from '../tickets.ts';

export interface Notice {
  /** Of the order in which they were said. */
  at: number;
  text: string;
  /** What would be taken back; null when it was refused, or was itself taking back. */
  undo: readonly Sent[] | null;
  failed: boolean;
  /**
   * No answer came: what is said of it where the bar says already that there is no connection. Once there is a line again, what is shown is
   * true, and nothing remains to be said.
   */
  unheard?: string | undefined;
}

interface Sent {
  send: () => Promise<unknown>;
  /** What is shown at its new place already; null where the house is awaited. */
  move: Move | null;
  tableNumber: number;
}

export interface Moves {
  /** Under way: what they move is shown at its new place already. */
  pending: readonly Move[];
  notice: Notice | null;
  act: (moves: readonly Move[], tableNumber: number, said: string) => void;
  /** Fires what is held; within the time of the undo it is held again. */
  fire: (held: HeldOrder) => void;
  /** Puts a ticket before the others, or takes that back. */
  rush: (ticket: Ticket) => void;
  undo: () => void;
  /** Takes back what was done at a table before what is offered last. */
  takeBack: (moves: readonly Move[], tableNumber: number) => void;
  dismiss: () => void;
}

/** Moves lines at once on this screen, then in the house; what was refused goes back and is said. */
export function useMoves(lost: boolean): Moves {
  const queries = useQueryClient();
  const [pending, setPending] = useState<readonly Sent[]>([]);
  const [notice, setNotice] = useState<(Notice & { tableNumber: number }) | null>(null);
  useEffect(() => {
    if (lost) return () => setNotice((said) => (said?.unheard ? null : said));
  }, [lost]);
  const drop = (sent: Sent) => setPending((all) => all.filter((each) => each !== sent));
  const move = useChange(
    { mutationFn: ({ send }: Sent) => send() },
    {
      // One after another: a line that is started and finished at once goes both ways.
      queue: 'kitchen',
      onRefused: (error, sent) => {
        const { tableNumber } = sent;
        drop(sent);
        const why = failureText(error, m['kitchen.failedLine']());
        const text = m['kitchen.failed']({ number: tableNumber, why });
        const unheard = errorCode(error) === null ? m['kitchen.failedBrief']({ number: tableNumber }) : undefined;
        setNotice({ at: Date.now(), text, undo: null, failed: true, unheard, tableNumber });
      },
      // Until the house has been read again, what it told before would show the line at its old place.
      onSettled: (sent) => {
        const done = () => drop(sent);
        void queries.invalidateQueries({ queryKey: api.kitchen.key() }).then(done, done);
      },
    },
  );
  const { mutate } = move;

  const send = useCallback(
    (sent: readonly Sent[]) => {
      setPending((all) => [...all, ...sent]);
      for (const each of sent) mutate(each);
    },
    [mutate],
  );
  const act: Moves['act'] = useCallback(
    (moves, tableNumber, said) => {
      const undo = undoOf(moves).map((move) => sentOf(move, tableNumber));
      setNotice({ at: Date.now(), text: said, undo, failed: false, tableNumber });
      send(moves.map((move) => sentOf(move, tableNumber)));
    },
    [send],
  );
  const takeBack: Moves['takeBack'] = useCallback(
    (moves, tableNumber) => {
      // It is not offered twice.
      setNotice((said) => (said?.undo && said.tableNumber === tableNumber ? null : said));
      send(moves.map((move) => sentOf(move, tableNumber)));
    },
    [send],
  );
  /** What the house is awaited for, and what takes it back. */
  const ask = useCallback(
    (tableNumber: number, text: string, there: Sent['send'], back: Sent['send']) => {
      setNotice({ at: Date.now(), text, undo: [{ send: back, move: null, tableNumber }], failed: false, tableNumber });
      send([{ send: there, move: null, tableNumber }]);
    },
    [send],
  );
  const fire = ({ id, tableNumber, lines }: HeldOrder) => {
    const { fireLines, holdLines } = client.orders;
    const course = { id, lines: lines.map(({ line }) => line) };
    const text = m['kitchen.said.fire']({ number: tableNumber });
    ask(
      tableNumber,
      text,
      () => fireLines(course),
      () => holdLines(course),
    );
  };
  const rush: Moves['rush'] = useCallback(
    ({ id, tableNumber, rush }) => {
      const set = (rushed: boolean) => () => client.orders.setRush({ id, rushed });
      const number = { number: tableNumber };
      const text = rush ? m['kitchen.said.unrush'](number) : m['kitchen.said.rush'](number);
      ask(tableNumber, text, set(!rush), set(Boolean(rush)));
    },
    [ask],
  );
  const undo = () => {
    if (!notice?.undo) return;
    send(notice.undo);
    setNotice(null);
  };
  // The same list while nothing begins or ends: what is drawn from it is not drawn anew.
  const moves = useMemo(() => pending.flatMap(({ move }) => move ?? []), [pending]);
  return { pending: moves, notice, act, fire, rush, undo, takeBack, dismiss: () => setNotice(null) };
}

const sentOf = (move: Move, tableNumber: number): Sent => ({
  send: () => client.orders.moveLines(move),
  move,
  tableNumber,
});
