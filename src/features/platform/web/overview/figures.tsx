import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { platformPaths, subscriptionsOf } from '#lib/addresses.ts';
import { formatMoney } from '#lib/money.ts';
import { moneyParts } from '#lib/money-parts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { StatCard, StatCards } from '#ui/staff/stat-card.tsx';
import type { PlatformStats } from '../../overview/contract.ts';
import { growthText } from './growth-text.ts';

const pending = <Skeleton className="h-7.5 w-20 sm:h-10" />;
const pendingFoot = <Skeleton className="h-5 w-32" />;
/** On a phone as high as three lines: with what is awaited it does not grow. */
const Foot = ({ text }: { text: string | undefined }) => <div className="max-sm:min-h-15">{text ?? pendingFoot}</div>;

/** The service in four figures. */
export function Figures({ stats }: { stats: PlatformStats | undefined }) {
  const amount = stats && moneyParts(stats.revenueCents, getLocale());
  const share = stats && stats.restaurants > 0 ? (100 * stats.activeSubscriptions) / stats.restaurants : 0;
  const growth = stats?.growthBasisPoints ?? null;
  return (
    <StatCards label={m['platform.stats.figures']()}>
      <StatCard
        label={m['platform.stats.restaurants']()}
        to={platformPaths.restaurants}
        foot={<Foot text={stats && newText(stats)} />}
      >
        {stats ? stats.restaurants : pending}
      </StatCard>
      <StatCard
        label={m['platform.stats.subscriptions']()}
        to={subscriptionsOf('active')}
        foot={<Foot text={stats && m['platform.stats.share']({ percentage: Math.round(share) })} />}
      >
        {stats ? stats.activeSubscriptions : pending}
      </StatCard>
      <StatCard
        label={m['platform.stats.revenue']()}
        to={subscriptionsOf('active')}
        sign={amount?.sign}
        foot={
          <Foot
            text={stats && m['platform.stats.revenueHint']({ amount: formatMoney(stats.monthlyCents, getLocale()) })}
          />
        }
      >
        {/* Six figures and more still fit beside three other cards. */}
        {amount ? <span className={amount.figure.length > 9 ? 'text-2xl' : undefined}>{amount.figure}</span> : pending}
      </StatCard>
      <StatCard label={m['platform.stats.growth']()} foot={<Foot text={stats && growthFoot(stats)} />}>
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

function newText({ newRestaurants: count, newBefore }: PlatformStats): string {
  const one = count === 1 ? m['platform.stats.newOne']() : m['platform.stats.newMany']({ count });
  const news = count === 0 ? m['platform.stats.newNone']() : one;
  return m['platform.stats.newThan']({ news, before: newBefore });
}

/** What was received this month, against as much of the last one. */
function growthFoot({ months, paidBeforeCents, growthBasisPoints }: PlatformStats): string {
  const received = formatMoney(months.at(-1)?.paidCents ?? 0, getLocale());
  if (growthBasisPoints === null) return m['platform.stats.growthUnknown']({ received });
  return m['platform.stats.growthHint']({ received, amount: formatMoney(paidBeforeCents, getLocale()) });
}
