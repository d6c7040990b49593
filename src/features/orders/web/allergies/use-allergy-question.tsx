import { useState } from 'react';
import type { Menu } from '#features/menu/contract.ts';
import { allergensText } from '#features/menu/web/diner/allergens-text.ts';
import { m } from '#generated/messages/messages.js';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { Order } from '../../contract.ts';
import { contentsOf } from '../../lines/contents.ts';
import type { OrderDraft } from '../draft.ts';
import { type AllergyClash, allergyClashes } from './allergy-clashes.ts';

/** Asks before an order is sent on which a note warns of what a dish contains. */
export function useAllergyQuestion(order: Order | null, menu: Menu, save: (draft: OrderDraft) => void) {
  const [asked, setAsked] = useState<{ draft: OrderDraft; clashes: AllergyClash[] } | null>(null);
  const send = (draft: OrderDraft) => {
    const clashes = draft.status === 'cancelado' ? [] : allergyClashes(draft.lines, contentsOf(menu), order);
    if (clashes.length > 0) setAsked({ draft, clashes });
    else save(draft);
  };
  const question = asked && (
    <ConfirmDialog
      open
      tone="danger"
      title={m['orders.allergyClash.title']()}
      confirmLabel={m['orders.allergyClash.send']()}
      cancelLabel={m['orders.allergyClash.review']()}
      closeLabel={m['common.close']()}
      onClose={() => setAsked(null)}
      onConfirm={() => {
        setAsked(null);
        save(asked.draft);
      }}
    >
      <ul className="grid gap-4">
        {asked.clashes.map(({ warning, dishes }) => (
          <li key={warning} className="grid gap-2">
            <p className="wrap-anywhere">{m['orders.allergyClash.says']({ warning })}</p>
            <ul className="grid gap-2">
              {dishes.map(({ name, contains }) => (
                <li key={name} className="rounded-md bg-danger-tint px-3 py-2">
                  <p className="font-semibold text-ink wrap-anywhere">{name}</p>
                  <p className="font-semibold text-danger">{allergensText(contains)}</p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
  return { send, question };
}
