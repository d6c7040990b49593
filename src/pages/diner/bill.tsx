import { BillPage } from '#features/checks/web/diner/bill-page.tsx';
import { useComanda } from '#features/orders/web/diner/comanda/comanda-context.tsx';
import { m } from '#generated/messages/messages.js';
import type { Route } from './+types/bill.ts';
import { RateVisit } from './rate-visit.tsx';
import { tableMeta, useTable } from './table-context.ts';

export const handle = { area: 'diner' };

export function meta({ matches, params }: Route.MetaArgs) {
  return tableMeta(matches, ({ name }) => ({
    title: m['checks.metaTitle']({ restaurant: name }),
    description: m['checks.metaDescription']({ restaurant: name, number: params.number }),
  }));
}

/** Whose bill it is, only their own phone is told: what the server draws of this page is the same for everyone. */
export default function Bill() {
  const { restaurant, number, base, ended } = useTable();
  const { askSeat } = useComanda();
  const stars = <RateVisit slug={restaurant.slug} number={number} />;
  return <BillPage {...{ restaurant, number, base, ended, stars }} onTypeCode={() => askSeat('sit')} />;
}
