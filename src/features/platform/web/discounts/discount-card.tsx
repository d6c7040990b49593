import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { todayIn } from '#lib/days.ts';
import { formatMoney, formatPercentage } from '#lib/money.ts';
import { homeTimezone } from '#lib/timezones.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PencilIcon } from '#ui/late-icons.tsx';
import type { Discount } from '../../discounts/contract.ts';
import { ActiveBadge } from '../active-badge.tsx';
import { dayText } from '../dates.ts';

interface DiscountCardProps {
  discount: Discount;
  onEdit: (discount: Discount) => void;
}

export function DiscountCard({ discount, onEdit }: DiscountCardProps) {
  const { id, code, type, value, startDate, endDate, usedCount, maxUses, active, restaurant } = discount;
  const titleId = `discount-${id}`;
  const why = active ? whyIdle(discount) : null;
  return (
    <Card as="li" className="grid content-start gap-3">
      <article aria-labelledby={titleId} className="contents">
        <div className="flex items-start gap-3">
          <div className="min-w-0 grow">
            <h2 id={titleId} className="font-mono text-base tracking-wide wrap-anywhere">
              {code}
            </h2>
            <p className="mt-1 font-semibold text-2xl tracking-tight">
              {type === 'percentage'
                ? m['platform.discounts.off']({ value: formatPercentage(value, getLocale()) })
                : m['platform.discounts.amountOff']({ amount: formatMoney(value, getLocale()) })}
            </p>
          </div>
          <IconButton
            icon={PencilIcon}
            label={m['platform.discounts.edit']({ code })}
            onClick={() => onEdit(discount)}
            className="-mt-2 -mr-2"
          />
        </div>
        <ul className="grid gap-1 text-ink-2 text-sm">
          <li className="tabular-nums">
            {m['platform.discounts.period']({ start: dayText(startDate), end: dayText(endDate) })}
          </li>
          <li className="tabular-nums">
            {m['platform.discounts.used']({ used: usedCount, max: maxUses ?? m['platform.discounts.endless']() })}
          </li>
          <li className="line-clamp-2 wrap-anywhere">{restaurant ?? m['platform.discounts.forAll']()}</li>
        </ul>
        <div className="mt-auto flex min-h-11 flex-wrap items-center gap-2 border-hairline border-t pt-4">
          <ActiveBadge active={active} />
          {why && <Badge tone="yellow">{why}</Badge>}
        </div>
      </article>
    </Card>
  );
}

/** Why a code that is switched on would be refused all the same. */
function whyIdle({ startDate, endDate, maxUses, usedCount }: Discount): string | null {
  const today = todayIn(homeTimezone, new Date());
  if (today < startDate) return m['platform.discounts.upcoming']();
  if (today > endDate) return m['platform.discounts.ended']();
  return maxUses !== null && usedCount >= maxUses ? m['platform.discounts.usedUp']() : null;
}
