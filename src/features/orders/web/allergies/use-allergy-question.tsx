import { useState } from 'react';
import type { Menu } from '#features/menu/contract.ts';
import type { Order } from '../../contract.ts';
import { contentsOf } from '../../lines/contents.ts';
import type { DraftLine, OrderDraft } from '../draft.ts';
import { type AllergyClash, allergyClashes } from './allergy-clashes.ts';
import { AllergyQuestion } from './allergy-question.tsx';

/** Asks before an order is sent on which a note warns of what a dish contains. */
export function useAllergyQuestion(order: Order | null, menu: Menu, save: (draft: OrderDraft) => void) {
  const [asked, setAsked] = useState<{ draft: OrderDraft; clashes: AllergyClash[] } | null>(null);
  const isSent = ({ kept, notes }: DraftLine) =>
    order?.lines.some((line) => line.line === kept && line.notes === notes) ?? false;
  const send = (draft: OrderDraft) => {
    const clashes = draft.status === 'cancelado' ? [] : allergyClashes(draft.lines, contentsOf(menu), isSent);
    if (clashes.length > 0) setAsked({ draft, clashes });
    else save(draft);
  };
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
  return { send, question };
}
