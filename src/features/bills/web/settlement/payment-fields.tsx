import { use } from 'react';
import { moneyFault } from '#client/money-fault.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { cx } from '#ui/cx.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { CashIcon, CreditCardIcon, PixIcon } from '#ui/staff/icons.tsx';
import type { announcedOf } from './announced.ts';
import { BeforePayments } from './before-payments.ts';
import { type DraftPayment, type DraftReckoning, isPaymentWrong } from './settlement-draft.ts';
import type { SettlementForm } from './use-settlement.ts';

const faultOf = (key: string) => `bill-payment-fault-${key}`;
const heading = 'bill-payments';
const unpaid = 'bill-unpaid';
const icons = { pix: PixIcon, credito: CreditCardIcon, debito: CreditCardIcon, dinheiro: CashIcon };

interface PaymentFieldsProps {
  form: SettlementForm;
  hint: string;
  optional?: boolean;
  /** What guests have announced that comes by itself: a tap on a method enters what is missing beside it. */
  announced?: ReturnType<typeof announcedOf>;
}

/** One line a method: its name takes what is missing, its figure can be typed. */
export function PaymentFields({ form, hint, optional = false, announced }: PaymentFieldsProps) {
  const before = use(BeforePayments);
  const { payments } = form.draft;
  // What was typed and is no amount stays to be mended.
  const nothing = form.reckoned.restCents <= 0 && payments.every(({ cents }) => cents === 0);
  if (nothing) return null;
  // Where to mend it: what cannot be given back as change, or else the first that has nothing yet.
  const culprit = form.reckoned.excessCents > 0 ? payments.find(isOver) : payments.find(({ cents }) => !(cents > 0));
  const wanting = form.unpaid ? (culprit ?? payments[0]) : undefined;
  const none = optional && form.reckoned.receivedCents === 0;
  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <h3 id={heading} tabIndex={-1} className="scroll-mt-4 text-base outline-none">
        {m['bills.payments']()}
      </h3>
      {before}
      <p id={unpaid} role="alert" className="font-medium text-danger text-sm empty:hidden">
        {wanting && (form.reckoned.excessCents > 0 ? m['errors.payments_excess']() : m['errors.payments_short']())}
      </p>
      <ul className="grid gap-2">
        {payments.map((payment, index) => {
          const { key, method, cents } = payment;
          const Glyph = icons[method];
          const number = payments.slice(0, index + 1).filter((each) => each.method === method).length;
          const plain = m[`bills.method.${method}`]();
          const name = number > 1 ? m['bills.another']({ method: plain, number }) : plain;
          return (
            <li
              key={key}
              className="grid grid-cols-[minmax(0,1fr)_9rem] items-center rounded-md bg-surface shadow-card"
            >
              <button
                type="button"
                aria-label={m['bills.payRest']({ method: name })}
                onClick={() => form.payRest(method, announced?.cents)}
                className="flex min-h-13 min-w-0 items-center gap-2.5 rounded-l-md px-3.5 text-left font-medium transition hover:bg-sunken"
              >
                <Glyph className="text-brand-ink" />
                <span className="min-w-0">{name}</span>
              </button>
              <MoneyInput
                sign={m['bills.currency']()}
                aria-label={m['bills.amountIn']({ method: name })}
                aria-invalid={isPaymentWrong(cents) || payment === wanting || undefined}
                aria-describedby={isPaymentWrong(cents) ? faultOf(key) : payment === wanting ? unpaid : undefined}
                empty={0}
                cents={cents}
                onChange={(typed) => form.pay(key, typed)}
                className={cx('[&_input]:border-transparent', cents === 0 && '[&_input]:text-ink-3')}
              />
              {isPaymentWrong(cents) && (
                <p
                  id={faultOf(key)}
                  role="alert"
                  className="col-span-2 px-3.5 pt-0.5 pb-2 text-right text-danger text-sm"
                >
                  {moneyFault(cents, m['fields.payment_amount']())}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {!none && <Standing reckoned={form.reckoned} />}
      {/* Below what is typed into: it comes and goes with what guests do. */}
      {announced && announced.cents > 0 && (
        <p className="text-sm tabular-nums">
          {(announced.byPix ? m['bills.announcedPix'] : m['bills.announced'])({
            amount: formatMoney(announced.cents, getLocale()),
          })}
        </p>
      )}
      <p className="text-ink-2 text-sm">{hint}</p>
    </section>
  );
}

/** To where the payments are entered, for eyes and for a screen reader. */
export function seekPayments(): void {
  const found = document.getElementById(heading);
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: 'start' });
}

/** Only cash gives change. */
function isOver({ method, cents }: DraftPayment): boolean {
  return method !== 'dinheiro' && cents > 0;
}

/** How the payments stand against the total. Green is for what was received, and these are only entered. */
function Standing({ reckoned }: { reckoned: DraftReckoning }) {
  const { missingCents, changeCents, excessCents } = reckoned;
  const money = (cents: number) => formatMoney(cents, getLocale());
  const covered = missingCents === 0 && excessCents === 0;
  return (
    <p
      role="status"
      className={cx(
        'flex min-h-12 flex-wrap items-center justify-between gap-x-3 rounded-md px-3.5 py-2 font-semibold',
        covered ? 'bg-sunken' : excessCents > 0 ? 'bg-red-tint text-red' : 'bg-yellow-tint text-yellow',
      )}
    >
      {covered && (
        <span className="flex items-center gap-2">
          <CheckIcon />
          {m['bills.covered']()}
        </span>
      )}
      {excessCents > 0 && m['bills.excess']({ amount: money(excessCents) })}
      {excessCents === 0 && (changeCents > 0 || missingCents > 0) && (
        <span>
          {changeCents > 0
            ? m['bills.change']({ amount: money(changeCents) })
            : m['bills.missing']({ amount: money(missingCents) })}
        </span>
      )}
    </p>
  );
}
