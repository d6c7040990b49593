import { m } from '#generated/messages/messages.js';
import { formatTime } from '#lib/time.ts';
import type { Charge, Discount } from '../../../orders/contract.ts';
import { paperFeeLabel } from '../../../orders/fee-label.ts';
import type { Figures } from '../../../orders/figures.ts';
import type { OrderLine } from '../../../orders/lines/contract.ts';
import { paperMoney, portuguese } from '../../../orders/portuguese.ts';
import { AdjustmentSums } from '../../../orders/web/adjustment-sums.tsx';
import { PaperItems, PaperSum } from '../../../orders/web/paper.tsx';
import type { Paid, PaidApart } from '../../payments/contract.ts';
import { changeOf } from '../../payments/reckon.ts';

interface PaperOrderProps {
  order: { number: number; createdAt: string; lines: readonly OrderLine[] };
  timeZone: string;
}

export function PaperOrder({ order: { number, createdAt, lines }, timeZone }: PaperOrderProps) {
  return (
    <section className="grid gap-1.5">
      <h2 className="text-[9pt]">
        {m['bills.receipt.order']({ number }, portuguese)}
        {' · '}
        {formatTime(createdAt, portuguese.locale, timeZone)}
      </h2>
      <PaperItems lines={lines} />
    </section>
  );
}

interface PaperSumsProps {
  sums: Figures;
  feeBasisPoints: number | null;
  /** Whether it is paid. */
  settled: boolean;
  charges: readonly Charge[];
  discount: Discount | null;
}

/** What items become a total by. */
export function PaperSums({ sums, feeBasisPoints, settled, charges, discount }: PaperSumsProps) {
  return (
    <>
      <PaperSum label={m['bills.items']({}, portuguese)}>{paperMoney(sums.itemsCents)}</PaperSum>
      {sums.serviceFeeCents > 0 && (
        <PaperSum label={paperFeeLabel(feeBasisPoints, settled)}>{paperMoney(sums.serviceFeeCents)}</PaperSum>
      )}
      <AdjustmentSums charges={charges} discount={discount} discountCents={sums.discountCents} />
    </>
  );
}

/** What was handed over, and what of it was given back. */
export function PaperPayments({ payments }: { payments: readonly Paid[] }) {
  const changeCents = changeOf(payments);
  return (
    <>
      {payments.map(({ method, receivedCents }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paper does not change; a method may come twice
        <PaperSum key={index} label={paidWith(method, receivedCents)}>
          {receivedCents < 0
            ? m['bills.minus']({ amount: paperMoney(-receivedCents) }, portuguese)
            : paperMoney(receivedCents)}
        </PaperSum>
      ))}
      {changeCents > 0 && (
        <PaperSum label={m['bills.receipt.change']({}, portuguese)}>{paperMoney(changeCents)}</PaperSum>
      )}
    </>
  );
}

function paidWith(method: Paid['method'], receivedCents: number): string {
  return receivedCents < 0
    ? m[`bills.receipt.back.${method}`]({}, portuguese)
    : m[`bills.method.${method}`]({}, portuguese);
}

/** The orders that were paid by themselves, each down to what it came to and how that was paid. */
export function PaperApart({ paidApart, timeZone }: { paidApart: readonly PaidApart[]; timeZone: string }) {
  return (
    <div className="mt-3 grid gap-3 border-black border-t border-dashed py-3">
      <h2 className="text-[11pt]">{m['bills.paidApart']({}, portuguese)}</h2>
      {paidApart.map((order) => (
        <div key={order.orderId} className="grid gap-1.5">
          <PaperOrder order={order} timeZone={timeZone} />
          <dl className="grid gap-1">
            <PaperSums
              sums={order}
              feeBasisPoints={order.serviceFeeBasisPoints}
              settled
              charges={order.charges}
              discount={order.discount}
            />
            <div className="font-bold">
              <PaperSum label={m['bills.subtotal']({}, portuguese)}>{paperMoney(order.totalCents)}</PaperSum>
            </div>
            <PaperPayments payments={order.payments} />
          </dl>
        </div>
      ))}
    </div>
  );
}
