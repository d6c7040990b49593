import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { data, isRouteErrorResponse, Outlet, useNavigation } from 'react-router';
import { api } from '#client/api.ts';
import { type ServerContext, serverContext } from '#client/server-context.ts';
import type { Draft, Profile } from '#features/restaurants/contract.ts';
import { brandCss } from '#features/restaurants/web/diner/appearance.ts';
import { BrandStyle } from '#features/restaurants/web/diner/brand-style.tsx';
import { fontCss } from '#features/restaurants/web/diner/font-css.ts';
import { draftParameter, readDraft } from '#features/restaurants/web/draft-address.ts';
import { PageFoot } from '#features/restaurants/web/public/page-foot.tsx';
import { TopBar } from '#features/restaurants/web/public/top-bar.tsx';
import { m } from '#generated/messages/messages.js';
import { Spinner } from '#ui/spinner.tsx';
import type { Route } from './+types/layout.ts';
import type { RestaurantContext } from './context.ts';
import { RestaurantFailed } from './failed.tsx';
import { RestaurantMissing } from './missing.tsx';

export const handle = { area: 'public' };

type Api = ServerContext['api'];

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api } = context.get(serverContext);
  const saved = await api.restaurants.bySlug({ slug: params.slug }).catch((error: { status?: number }) => {
    // An address that names no restaurant, or could not name one.
    if (error.status === 404 || error.status === 400) throw data({ code: 'restaurant_not_found' }, { status: 404 });
    throw error;
  });
  const { pathname, searchParams } = new URL(request.url);
  // Of the pages below, only the restaurant's own shows drafts.
  const packed = /^\/r\/[^/]+\/?$/.test(pathname) ? searchParams.get(draftParameter) : null;
  const draft = packed === null ? null : await draftOf(api, saved, packed);
  const restaurant = draft ?? saved;
  const { appearance } = restaurant;
  return data(
    {
      restaurant,
      brand: brandCss(appearance) + fontCss(appearance.fontFamily),
      renderedAt: new Date().toISOString(),
      preview: draft !== null,
    },
    // The owner's area shows it in a frame; nothing else of this site may be framed.
    draft ? { headers: { 'x-frame-options': 'SAMEORIGIN' } } : undefined,
  );
}

/** The restaurant with changes that are not saved, for its own owner; null for everyone else and for what is no draft. */
async function draftOf(api: Api, saved: Profile, packed: string): Promise<Profile | null> {
  const shown = await api.restaurants.preview(readDraft(packed) as Draft).catch(() => null);
  return shown?.id === saved.id ? shown : null;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

// The pages below belong to one restaurant.
export const shouldRevalidate = () => false;

export default function RestaurantLayout({ loaderData }: Route.ComponentProps) {
  const { restaurant: read, brand, renderedAt, preview } = loaderData;
  const profile = { ...api.restaurants.bySlug.queryOptions({ input: { slug: read.slug } }), initialData: read };
  const restaurant = useQuery({ ...profile, enabled: !preview, refetchInterval: 60_000 }).data;
  // Each page writes its title with the name that was read with it.
  useEffect(() => {
    document.title = document.title.replace(read.name, restaurant.name);
  });
  const base = `/r/${restaurant.slug}`;
  const loading = useNavigation().state === 'loading';
  return (
    // A draft is there to be looked at: its links lead to pages that do not know of it.
    <div inert={preview} className="flex min-h-dvh flex-col bg-sunken-2">
      <BrandStyle css={brand} appearance={restaurant.appearance} />
      <a href="#content" className="skip-link">
        {m['common.skipToContent']()}
      </a>
      <TopBar restaurant={restaurant} base={base} />
      {loading && (
        <div className="grid grow place-items-center py-24 text-brand-ink">
          <Spinner label={m['restaurants.page.loading']()} />
        </div>
      )}
      <main id="content" tabIndex={-1} hidden={loading} className="grow outline-none">
        <Outlet context={{ restaurant, base, renderedAt } satisfies RestaurantContext} />
      </main>
      <PageFoot name={restaurant.name} year={renderedAt.slice(0, 4)} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return missing ? <RestaurantMissing /> : <RestaurantFailed />;
}
