import { useRouteLoaderData } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import type { loader as rootLoader } from '../../root.tsx';
import type { Route } from './+types/demo.ts';
import { DemoGuest } from './demo-guest.tsx';
import { DemoHouse } from './demo-house.tsx';
import { pageMeta } from './page-meta.ts';

export const handle = { area: 'public', plain: true };

const restaurantView = `${sitePaths.demo}?view=restaurant`;

export function loader({ request }: Route.LoaderArgs) {
  return { house: new URL(request.url).searchParams.get('view') === 'restaurant' };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `${m['site.demo.title']()} · ${m['common.appName']()}`,
    description: m['site.demo.description'](),
    path: sitePaths.demo,
  });
}

/** Two views of the same evening. The tabs are addresses: they can be shared, and need no script. */
export default function Demo({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const { house } = loaderData;
  const tabs = [
    { to: sitePaths.demo, label: m['site.demo.customer'](), here: !house },
    { to: restaurantView, label: m['site.demo.restaurant'](), here: house },
  ];
  return (
    <div className="mx-auto max-w-page px-5 pt-6 sm:px-6 lg:pt-14">
      <h1 className="text-[min(3rem,12vw)] leading-tight tracking-display sm:text-6xl">{m['site.demo.title']()}</h1>
      <p className="mt-4 max-w-[34em] text-ink-2 text-lg">{m['site.demo.lead']()}</p>
      <nav aria-label={m['site.demo.views']()} className="mt-8 mb-8 lg:mb-10">
        <ul className="inline-flex max-w-full rounded-full bg-sunken p-1.5">
          {tabs.map(({ to, label, here }) => (
            <li key={to} className="min-w-0">
              <a
                href={to}
                aria-current={here ? 'page' : undefined}
                className="flex min-h-11 items-center rounded-full px-5 text-center font-medium text-ink-2 transition hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-card sm:px-7"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {house ? <DemoHouse on={root?.demo ?? false} /> : <DemoGuest />}
    </div>
  );
}
