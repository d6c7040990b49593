import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { moneyParts } from '#lib/money-parts.ts';
import { StatCard, StatCards } from '#ui/staff/stat-card.tsx';
import type { RestaurantDetails } from '../../restaurants/contract.ts';

/** How much a restaurant uses the service, and what it has paid for that. */
export function UseFigures({ use, paidCents }: Pick<RestaurantDetails, 'use' | 'paidCents'>) {
  const paid = moneyParts(paidCents, getLocale());
  return (
    <StatCards label={m['platform.restaurant.use']()}>
      <StatCard label={m['platform.restaurant.orders']()} foot={m['platform.restaurant.ordersHint']()}>
        {use.ordersThisMonth}
      </StatCard>
      <StatCard label={m['platform.restaurant.tables']()} foot={m['platform.restaurant.tablesHint']()}>
        {use.tables}
      </StatCard>
      <StatCard label={m['platform.restaurant.staff']()} foot={m['platform.restaurant.staffHint']()}>
        {use.staff}
      </StatCard>
      <StatCard label={m['platform.restaurant.paid']()} sign={paid.sign} foot={m['platform.restaurant.paidHint']()}>
        {paid.figure}
      </StatCard>
    </StatCards>
  );
}
