import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { cx } from '#ui/cx.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { StatCard, StatCards } from '#ui/staff/stat-card.tsx';
import type { PlatformStats } from '../../contract.ts';
import { growthText } from './growth-text.ts';

const pending = <Skeleton className="h-10 w-20" />;
const pendingFoot = <Skeleton className="h-5 w-32" />;

/** The service in four figures. */
export function Figures({ stats }: { stats: PlatformStats | undefined }) {
  const amount = stats && formatMoney(stats.revenueCents, getLocale()).replace(/^R\$\s?/, '');
  const [last, running] = stats?.months.slice(-2).map(({ paidCents }) => formatMoney(paidCents, getLocale())) ?? [];
  const share = stats && stats.restaurants > 0 ? (100 * stats.activeSubscriptions) / stats.restaurants : 0;
  const growth = stats?.growthBasisPoints ?? null;
  return (
    <StatCards label={m['platform.stats.figures']()}>
      <StatCard
        label={m['platform.stats.restaurants']()}
        foot={running ? m['platform.stats.thisMonth']({ amount: running }) : pendingFoot}
      >
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
        sign={amount && 'R$'}
        foot={stats ? m['platform.stats.revenueHint']() : pendingFoot}
      >
        {/* Six figures and more still fit beside three other cards. */}
        {amount ? <span className={amount.length > 9 ? 'text-2xl' : undefined}>{amount}</span> : pending}
      </StatCard>
      <StatCard
        label={m['platform.stats.growth']()}
        foot={
          !stats || !last
            ? pendingFoot
            : growth === null
              ? m['platform.stats.growthUnknown']()
              : m['platform.stats.growthHint']({ amount: last })
        }
      >
        {stats ? (
          <span
            className={cx(growth !== null && growth > 0 && 'text-green', growth !== null && growth < 0 && 'text-red')}
          >
            {growth === null ? m['shell.dash']() : growthText(growth, getLocale())}
          </span>
        ) : (
          pending
        )}
      </StatCard>
    </StatCards>
  );
}
