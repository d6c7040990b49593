import { useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { Sum, Sums } from '#ui/sums.tsx';
import { Switch } from '#ui/switch.tsx';
import { feeLabel } from '../../../orders/fee-label.ts';
import type { Check } from '../../told/contract.ts';
import { CouvertRow } from './couvert-row.tsx';
import { closedWords } from './fee-words.ts';
import { money } from './money.ts';
import { Padlock } from './padlock.tsx';
import { type At, sends, useCheckChange } from './use-check.ts';
import { WhoPaid } from './who-paid.tsx';

interface BillSumsProps {
  at: At;
  base: string;
  check: Check;
  timezone: string;
}

/** How it adds up: the dishes, what is optional and looks it, what is paid and what is left. */
export function BillSums({ at, base, check, timezone }: BillSumsProps) {
  const closed = check.wishesOpen ? null : closedWords(check);
  return (
    <section aria-label={m['checks.sums']()} className="mx-3 mb-3 rounded-xl bg-surface px-5 py-3 shadow-lift lg:mx-8">
      <p className="flex min-h-12 items-center justify-between gap-4">
        <span>{m['checks.items']()}</span>
        <span className="money">{money(check.itemsCents)}</span>
      </p>
      <FeeRow at={at} check={check} />
      <CouvertRow at={at} check={check} />
      {closed && (
        <p className="flex items-start gap-2 pb-3 text-ink-2 text-sm">
          <Padlock />
          {closed}
        </p>
      )}
      {check.chargesCents > 0 && <Row label={m['checks.charges']()} amount={money(check.chargesCents)} />}
      {check.discountCents > 0 && (
        <Row label={m['checks.discount']()} amount={m['diner.minus']({ amount: money(check.discountCents) })} />
      )}
      <Sums className="mt-1 border-hairline border-t pt-4 pb-2">
        <Sum label={m['checks.totalLabel']()} strength="total">
          {money(check.totalCents)}
        </Sum>
      </Sums>
      <WhoPaid check={check} base={base} timezone={timezone} />
      {check.payments.length > 0 && (
        <Sums className="pt-1 pb-2">
          <Sum label={check.restCents < 0 ? m['checks.paidTooMuch']() : m['checks.leftToPay']()} strength="total">
            {money(Math.abs(check.restCents))}
          </Sum>
        </Sums>
      )}
      {check.paidApartCents > 0 && (
        <p className="pb-2 text-ink-2 text-sm">{m['checks.paidApart']({ amount: money(check.paidApartCents) })}</p>
      )}
    </section>
  );
}

function Row({ label, amount }: { label: string; amount: string }) {
  return (
    <p className="flex min-h-12 items-center justify-between gap-4">
      <span>{label}</span>
      <span className="money">{amount}</span>
    </p>
  );
}

/** By law the guest's choice: one tap leaves it out, and the till sees that. */
function FeeRow({ at, check }: { at: At; check: Check }) {
  const change = useCheckChange(at, sends.fee);
  const id = useId();
  const { serviceFeeCents, serviceFeeBasisPoints, feeDeclined, wishesOpen } = check;
  if (serviceFeeCents === 0 && !feeDeclined) return null;
  const charged = change.isPending ? change.variables.charge : !feeDeclined;
  return (
    <div className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto_minmax(4.75rem,auto)] items-center gap-x-3 py-1">
      <p id={id} className="leading-snug">
        {feeLabel(serviceFeeBasisPoints, getLocale())}
        <span className="block text-ink-2 text-sm">
          {charged || wishesOpen ? m['checks.optional']() : m['checks.feeLeftOut']()}
        </span>
      </p>
      {wishesOpen ? (
        <Switch
          label={m['checks.payFee']()}
          labelHidden
          aria-describedby={id}
          checked={charged}
          onChange={(event) => change.mutate({ charge: event.target.checked })}
        />
      ) : (
        <span />
      )}
      <span className="money text-right">{money(serviceFeeCents)}</span>
    </div>
  );
}
