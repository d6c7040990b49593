import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { Sum, Sums } from '#ui/sums.tsx';
import type { Order } from '../../../contract.ts';
import { figuresOf } from '../../../figures.ts';

interface BillStandingProps {
  orders: readonly Order[];
  /** What is to be paid with the bill, and what of that is paid. */
  totalCents: number;
  paidCents: number;
}

/** What of all that was ordered at the table is paid already, once any of it is. */
export function BillStanding({ orders, totalCents, paidCents }: BillStandingProps) {
  const apart = orders.filter(({ paidAt }) => paidAt !== null);
  const apartCents = apart.reduce((sum, order) => sum + figuresOf(order).totalCents, 0);
  if (apart.length === 0 && paidCents <= 0) return null;
  const money = (cents: number) => formatMoney(cents, getLocale());
  const leftCents = totalCents - paidCents;
  return (
    <section
      aria-label={m['diner.tableBill']()}
      className="mx-3 mb-4 rounded-xl bg-surface px-5 py-4 shadow-lift lg:mx-8"
    >
      <Sums>
        <Sum label={m['diner.tableBill']()}>{money(totalCents + apartCents)}</Sum>
        {apart.map((order) => (
          <Sum key={order.id} label={m['diner.orderPaid']({ number: order.number })}>
            {m['diner.minus']({ amount: money(figuresOf(order).totalCents) })}
          </Sum>
        ))}
        {paidCents > 0 && <Sum label={m['diner.alreadyPaid']()}>{m['diner.minus']({ amount: money(paidCents) })}</Sum>}
        {leftCents > 0 ? (
          <Sum label={m['diner.leftToPay']()} strength="total">
            {money(leftCents)}
          </Sum>
        ) : leftCents < 0 ? (
          <Sum label={m['diner.paidTooMuch']()} strength="total">
            {money(-leftCents)}
          </Sum>
        ) : (
          <Sum label={m['diner.allPaid']()} strength="total">
            <CheckIcon size={20} />
          </Sum>
        )}
      </Sums>
    </section>
  );
}
