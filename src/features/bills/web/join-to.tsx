import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { failureText } from '#client/errors.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import type { FloorTable } from '../../tables/contract.ts';
import type { Bill } from '../contract.ts';
import { JoinTable } from './join-table.tsx';
import { TableChoice } from './table-choice.tsx';

/** A free table is put to one where people sit: to which, and what that means before it is done. */
export function JoinTo({ free, onJoined }: { free: FloorTable; onJoined: (bill: Bill) => void }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const floor = useQuery(api.tables.list.queryOptions());
  return (
    <Read
      query={floor}
      failed={failureText(floor.error, m['tables.loadFailed']())}
      waiting={<Loading count={5} className="grid gap-3 pb-2" itemClass="h-16 rounded-md!" />}
    >
      {({ tables, now }) => {
        const taken = tables.filter(({ bill, joinedTo }) => bill !== null && joinedTo === null);
        const there = taken.find(({ id }) => id === chosen);
        if (taken.length === 0) return <p className="pb-2 text-ink-2 text-sm">{m['bills.merge.none']()}</p>;
        return (
          <div className="grid gap-4 pb-2">
            <TableChoice
              legend={m['bills.join.toWhich']()}
              tables={taken}
              now={Date.parse(now)}
              chosen={chosen}
              onChange={setChosen}
            />
            {there?.bill && (
              <JoinTable
                key={there.id}
                bill={{ id: there.bill.id, tableNumber: there.number, joined: there.bill.joined ?? [] }}
                free={free}
                alone
                onJoined={onJoined}
              />
            )}
          </div>
        );
      }}
    </Read>
  );
}
