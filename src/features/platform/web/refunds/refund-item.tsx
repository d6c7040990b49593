import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatDocument } from '../../../billing/document.ts';
import type { RefundDue } from '../../refunds/contract.ts';
import { dateText } from '../dates.ts';

interface RefundItemProps {
  refund: RefundDue;
  onMark: (refund: RefundDue) => void;
}

/** How much goes back to whom, and that it has. */
export function RefundItem({ refund, onMark }: RefundItemProps) {
  const { restaurant, plan, payer, method, amountCents, paidAt, dueSince } = refund;
  const amount = formatMoney(amountCents, getLocale());
  return (
    <li className="grid gap-x-8 gap-y-4 border-hairline border-t py-5 last:pb-0 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <h3 className="text-base wrap-anywhere">{restaurant}</h3>
        <p className="mt-1 wrap-anywhere">{payer.name}</p>
        <ul className="flex flex-wrap gap-x-4 text-ink-2 text-sm">
          {payer.document && <li>{formatDocument(payer.document)}</li>}
          {payer.email && <li className="min-w-0 wrap-anywhere">{payer.email}</li>}
        </ul>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Badge tone="yellow">{m['platform.refunds.since']({ date: dateText(dueSince) })}</Badge>
          <p className="min-w-0 text-ink-2 text-sm wrap-anywhere">
            {m['platform.refunds.paid']({ plan, method: m[`billing.method.${method}`](), date: dateText(paidAt) })}
          </p>
        </div>
      </div>
      <div className="grid gap-3 md:justify-items-end">
        <p className="money font-semibold text-2xl tracking-tight">{amount}</p>
        <Button
          variant="soft"
          aria-label={m['platform.refunds.markOf']({ amount, restaurant })}
          onClick={() => onMark(refund)}
        >
          {m['platform.refunds.mark']()}
        </Button>
      </div>
    </li>
  );
}
