import { serverContext } from '#client/server-context.ts';
import { m } from '#generated/messages/messages.js';
import { sitePaths, staffPaths } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { ShieldIcon } from '#ui/staff/icons.tsx';
import { pageMeta, siteUrl } from '../site/page-meta.ts';
import type { Route } from './+types/home.ts';
import { HomeAsked } from './asked.tsx';
import { HomeCost } from './cost.tsx';
import { HomeFeatures } from './features.tsx';
import { HomePlans } from './plans.tsx';
import { HomeScene } from './scene.tsx';
import { houseFrom } from './waiting.ts';

export const handle = { area: 'public', plain: true };

/** Prices come from the plans that are sold, the house that is reckoned with from the address. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(serverContext);
  const [{ plans }, session] = await Promise.all([
    api.billing.plans().catch(() => ({ plans: [] })),
    api.accounts.session().catch(() => null),
  ]);
  const monthly = plans.filter(({ period }) => period === 'month').map(({ priceCents }) => priceCents);
  return {
    plans,
    monthly: monthly.length > 0 ? Math.min(...monthly) : null,
    house: houseFrom(new URL(request.url).searchParams),
    next: session ? staffPaths.subscription : sitePaths.register,
  };
}

export function meta({ matches }: Route.MetaArgs) {
  const url = siteUrl(matches);
  return pageMeta(matches, {
    title: m['site.home.title'](),
    description: m['site.home.description'](),
    path: '/',
    data: {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: m['common.appName'](),
      url: `${url}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${url}/restaurants?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { plans, monthly, house, next } = loaderData;
  return (
    <>
      <div className="absolute top-0 right-0 -z-1 hidden h-[48rem] w-[53vw] rounded-bl-[48px] bg-brand-ground xl:block" />
      <div className="mx-auto max-w-page px-5 sm:px-6">
        <div className="grid items-center gap-10 xl:min-h-[38rem] xl:grid-cols-[33rem_minmax(0,1fr)] xl:gap-12">
          <div className="pt-6 xl:pt-0">
            <h1 className="text-[3.25rem] leading-none tracking-display sm:text-6xl xl:text-7xl">
              {m['site.home.headline']()}
            </h1>
            <p className="mt-6 max-w-[26em] text-ink-2 text-lg lg:text-xl">{m['site.home.lead']()}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <a href={sitePaths.register} className={buttonClass({ pill: true })}>
                {m['site.home.start']()}
              </a>
              <a href={sitePaths.demo} className={buttonClass({ pill: true, variant: 'quiet' })}>
                {m['site.home.demo']()}
              </a>
            </div>
            <p className="mt-8 flex items-center gap-2.5 text-ink-2 text-sm">
              <ShieldIcon size={20} className="text-brand-ink" />
              {`${m['accounts.register.guarantee']()} ${m['site.home.noApp']()}`}
            </p>
          </div>
          <HomeScene />
        </div>
        <HomeCost house={house} plans={plans} />
        <HomeFeatures monthly={monthly} />
        <HomeAsked />
        {plans.length > 0 && <HomePlans plans={plans} next={next} />}
      </div>
    </>
  );
}
