import { serverContext } from '#client/server-context.ts';
import { Guarantee } from '#features/billing/web/public/guarantee.tsx';
import { PricingCard } from '#features/billing/web/public/pricing-card.tsx';
import { Questions } from '#features/billing/web/public/questions.tsx';
import { m } from '#generated/messages/messages.js';
import { planQuery, sitePaths, staffPaths } from '#lib/addresses.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/pricing.ts';
import { pageMeta, siteUrl } from './page-meta.ts';

export const handle = { area: 'public', plain: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(serverContext);
  const [{ plans, invoices }, session] = await Promise.all([
    api.billing.plans(),
    api.accounts.session().catch(() => null),
  ]);
  // Only an owner may ask, and only they have one.
  const own = session?.user.role === 'restaurant_owner' ? await api.billing.subscription().catch(() => null) : null;
  const has = own?.subscription?.open && !own.subscription.nextPlan ? own.subscription.plan.id : null;
  return { plans, invoices, has, next: session ? staffPaths.subscription : sitePaths.register };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const path = sitePaths.pricing;
  const offers = loaderData?.plans.map(({ name, priceCents }) => ({
    '@type': 'Offer',
    name,
    price: (priceCents / 100).toFixed(2),
    priceCurrency: 'BRL',
    url: siteUrl(matches) + path,
  }));
  return pageMeta(matches, {
    title: m['billing.pricing.pageTitle'](),
    description: m['billing.pricing.description'](),
    path,
    data: { '@context': 'https://schema.org', '@type': 'Product', name: m['common.appName'](), offers },
  });
}

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const { plans, invoices, has, next } = loaderData;
  const one = plans.every(({ tier }) => tier === 'complete');
  return (
    <div className="mx-auto grid max-w-page gap-20 px-5 pt-10 pb-16 sm:px-6 lg:gap-28 lg:pt-20 lg:pb-24">
      <div>
        <div className="mx-auto max-w-4xl text-center">
          <h1 className="text-5xl tracking-display sm:text-6xl xl:text-7xl">
            {one ? m['billing.pricing.headline']() : m['billing.pricing.headlineMany']()}
          </h1>
          <p className="mx-auto mt-6 max-w-[36em] text-ink-2 text-lg lg:text-xl">
            {one ? m['billing.pricing.lead']() : m['billing.pricing.leadMany']()}
          </p>
        </div>
        {plans.length === 0 ? (
          <EmptyState title={m['billing.plan.none']()}>{m['billing.plan.noneHint']()}</EmptyState>
        ) : (
          <ul
            className={`mx-auto mt-12 grid gap-4 sm:gap-6 lg:mt-16 ${plans.length > 2 ? 'md:grid-cols-2 xl:grid-cols-3' : 'max-w-252 lg:grid-cols-2'}`}
          >
            {plans.map((plan) => (
              <PricingCard
                key={plan.id}
                plan={plan}
                plans={plans}
                to={plan.id === has ? null : next + planQuery(plan.key)}
              />
            ))}
          </ul>
        )}
      </div>
      <div className="mx-auto grid w-full max-w-252 gap-20 lg:gap-28">
        <Guarantee />
        <Questions invoices={invoices} />
      </div>
    </div>
  );
}
