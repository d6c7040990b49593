import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { failureText } from '#client/errors.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import type { Bill } from '../contract.ts';
import { isPassable, type PassedPiece } from '../passing.ts';
import { PassChoice } from './pass-choice.tsx';
import { Passing } from './pass-summary.tsx';
import { TableChoice } from './table-choice.tsx';

interface PassLinesProps {
  bill: Bill;
  onPassed: (bill: Bill) => void;
}

/** Some of what was ordered is another table's: which pieces, whose, and what both bills come to before it is done. */
export function PassLines({ bill, onPassed }: PassLinesProps) {
  const [wanted, setWanted] = useState<readonly PassedPiece[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const floor = useQuery(api.tables.list.queryOptions());
  const orders = bill.orders.filter(isPassable);
  // As the bill is now: somebody may have taken a piece back meanwhile.
  const pieces = wanted.flatMap((piece) => {
    const order = orders.find(({ id }) => id === piece.orderId);
    const most = order?.lines.find(({ line }) => line === piece.line)?.quantity ?? 0;
    return most > 0 ? [{ ...piece, quantity: Math.min(piece.quantity, most) }] : [];
  });
  const choose = (piece: PassedPiece) => {
    const others = pieces.filter(({ orderId, line }) => orderId !== piece.orderId || line !== piece.line);
    setWanted(piece.quantity > 0 ? [...others, piece] : others);
  };
  if (orders.length === 0) return <p className="pb-2 text-ink-2 text-sm">{m['bills.pass.none']()}</p>;
  return (
    <div className="grid gap-4 pb-2">
      <PassChoice orders={orders} pieces={pieces} onChange={choose} />
      {pieces.length > 0 && (
        <Read query={floor} failed={failureText(floor.error, m['tables.loadFailed']())} waiting={<Waiting />}>
          {({ tables, now }) => {
            const others = tables.filter(
              ({ id, bill: open, status, joinedTo }) =>
                id !== bill.tableId && joinedTo === null && (open !== null || status !== 'ocupado'),
            );
            const there = others.find(({ id }) => id === chosen);
            return (
              <>
                <TableChoice
                  legend={m['bills.pass.where']()}
                  tables={others}
                  now={Date.parse(now)}
                  chosen={chosen}
                  onChange={setChosen}
                />
                {there && <Passing key={there.id} here={bill} there={there} pieces={pieces} onPassed={onPassed} />}
              </>
            );
          }}
        </Read>
      )}
    </div>
  );
}

function Waiting() {
  return <Loading count={3} className="grid gap-3" itemClass="h-16 rounded-md!" />;
}
