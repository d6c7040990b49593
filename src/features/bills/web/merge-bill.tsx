import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { failureText } from '#client/errors.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import type { Bill } from '../contract.ts';
import { JoinTable } from './join-table.tsx';
import { TableChoice } from './table-choice.tsx';
import { Together } from './together.tsx';

interface MergeBillProps {
  bill: Bill;
  /** It is all that its dialog is for. */
  alone?: boolean;
  onMerged: (bill: Bill) => void;
}

/** Another table comes to this one, with its party or free: which, and what becomes of it before it is done. */
export function MergeBill({ bill, alone, onMerged }: MergeBillProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const floor = useQuery(api.tables.list.queryOptions());
  return (
    <Read
      query={floor}
      failed={failureText(floor.error, m['tables.loadFailed']())}
      waiting={<Loading count={5} className="grid gap-3 pb-2" itemClass="h-16 rounded-md!" />}
    >
      {({ tables, now }) => {
        const others = tables.filter(
          ({ id, bill: open, status, joinedTo }) =>
            id !== bill.tableId && joinedTo === null && (open !== null || status !== 'ocupado'),
        );
        const there = others.find(({ id }) => id === chosen);
        if (others.length === 0) return <p className="pb-2 text-ink-2 text-sm">{m['bills.merge.none']()}</p>;
        return (
          <div className="grid gap-4 pb-2">
            <TableChoice
              legend={m['bills.merge.choose']()}
              tables={others}
              now={Date.parse(now)}
              chosen={chosen}
              onChange={setChosen}
            />
            {there?.bill && <Together key={there.id} here={bill} there={there} alone={alone} onMerged={onMerged} />}
            {there?.bill === null && (
              <JoinTable key={there.id} bill={bill} free={there} alone={alone} onJoined={onMerged} />
            )}
          </div>
        );
      }}
    </Read>
  );
}
