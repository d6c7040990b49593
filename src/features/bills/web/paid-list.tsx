import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '#client/api.ts';
import { useSignedIn } from '#client/session.ts';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { may } from '#lib/permissions.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { formatTime } from '#lib/time.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { PencilIcon } from '#ui/late-icons.tsx';
import { Segmented } from '#ui/segmented.tsx';
import type { Bill } from '../contract.ts';
import type { BillPayment } from '../payments/contract.ts';
import { methods } from '../values.ts';
import { ReversePayment, type ReversePaymentProps } from './reverse-payment.tsx';
import { useGuestsPaying } from './use-guests-paying.ts';

interface PaidListProps extends Pick<ReversePaymentProps, 'bill' | 'onReversed'> {
  timeZone: string;
}

/** What was paid, each payment by itself; a wrong method is put right here, and both stay to be read. */
export function PaidList({ bill, timeZone, onReversed }: PaidListProps) {
  // What reverses a payment is told with it.
  const payments = [...bill.payments, ...bill.orderPayments].filter(({ reverses }) => reverses === null);
  const keepsTill = may(useSignedIn().user.role, 'orders.complete');
  const { phoneOf } = useGuestsPaying(bill.id);
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="bill-paid" className="grid gap-2">
      <h3 id="bill-paid" className="text-base">
        {m['bills.whoPaid']()}
      </h3>
      <ul className="grid gap-2">
        {payments.map((payment) => (
          <PaidRow
            key={payment.id}
            bill={bill}
            payment={payment}
            phone={phoneOf(payment.key)}
            timeZone={timeZone}
            onReversed={onReversed}
          />
        ))}
      </ul>
      {bill.closedAt !== null && bill.correctable && keepsTill && (
        <p className="text-ink-2 text-sm">{m['bills.reverse.closed']()}</p>
      )}
    </section>
  );
}

interface PaidRowProps extends ReversePaymentProps {
  /** Of the guest who paid it there. */
  phone: string | null;
  timeZone: string;
}

function PaidRow({ bill, payment, phone, timeZone, onReversed }: PaidRowProps) {
  const { role } = useSignedIn().user;
  const [editing, setEditing] = useState(false);
  const { keptCents, givenCents, receivedCents, corrections, method, reversal } = payment;
  const money = (cents: number) => formatMoney(cents, getLocale());
  const nameOf = (of: BillPayment['method']) => m[`bills.method.${of}`]();
  const withChange = m['bills.givenAndChange']({ given: money(givenCents), change: money(givenCents - keptCents) });
  // What was handed over belongs to the cash that it was, also when it is taken for something else since.
  const recordOf = (of: BillPayment['method']) =>
    of === 'dinheiro' && givenCents > keptCents ? `${nameOf(of)} (${withChange})` : nameOf(of);
  const amount = money(Math.abs(keptCents));
  return (
    <li className="grid gap-1.5 rounded-md bg-surface px-3.5 py-2 shadow-card">
      <div className="flex min-h-11 items-center gap-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-medium">
            {phone ? m['bills.guests.paidFrom']({ phone, method: nameOf(method) }) : nameOf(method)}
          </span>
          {keptCents < 0 && <Badge>{m['bills.handedBack']()}</Badge>}
          {keptCents >= 0 && (payment.part || payment.orderId !== null) && (
            <time dateTime={payment.at} className="text-ink-2 text-sm tabular-nums">
              {m['bills.receivedAt']({ time: formatTime(payment.at, getLocale(), timeZone) })}
            </time>
          )}
          {payment.orderId !== null && <Badge tone="green">{m['bills.paidApart']()}</Badge>}
          {reversal && <Badge>{m['bills.reverse.badge']()}</Badge>}
          {onReversed && payment.reversible && may(role, 'orders.complete') && (
            <ReversePayment bill={bill} payment={payment} onReversed={onReversed} />
          )}
        </div>
        <span className={cx('money shrink-0 font-semibold', reversal && 'text-ink-3 line-through')}>
          {keptCents < 0 ? m['bills.minus']({ amount }) : amount}
        </span>
        {/* What was handed back is nothing that a guest chose. */}
        {keptCents >= 0 && !reversal && bill.correctable && may(role, 'orders.complete') && (
          <IconButton
            icon={PencilIcon}
            iconSize={20}
            label={m['bills.correct.action']({ method: nameOf(method), amount })}
            aria-expanded={editing}
            onClick={() => setEditing(!editing)}
            className="-mr-2"
          />
        )}
      </div>
      {receivedCents > keptCents && <p className="text-ink-2 text-sm first-letter:uppercase">{withChange}</p>}
      {editing && <CorrectMethod bill={bill} payment={payment} onDone={() => setEditing(false)} />}
      {reversal && (
        <p className="text-ink-2 text-sm wrap-anywhere">
          {m['bills.reverse.by']({
            name: reversal.by ?? '',
            at: spokenTime(reversal.at, getLocale(), timeZone),
            reason: reversal.reason,
          })}
        </p>
      )}
      {corrections.map(({ at, by, from, to }) => (
        <p key={at} className="text-ink-2 text-sm wrap-anywhere">
          {m['bills.correct.was']({ from: recordOf(from), to: recordOf(to) })}
          {' · '}
          {m['bills.correct.by']({ name: by ?? '', at: spokenTime(at, getLocale(), timeZone) })}
        </p>
      ))}
    </li>
  );
}

function CorrectMethod({ bill, payment, onDone }: { bill: Bill; payment: BillPayment; onDone: () => void }) {
  const queries = useQueryClient();
  const [to, setTo] = useState(payment.method);
  const keyOf = useCreationKey();
  const choices = useRef<HTMLDivElement>(null);
  // The lowest row opens below what is in view.
  useEffect(() => {
    choices.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const correct = useChange(api.bills.correctPayment.mutationOptions(), {
    done: m['bills.correct.done'](),
    failed: m['bills.correct.failed'](),
    rereads: [api.bills.key()],
    onDone: (corrected) => {
      queries.setQueryData(api.bills.read.queryOptions({ input: { id: bill.id } }).queryKey, corrected);
      onDone();
    },
  });
  return (
    <div ref={choices} className="grid scroll-mb-4 gap-2 pb-1">
      <Segmented
        wide
        label={m['bills.correct.title']()}
        value={to}
        onChange={setTo}
        segments={methods.map((method) => ({ value: method, label: m[`bills.methodShort.${method}`]() }))}
      />
      <Button
        variant="soft"
        size="s"
        disabled={to === payment.method}
        busy={correct.isPending}
        onClick={() => correct.mutate({ id: bill.id, paymentId: payment.id, key: keyOf(to), from: payment.method, to })}
        className="justify-self-end"
      >
        {m['bills.correct.confirm']()}
      </Button>
    </div>
  );
}
