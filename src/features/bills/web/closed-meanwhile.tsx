import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney, formatPercentage } from '#lib/money.ts';
import { formatTime } from '#lib/time.ts';
import { Notice } from '#ui/notice.tsx';
import type { Discount } from '../../orders/contract.ts';
import type { Bill } from '../contract.ts';
import { unreversed } from '../payments/unreversed.ts';
import type { PaymentMethod } from '../values.ts';
import {
  type DraftPayment,
  discountOf,
  type SettlementDraft,
  type TypedDiscount,
} from './settlement/settlement-draft.ts';

/** Of what was typed, what the bill has no record of: a part that was taken before it was closed is there by its key. */
export function unrecorded(typed: readonly DraftPayment[], { payments }: Pick<Bill, 'payments'>): DraftPayment[] {
  const recorded = new Set(payments.map(({ key }) => key));
  return typed.filter(({ cents, partKey }) => cents > 0 && !recorded.has(partKey));
}

/** What a form had in it when its bill was gone. */
export type Entered = Pick<SettlementDraft, 'payments'> & TypedDiscount;

interface ClosedMeanwhileProps {
  bill: Bill;
  typed: Entered;
  timeZone: string;
}

/** Somebody else was first: who closed it, when, for how much and with what; and that what was typed here is nowhere. */
export function ClosedMeanwhile({ bill, typed, timeZone }: ClosedMeanwhileProps) {
  const { closedAt, closedBy, totalCents } = bill;
  const time = formatTime(closedAt ?? '', getLocale(), timeZone);
  const paid = unreversed(bill.payments).map(({ method, keptCents }) => ({ method, cents: keptCents }));
  return (
    <div className="grid gap-3">
      <Notice
        live
        tone="yellow"
        title={closedBy ? m['bills.meanwhile.by']({ name: closedBy, time }) : m['bills.meanwhile.itself']({ time })}
      >
        {paid.length > 0
          ? m['bills.meanwhile.paid']({ amount: money(totalCents), payments: listOf(paid) })
          : m['bills.meanwhile.total']({ amount: money(totalCents) })}
      </Notice>
      <Unrecorded bill={bill} typed={typed} hint={m['bills.meanwhile.hint']()} />
    </div>
  );
}

interface UnrecordedProps {
  bill: Pick<Bill, 'payments'> & Partial<Pick<Bill, 'discount'>>;
  typed: Entered;
  hint: string;
}

/** What was typed and never sent: payments by method, and what was to be taken off. */
export function Unrecorded({ bill, typed, hint }: UnrecordedProps) {
  const payments = unrecorded(typed.payments, bill);
  const discount = discountOf(typed);
  const lost = [
    ...payments.map(paymentText),
    ...(discount && !isSame(discount, bill.discount) ? [discountText(discount)] : []),
  ];
  if (lost.length === 0) return null;
  return (
    <Notice live tone="red" title={m['bills.meanwhile.lost']({ payments: joined(lost) })}>
      {payments.length > 0 && hint}
    </Notice>
  );
}

export function listOf(payments: readonly { method: PaymentMethod; cents: number }[]): string {
  return joined(payments.map(paymentText));
}

function paymentText({ method, cents }: { method: PaymentMethod; cents: number }): string {
  return m['bills.meanwhile.payment']({ method: m[`bills.method.${method}`](), amount: money(cents) });
}

const isSame = (typed: Discount, recorded: Discount | null | undefined) =>
  typed.type === recorded?.type && typed.value === recorded.value;

function discountText({ type, value }: Discount): string {
  const amount = type === 'fixed' ? money(value) : `${formatPercentage(value, getLocale())}%`;
  return m['bills.meanwhile.discount']({ amount });
}

const joined = (parts: readonly string[]) => new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(parts);

function money(cents: number): string {
  const amount = formatMoney(Math.abs(cents), getLocale());
  return cents < 0 ? m['bills.minus']({ amount }) : amount;
}
