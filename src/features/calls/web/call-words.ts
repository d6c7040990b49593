import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { minutesSince } from '#lib/minutes.ts';
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

/** 'há 19 min'. */
export function sinceText(askedAt: string, now: number): string {
  const minutes = minutesSince(askedAt, now);
  return minutes < 1 ? m['calls.now']() : m['calls.since']({ minutes });
}

/** Whether it was asked clearly after another: what a guest asks for in one go is one wish. */
const isLater = (call: FloorCall, than: FloorCall) => minutesSince(than.askedAt, Date.parse(call.askedAt)) >= 1;

/** What those at a table want; a wish that came later says its own age beside it: 'Gelo, Talheres (agora)'. */
export function agedText(calls: readonly FloorCall[], now: number): string {
  const [first] = calls;
  if (!first || calls.length === 1) return wantedText(calls);
  const aged = (call: FloorCall) =>
    isLater(call, first)
      ? m['calls.wantSince']({ what: nameOf(call), since: sinceText(call.askedAt, now) })
      : nameOf(call);
  return calls.map(aged).join(', ');
}

/** Whether it comes to a table that calls already. */
export const isMore = (call: FloorCall, before: readonly FloorCall[]) =>
  !call.pay && before.some((each) => each.tableId === call.tableId && !each.pay && isLater(call, each));

/** One sentence for each of the tables; of one that called `before`, what it wants besides. */
export function newsText(calls: readonly FloorCall[], before: readonly FloorCall[]): string {
  return groupByTable(calls)
    .map(({ calls: theirs }) => {
      const number = theirs[0].tableNumber;
      return isMore(theirs[0], before)
        ? m['calls.newsMore']({ number, what: theirs.map(nameOf).join(', ') })
        : m['calls.news']({ number, what: wantedText(theirs) });
    })
    .join('. ');
}
