import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { CheckIcon } from '#ui/icons.tsx';
import type { Bill } from '../contract.ts';
import type { PaymentMethod } from '../values.ts';

const handBackBy = {
  dinheiro: m['bills.handBackBy.dinheiro'],
  pix: m['bills.handBackBy.pix'],
  credito: m['bills.handBackBy.credito'],
  debito: m['bills.handBackBy.debito'],
} as const satisfies Record<PaymentMethod, unknown>;

/** What the cashier has to do next, large enough to read while opening the drawer. */
export function MoneyBack({ bill: { changeCents, payments } }: { bill: Pick<Bill, 'changeCents' | 'payments'> }) {
  // Parts may have come to more than the bill did in the end.
  const ofParts = payments.find(({ keptCents, part, reverses }) => keptCents < 0 && !part && reverses === null);
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-green-tint px-4 py-3 text-green"
    >
      <span className="flex items-center gap-2 font-semibold">
        <CheckIcon />
        {ofParts ? handBackBy[ofParts.method]() : m['bills.changeToGive']()}
      </span>
      <strong className="money font-bold text-3xl tracking-title">{formatMoney(changeCents, getLocale())}</strong>
    </p>
  );
}
