import { useEffect, useState } from 'react';
import { api, client } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import type { Carry } from '../lines/carries.ts';
import { type Move, undoMs, undoOf } from '../lines/moves.ts';

/** What was carried a moment ago, on this screen. */
export interface Carried {
  /** Where it is told: the table on the floor, the order on the board. */
  cardId: string;
  what: string;
  undo: Move[];
  at: number;
}

export interface Carrying {
  carry: (cardId: string, carry: Carry, what: string) => void;
  /** Being sent: the card, and the station that it came from. */
  sending: { cardId: string; stationId: string | null } | null;
  /** Those that may still be taken back. */
  carried: readonly Carried[];
  undo: (carried: Carried) => void;
  undoing: boolean;
}

interface Sent {
  cardId: string;
  carry: Carry;
  what: string;
}

/** One after another, as they were tapped; what an order refuses is said, and the others have gone. */
export async function sendAll(moves: readonly Move[]): Promise<void> {
  for (const move of moves) await client.orders.moveLines(move);
}

/** Carried to the table, with one tap; taken back for a moment. */
export function useCarrying(): Carrying {
  const [carried, setCarried] = useState<readonly Carried[]>([]);
  const rereads = [api.orders.key()];
  const send = useChange(
    { mutationFn: ({ carry }: Sent) => sendAll(carry.moves) },
    {
      failed: m['floor.carry.failed'](),
      rereads,
      untilReread: true,
      queue: 'carry',
      onDone: (_, { cardId, carry, what }) => {
        if (carry.final) return;
        setCarried((all) => [...all, { cardId, what, undo: undoOf(carry.moves), at: Date.now() }]);
      },
    },
  );
  const back = useChange(
    { mutationFn: ({ undo }: Carried) => sendAll(undo) },
    {
      failed: m['floor.carry.undoFailed'](),
      rereads,
      untilReread: true,
      onSettled: (done) => setCarried((all) => all.filter((each) => each !== done)),
    },
  );
  useEffect(() => {
    if (carried.length === 0 || back.isPending) return;
    const timer = setInterval(() => {
      const over = ({ at }: Carried) => at + undoMs <= Date.now();
      setCarried((all) => (all.some(over) ? all.filter((each) => !over(each)) : all));
    }, 250);
    return () => clearInterval(timer);
  }, [carried.length, back.isPending]);

  const sent = send.isPending ? send.variables : undefined;
  return {
    carry: (cardId, carry, what) => send.mutate({ cardId, carry, what }),
    sending: sent ? { cardId: sent.cardId, stationId: sent.carry.stationId } : null,
    carried,
    undo: (each) => back.mutate(each),
    undoing: back.isPending,
  };
}
