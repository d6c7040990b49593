import { moneyFault } from '#client/money-fault.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { MoneyInput } from '#ui/money-input.tsx';
import { CashIcon, CreditCardIcon, PixIcon } from '#ui/staff/icons.tsx';
import type { PaymentMethod } from '../../bills/values.ts';
import type { Tally } from '../contract.ts';
import { paymentsText } from '../payments-text.ts';
import { mostCents } from '../values.ts';
import { type Counted, isCounted, isWrong, standingOf } from './count.ts';
import { differenceText, money, signed, subtracted } from './till-words.ts';

const icons = { pix: PixIcon, credito: CreditCardIcon, debito: CreditCardIcon, dinheiro: CashIcon };
// Each holds the most that a till takes.
const columns = 'md:grid-cols-[minmax(0,1fr)_9rem_11rem_10.5rem]';
export const fieldOf = (method: PaymentMethod) => `till-counted-${method}`;

interface CountTableProps {
  tallies: readonly Tally[];
  counted: Counted;
  onCount: (method: PaymentMethod, cents: number | undefined) => void;
  /** The method that stands in the way of closing. */
  wanting: PaymentMethod | undefined;
}

/** Each method: what has to be there, what was counted, and how they compare in words. Its name counts it as expected. */
export function CountTable({ tallies, counted, onCount, wanting }: CountTableProps) {
  const { expectedCents, countedCents, differenceCents, uncounted } = standingOf(tallies, counted);
  return (
    <Card as="section" flush className="px-4 pt-4 pb-1 sm:px-6 sm:pt-5" aria-label={m['till.counted']()}>
      <div aria-hidden="true" className={cx('hidden gap-4 pb-1 text-ink-2 text-sm md:grid', columns)}>
        <span>{m['till.method']()}</span>
        <span className="text-right">{m['till.expected']()}</span>
        {/* Over the figures, which end within their fields. */}
        <span className="pr-4 text-right">{m['till.counted']()}</span>
        <span className="text-right">{m['till.difference']()}</span>
      </div>
      <ul className="divide-y divide-hairline">
        {tallies.map(({ method, expectedCents: expected, ...received }) => {
          const Glyph = icons[method];
          const name = m[`bills.method.${method}`]();
          const cents = counted[method];
          const wrong = isWrong(cents);
          return (
            <li
              key={method}
              className={cx('grid grid-cols-[minmax(0,1fr)_9.5rem] items-center gap-x-4 gap-y-1 py-3', columns)}
            >
              <button
                type="button"
                onClick={() => onCount(method, Math.max(0, expected))}
                className="-mx-2 flex min-h-12 min-w-0 items-center gap-3 rounded-md px-2 text-left transition hover:bg-sunken"
              >
                <Glyph className="text-brand-ink max-[22rem]:hidden" />
                <span className="min-w-0">
                  {name}
                  <span className="block text-ink-2 text-sm">
                    {method === 'dinheiro' ? m['till.inDrawer']() : paymentsText(received, getLocale())}
                  </span>
                  <span className="sr-only">{m['till.same']({ amount: money(expected) })}</span>
                </span>
              </button>
              <span className="money text-right">
                <span className="sr-only">{m['till.expected']()} </span>
                {subtracted(expected)}
              </span>
              <MoneyInput
                id={fieldOf(method)}
                sign={m['bills.currency']()}
                aria-label={m['till.countedIn']({ method: name })}
                aria-invalid={wanting === method || wrong || undefined}
                aria-describedby={wrong ? `${fieldOf(method)}-fault` : wanting === method ? 'till-wanting' : undefined}
                cents={cents ?? null}
                empty={null}
                onChange={(amount) => onCount(method, amount ?? undefined)}
                className="col-start-2 md:col-auto"
              />
              <span className="col-start-1 row-start-2 min-w-0 max-w-full justify-self-start md:col-auto md:row-auto md:justify-self-end">
                {isCounted(cents) ? (
                  <Badge tone={cents === expected ? 'green' : 'yellow'}>{differenceText(cents - expected)}</Badge>
                ) : wrong ? (
                  <span id={`${fieldOf(method)}-fault`} className="font-medium text-danger text-sm">
                    {moneyFault(cents, m['fields.till_amount'](), mostCents)}
                  </span>
                ) : (
                  <span className={cx('text-sm', wanting === method ? 'font-medium text-danger' : 'text-ink-2')}>
                    {m['till.uncounted']()}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <p
        className={cx(
          'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-hairline border-t py-4 font-semibold',
          columns,
        )}
      >
        <span>{m['till.total']()}</span>
        <span className="money text-right">{subtracted(expectedCents)}</span>
        <span className="money hidden pr-4 text-right md:block">{uncounted.length < 4 && money(countedCents)}</span>
        <output className="money max-md:col-start-2 text-right">
          {uncounted.length === 0 && signed(differenceCents)}
        </output>
      </p>
    </Card>
  );
}
