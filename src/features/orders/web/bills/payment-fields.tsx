import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { CashIcon, CreditCardIcon, PixIcon } from '#ui/admin/icons.tsx';
import { cx } from '#ui/cx.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { methods, type Reckoned } from './settlement-draft.ts';
import type { SettlementForm } from './use-settlement.ts';

const icons = { pix: PixIcon, credito: CreditCardIcon, debito: CreditCardIcon, dinheiro: CashIcon };
const most = 999_999_999;

interface PaymentFieldsProps {
  form: SettlementForm;
  hint: string;
  coveredLabel: string;
  optional?: boolean;
}

/** One line a method: its name takes what is missing, its figure can be typed. */
export function PaymentFields({ form, hint, coveredLabel, optional = false }: PaymentFieldsProps) {
  const { payments } = form.draft;
  const { sums, missingCents } = form.reckoned;
  const nothing = sums.totalCents === 0 && form.reckoned.receivedCents === 0;
  const none = optional && form.reckoned.receivedCents === 0;
  return (
    <section aria-labelledby="bill-payments" className="grid gap-2">
      <h3 id="bill-payments" className="text-base">
        {m['bills.payments']()}
      </h3>
      <p className="text-ink-2 text-sm">{hint}</p>
      <ul className="grid gap-2">
        {methods.map((method) => {
          const Glyph = icons[method];
          const name = m[`bills.method.${method}`]();
          return (
            <li
              key={method}
              className="grid grid-cols-[minmax(0,1fr)_9rem] items-center rounded-md bg-surface shadow-card"
            >
              <button
                type="button"
                aria-label={m['bills.payRest']({ method: name })}
                onClick={() => form.pay(method, payments[method] + missingCents)}
                className="flex min-h-13 min-w-0 items-center gap-2.5 rounded-l-md px-3.5 text-left font-medium transition hover:bg-sunken"
              >
                <Glyph className="text-brand-ink" />
                <span className="min-w-0">{name}</span>
              </button>
              <MoneyInput
                sign={m['bills.currency']()}
                aria-label={m['bills.amountIn']({ method: name })}
                cents={payments[method]}
                maxCents={most}
                onChange={(cents) => form.pay(method, cents)}
                className={cx('[&_input]:border-transparent', payments[method] === 0 && '[&_input]:text-ink-3')}
              />
            </li>
          );
        })}
      </ul>
      {!nothing && !none && <Standing reckoned={form.reckoned} coveredLabel={coveredLabel} />}
    </section>
  );
}

/** How the payments stand against the total. */
function Standing({ reckoned, coveredLabel }: { reckoned: Reckoned; coveredLabel: string }) {
  const { missingCents, changeCents, excessCents } = reckoned;
  const money = (cents: number) => formatMoney(cents, getLocale());
  const covered = missingCents === 0 && excessCents === 0;
  return (
    <p
      role="status"
      className={cx(
        'flex min-h-12 flex-wrap items-center justify-between gap-x-3 rounded-md px-3.5 py-2 font-semibold',
        covered ? 'bg-green-tint text-green' : excessCents > 0 ? 'bg-red-tint text-red' : 'bg-yellow-tint text-yellow',
      )}
    >
      {covered && (
        <span className="flex items-center gap-2">
          <CheckIcon />
          {coveredLabel}
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
