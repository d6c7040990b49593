import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { api, client } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import { failureText } from '#client/failure-text.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { type Move, undoOf } from '../../orders/lines/moves.ts';

export interface Notice {
  /** Of the order in which they were said. */
  at: number;
  text: string;
  /** What would be taken back; null when it was refused, or was itself taking back. */
  undo: Move[] | null;
  failed: boolean;
  /**
   * No answer came: what is said of it where the bar says already that there is no connection. Once there is a line again, what is shown is
   * true, and nothing remains to be said.
   */
  unheard?: string | undefined;
}

interface Sent {
  move: Move;
  tableNumber: number;
}

export interface Moves {
  /** Under way: what they move is shown at its new place already. */
  pending: readonly Move[];
  notice: Notice | null;
  act: (moves: readonly Move[], tableNumber: number, said: string) => void;
  undo: () => void;
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
    { mutationFn: ({ move }: Sent) => client.orders.moveLines(move) },
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
    (moves: readonly Move[], tableNumber: number) => {
      const sent = moves.map((move): Sent => ({ move, tableNumber }));
      setPending((all) => [...all, ...sent]);
      for (const each of sent) mutate(each);
    },
    [mutate],
  );
  const act: Moves['act'] = useCallback(
    (moves, tableNumber, said) => {
      setNotice({ at: Date.now(), text: said, undo: undoOf(moves), failed: false, tableNumber });
      send(moves, tableNumber);
    },
    [send],
  );
  const undo = () => {
    if (!notice?.undo) return;
    send(notice.undo, notice.tableNumber);
    setNotice(null);
  };
  // The same list while nothing begins or ends: what is drawn from it is not drawn anew.
  const moves = useMemo(() => pending.map(({ move }) => move), [pending]);
  return { pending: moves, notice, act, undo, dismiss: () => setNotice(null) };
}
