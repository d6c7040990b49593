import { Link, useMatches } from 'react-router';
import { couvertText } from '#features/checks/web/diner/couvert-text.ts';
import { Cover } from '#features/restaurants/web/diner/cover.tsx';
import { Facts } from '#features/restaurants/web/diner/facts.tsx';
import { Logo } from '#features/restaurants/web/diner/logo.tsx';
import { Steps } from '#features/restaurants/web/diner/steps.tsx';
import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';
import type { Route as Layout } from './+types/layout.ts';
import type { Route } from './+types/welcome.ts';
import { tableMeta, useTable } from './table-context.ts';

export const handle = { area: 'diner' };

export function meta({ matches, params }: Route.MetaArgs) {
  return tableMeta(matches, ({ name, slug }) => ({
    title: m['diner.welcomeTitle']({ number: params.number, restaurant: name }),
    description: m['diner.welcomeDescription']({ number: params.number, restaurant: name }),
    canonical: `/r/${slug}`,
  }));
}

export default function Welcome() {
  const { restaurant, number, base, renderedAt } = useTable();
  const couvert = useCouvert();
  return (
    <div className="lg:grid lg:grid-cols-2 lg:gap-12 lg:px-8 lg:pt-4">
      <Cover src={restaurant.coverImageUrl} />
      <div>
        <div className="relative -mt-7 rounded-t-xl bg-paper px-5 pb-4 lg:mt-0 lg:px-0">
          <Logo
            name={restaurant.name}
            src={restaurant.imgUrl}
            className="-mt-9 mb-3 size-18 text-3xl ring-5 ring-paper lg:mt-0"
          />
          <h1 className="pt-1 text-4xl tracking-title">{m['diner.welcome']({ restaurant: restaurant.name })}</h1>
          <p className="mt-4 inline-block rounded-full bg-sunken px-3.5 py-2 font-semibold text-brand-ink text-sm">
            {m['diner.table']({ number })}
          </p>
          {couvert && <p className="mt-4 text-ink-2">{couvertText(couvert)}</p>}
          <Link to={`${base}/menu`} className={buttonClass({ wide: true }).concat(' mt-5')}>
            {m['diner.seeMenu']()}
          </Link>
        </div>
        <div className="px-5 pb-5 lg:px-0">
          <Facts restaurant={restaurant} renderedAt={renderedAt} />
        </div>
        <div className="px-3 pb-4 lg:px-0">
          <Steps />
        </div>
      </div>
    </div>
  );
}

/** As it was read with the table; from here, so that the menu need not carry it. */
function useCouvert() {
  const read = useMatches().find(({ id }) => id === 'diner/layout')?.loaderData;
  return (read as Layout.ComponentProps['loaderData'] | undefined)?.couvert;
}
