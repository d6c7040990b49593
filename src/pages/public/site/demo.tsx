import { Link, useRouteLoaderData, useSearchParams } from 'react-router';
import { GuestSide } from '#features/demo/web/public/guest-side.tsx';
import { KitchenSide } from '#features/demo/web/public/kitchen-side.tsx';
import { PhoneCode } from '#features/demo/web/public/phone-code.tsx';
import { useDemoTable } from '#features/demo/web/public/use-demo-table.ts';
import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import type { loader as rootLoader } from '../../root.tsx';
import type { Route } from './+types/demo.ts';
import { DemoGuest } from './demo-guest.tsx';
import { DemoHouse } from './demo-house.tsx';
import { pageMeta } from './page-meta.ts';

export const handle = { area: 'public' };

const restaurantView = `${sitePaths.demo}?view=restaurant`;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `${m['site.demo.title']()} · ${m['common.appName']()}`,
    description: m['site.demo.description'](),
    path: sitePaths.demo,
  });
}

/** One table from both sides. Where they have no room beside one another they are two tabs, which are addresses: they can be shared. */
export default function Demo() {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const on = root?.demo ?? false;
  const house = useSearchParams()[0].get('view') === 'restaurant';
  const state = useDemoTable(on);
  const tabs = [
    { to: sitePaths.demo, label: m['site.demo.customer'](), here: !house },
    { to: restaurantView, label: m['site.demo.restaurant'](), here: house },
  ];
  return (
    <div className="mx-auto max-w-page px-5 pt-3 sm:px-6 sm:pt-6 lg:pt-8">
      <div className="flex items-end justify-between gap-10">
        <div>
          <h1 className="text-[min(1.625rem,7vw)] leading-tight tracking-tight sm:text-5xl sm:tracking-display">
            {m['demo.headline']()}
          </h1>
          <p className="mt-1 max-w-[34em] text-ink-2 sm:mt-3 sm:text-lg">{m['demo.lead']()}</p>
        </div>
        <PhoneCode {...state} />
      </div>
      <nav aria-label={m['site.demo.views']()} className="mt-3 sm:mt-6 lg:hidden">
        <ul className="inline-flex max-w-full rounded-full bg-sunken p-1.5">
          {tabs.map(({ to, label, here }) => (
            <li key={to} className="min-w-0">
              <Link
                to={to}
                replace
                preventScrollReset
                aria-current={here ? 'page' : undefined}
                className="flex min-h-11 items-center rounded-full px-3.5 text-center font-medium text-ink-2 text-sm transition hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-card sm:px-7 sm:text-base"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-3 grid overflow-hidden rounded-xl sm:mt-5 lg:mt-7 lg:grid-cols-[27rem_minmax(0,1fr)] lg:bg-brand-ground/70">
        <GuestSide {...state} hidden={house} />
        <KitchenSide {...state} hidden={!house} />
      </div>
      <div className="mt-5 grid gap-5 lg:grid-cols-2">
        <DemoGuest hidden={house} />
        <DemoHouse on={on} hidden={!house} />
      </div>
    </div>
  );
}
