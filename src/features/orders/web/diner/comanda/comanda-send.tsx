import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/diner-api.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Profile } from '../../../../restaurants/contract.ts';
import type { TableOrders } from '../../../contract.ts';
import { contentsIn } from '../../../lines/contents.ts';
import type { MenuIndex } from '../../../order.ts';
import { type AllergyClash, allergyClashes } from '../../allergies/allergy-clashes.ts';
import { AllergyQuestion } from '../../allergies/allergy-question.tsx';
import { earlierWarnings } from '../../allergies/earlier-warnings.ts';
// The provider calls it; it comes with the button, which may be pressed once the network is gone.
import './send-order.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { isLocked } from './comanda.ts';
import { useComanda } from './comanda-context.tsx';
import { SendStatus } from './send-status.tsx';
import { type ComandaView, comandaTotals } from './use-comanda.ts';

type Props = {
  view: ComandaView;
  menu: MenuIndex;
  restaurant: Profile;
  onReview: () => void;
};

/** The way to send the comanda, and what is known of it on its way. */
export function ComandaSend({ view, menu, restaurant, onReview }: Props) {
  const { comanda, place, refusedWith } = useComanda();
  const queries = useQueryClient();
  const [clashes, setClashes] = useState<AllergyClash[]>([]);
  const { takesOrders, serviceFeeBasisPoints } = restaurant;
  const refusals = view.refusals.size;
  const locked = isLocked(comanda);
  const send = () => {
    // What the phone knows of the table's orders: the frame of its pages reads them.
    const known = queries.getQueriesData<TableOrders>({ queryKey: api.orders.ofTable.key() });
    const earlier = earlierWarnings(known.flatMap(([, read]) => read?.orders ?? []));
    const found = allergyClashes(view.lines, contentsIn(menu.products.values(), menu.groups.values()), { earlier });
    if (found.length > 0) setClashes(found);
    else place();
  };
  return (
    <div className="grid gap-3">
      <SendStatus />
      {takesOrders ? (
        !locked && <ClosedNotice restaurant={restaurant} />
      ) : (
        <Notice tone="yellow">{m['diner.notTakingOrders']()}</Notice>
      )}
      <p role="status" className="font-medium text-danger text-sm empty:hidden">
        {locked ? '' : refusals > 0 ? m['diner.review']() : refusedWith}
      </p>
      <Button
        wide
        busy={locked}
        busyLabel={m['diner.sending']()}
        disabled={!takesOrders}
        onClick={refusals > 0 ? onReview : send}
      >
        {m['diner.placeOrder']()}
        {/* Whoever has much to send sees what it comes to without scrolling there. */}
        <span className="money">{formatMoney(comandaTotals(view, serviceFeeBasisPoints).totalCents, getLocale())}</span>
      </Button>
      {clashes.length > 0 && (
        <AllergyQuestion
          clashes={clashes}
          hint={m['diner.allergyHint']()}
          onReview={() => setClashes([])}
          onSend={() => {
            setClashes([]);
            place();
          }}
        />
      )}
    </div>
  );
}
