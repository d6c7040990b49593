import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import type { FloorCall } from '../contract.ts';
import { groupByTable } from './group-by-table.ts';

type Wanted = Pick<FloorCall, 'kind' | 'request' | 'pay'>;

/** 'Pediu a conta', or 'Gelo, Talheres, Conta' of several: what those at a table want. */
export function wantedText(calls: readonly Wanted[]): string {
  const [only] = calls;
  if (only?.pay) return payText(only.pay);
  if (calls.length === 1 && only?.kind === 'waiter') return m['calls.calledWaiter']();
  if (calls.length === 1 && only?.kind === 'bill') return m['calls.askedBill']();
  return calls.map(nameOf).join(', ');
}

/** 'Pagar R$ 50,00 no cartão'; of a PIX, that it is to be looked for. */
function payText({ cents, method, changeForCents }: NonNullable<FloorCall['pay']>): string {
  const amount = formatMoney(cents, getLocale());
  if (method === 'pix') return m['calls.payPix']({ amount });
  if (method === 'card') return m['calls.payCard']({ amount });
  return changeForCents === null
    ? m['calls.payCash']({ amount })
    : m['calls.payCashChange']({ amount, given: formatMoney(changeForCents, getLocale()) });
}

function nameOf({ kind, request, pay }: Wanted): string {
  if (pay) return payText(pay);
  if (kind === 'request') return request;
  return kind === 'bill' ? m['calls.bill']() : m['calls.waiter']();
}

/** 'Luana Ribeiro' as her colleagues call her. */
export function firstName(name: string): string {
  return name.split(' ', 1)[0] ?? name;
}

/** One sentence for each of the tables. */
export function newsText(calls: readonly FloorCall[]): string {
  return groupByTable(calls)
    .map(({ calls: theirs }) => m['calls.news']({ number: theirs[0].tableNumber, what: wantedText(theirs) }))
    .join('. ');
}
