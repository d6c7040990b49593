import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '#client/api.ts';
import type { Menu } from '#features/menu/contract.ts';
import type { Order } from '../../contract.ts';
import { contentsOf } from '../../lines/contents.ts';
import type { DraftLine, OrderDraft } from '../draft.ts';
import { type AllergyClash, allergyClashes } from './allergy-clashes.ts';
import { AllergyQuestion } from './allergy-question.tsx';
import { earlierWarnings } from './earlier-warnings.ts';

interface About {
  order: Order | null;
  /** Empty until one is chosen. */
  tableId: string;
  menu: Menu;
}

/** How long an order waits for what its table has ordered: one that cannot be read holds nothing up. */
const longestWaitMs = 2_000;

/**
 * Asks before an order is sent of which a dish contains what a note on it, or on another order of its table, warns of. `waiting` while
 * the table's orders are still read.
 */
export function useAllergyQuestion({ order, tableId, menu }: About, save: (draft: OrderDraft) => void) {
  const [asked, setAsked] = useState<{ draft: OrderDraft; clashes: AllergyClash[] } | null>(null);
  const [waiting, setWaiting] = useState<OrderDraft | null>(null);
  const { data, isFetching } = useQuery({
    ...api.bills.ofTable.queryOptions({ input: { tableId } }),
    enabled: tableId !== '',
  });
  const unread = isFetching && !data;
  const isSent = ({ kept, notes }: DraftLine) =>
    order?.lines.some((line) => line.line === kept && line.notes === notes) ?? false;
  const ask = (draft: OrderDraft) => {
    setWaiting(null);
    const earlier = earlierWarnings(data?.bill?.orders ?? [], order?.id);
    const clashes =
      draft.status === 'cancelado' ? [] : allergyClashes(draft.lines, contentsOf(menu), { isSent, earlier });
    if (clashes.length > 0) setAsked({ draft, clashes });
    else save(draft);
  };
  const askAfter = useEffectEvent(ask);
  useEffect(() => {
    if (!waiting) return;
    const waited = setTimeout(() => askAfter(waiting), unread ? longestWaitMs : 0);
    return () => clearTimeout(waited);
  }, [waiting, unread]);
  const question = asked && (
    <AllergyQuestion
      clashes={asked.clashes}
      onReview={() => setAsked(null)}
      onSend={() => {
        setAsked(null);
        save(asked.draft);
      }}
    />
  );
  return { send: unread ? setWaiting : ask, waiting: waiting !== null, question };
}
