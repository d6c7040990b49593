import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { moneyParts } from '#lib/money-parts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { StatCard, StatCards } from '#ui/staff/stat-card.tsx';
import type { PlatformStats } from '../../overview/contract.ts';
import { growthText } from './growth-text.ts';

const pending = <Skeleton className="h-7.5 w-20 sm:h-10" />;
const pendingFoot = <Skeleton className="h-5 w-32" />;

/** The service in four figures. */
export function Figures({ stats }: { stats: PlatformStats | undefined }) {
  const amount = stats && moneyParts(stats.revenueCents, getLocale());
  const share = stats && stats.restaurants > 0 ? (100 * stats.activeSubscriptions) / stats.restaurants : 0;
  const growth = stats?.growthBasisPoints ?? null;
  return (
    <StatCards label={m['platform.stats.figures']()}>
      <StatCard label={m['platform.stats.restaurants']()} foot={stats ? newText(stats.newRestaurants) : pendingFoot}>
        {stats ? stats.restaurants : pending}
      </StatCard>
      <StatCard
        label={m['platform.stats.subscriptions']()}
        foot={stats ? m['platform.stats.share']({ percentage: Math.round(share) }) : pendingFoot}
      >
        {stats ? stats.activeSubscriptions : pending}
      </StatCard>
      <StatCard
        label={m['platform.stats.revenue']()}
        sign={amount?.sign}
        foot={stats ? m['platform.stats.revenueHint']() : pendingFoot}
      >
        {/* Six figures and more still fit beside three other cards. */}
        {amount ? <span className={amount.figure.length > 9 ? 'text-2xl' : undefined}>{amount.figure}</span> : pending}
      </StatCard>
      <StatCard
        label={m['platform.stats.growth']()}
        foot={
          !stats
            ? pendingFoot
            : growth === null
              ? m['platform.stats.growthUnknown']()
              : m['platform.stats.growthHint']({ amount: formatMoney(stats.paidBeforeCents, getLocale()) })
        }
      >
        {stats ? (
          // A month that is not over is nothing to be alarmed by.
          <span className={growth !== null && growth > 0 ? 'text-green' : undefined}>
            {growth === null ? m['shell.dash']() : growthText(growth, getLocale())}
          </span>
        ) : (
          pending
        )}
      </StatCard>
    </StatCards>
  );
}

function newText(count: number): string {
  if (count === 0) return m['platform.stats.newNone']();
  return count === 1 ? m['platform.stats.newOne']() : m['platform.stats.newMany']({ count });
}
