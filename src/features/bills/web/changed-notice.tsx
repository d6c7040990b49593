import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Bill } from '../contract.ts';
import { couvertLabel } from '../couvert-label.ts';
import type { BillPayment } from '../payments/contract.ts';
import { changedSince } from './changed-since.ts';
import type { SettlementForm } from './settlement/use-settlement.ts';
import { useGuestsPaying } from './use-guests-paying.ts';

interface ChangedNoticeProps {
  /** As whoever closes it has seen it. */
  seen: Bill;
  bill: Bill;
  form: SettlementForm;
  onUnderstood: () => void;
}

/** The bill is another than it was on the screen: who paid what, what it comes to, what is left, and which amounts follow that. */
export function ChangedNotice({ seen, bill, form, onUnderstood }: ChangedNoticeProps) {
  const { phoneOf } = useGuestsPaying(bill.id);
  const { payments, totalCents, feeDeclined, couverts } = changedSince(seen, bill, form.settlement);
  const { restCents } = form.reckoned;
  const less = form.draft.payments.filter(({ wasCents }) => wasCents !== undefined);
  return (
    <Notice
      tone="yellow"
      live
      title={m['bills.changed']()}
      action={
        <Button variant="quiet" size="s" onClick={onUnderstood}>
          {m['bills.understood']()}
        </Button>
      }
    >
      {payments.map((payment) => (
        <p key={payment.id}>{paidText(payment, phoneOf(payment.key))}</p>
      ))}
      {feeDeclined !== null && <p>{feeDeclined ? m['bills.since.noFee']() : m['bills.since.fee']()}</p>}
      {couverts !== null && (
        <p>
          {couverts === 0
            ? m['bills.since.noCouvert']()
            : m['bills.since.couvert']({ couvert: couvertLabel(couverts) })}
        </p>
      )}
      {totalCents !== null && <p>{m['bills.since.total']({ amount: money(totalCents) })}</p>}
      <p className="font-semibold">
        {restCents === 0
          ? m['bills.since.nothingLeft']()
          : m['bills.since.left']({
              label: (restCents < 0 ? m['bills.handBack'] : m['bills.leftToPay'])(),
              amount: money(Math.abs(restCents)),
            })}
      </p>
      {less.map(({ key, method, wasCents = 0, cents }) => (
        <p key={key}>
          {m['bills.since.less']({ method: m[`bills.method.${method}`](), was: money(wasCents), amount: money(cents) })}
        </p>
      ))}
      <p>{m['bills.since.check']()}</p>
    </Notice>
  );
}

function money(cents: number): string {
  return formatMoney(cents, getLocale());
}

function paidText({ method: of, keptCents, by }: BillPayment, phone: string | null): string {
  const method = m[`bills.method.${of}`]();
  const amount = money(Math.abs(keptCents));
  if (keptCents < 0) return m['bills.since.back']({ amount, method });
  if (phone) return m['bills.since.paidFrom']({ phone, amount, method });
  return by ? m['bills.since.paidTo']({ name: by, amount, method }) : m['bills.since.paid']({ amount, method });
}
