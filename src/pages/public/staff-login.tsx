import { data, redirect, useRouteLoaderData } from 'react-router';
import { serverContext } from '#client/server-context.ts';
import { landingOf } from '#features/accounts/web/landing.ts';
import { EntranceNotice } from '#features/accounts/web/public/entrance-notice.tsx';
import { SignIn } from '#features/accounts/web/public/sign-in.tsx';
import { m } from '#generated/messages/messages.js';
import Failure from '../failure.tsx';
import type { loader as rootLoader } from '../root.tsx';
import type { Route } from './+types/staff-login.ts';
import { RestaurantMissing } from './restaurant/missing.tsx';
import { SignInPage } from './sign-in-page.tsx';

export const handle = { area: 'public' };

/** The restaurant whose people the demo accounts are. */
const demoSlug = 'restaurant-demo';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(serverContext);
  const restaurant = await api.restaurants.bySlug({ slug: params.slug }).catch((error: { status?: number }) => {
    // An address that names no restaurant, or could not name one.
    if (error.status === 404 || error.status === 400) return null;
    throw error;
  });
  if (!restaurant) return data(null, { status: 404 });
  const session = await api.accounts.session().catch(() => null);
  if (session?.user.role === 'admin' || session?.restaurant?.id === restaurant.id) {
    throw redirect(landingOf(session));
  }
  const { name, slug } = restaurant;
  return data({ name, slug, providers: await api.accounts.providers() });
}

export default function StaffLogin({ loaderData: restaurant }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  if (!restaurant) return <RestaurantMissing />;
  const { name, slug, providers } = restaurant;
  const demo = (root?.demo ?? false) && slug === demoSlug;
  return (
    <SignInPage title={m['accounts.staffTitle']()} hint={m['accounts.staffHint']({ restaurant: name })}>
      <EntranceNotice />
      <SignIn demo={demo} providers={providers} plan={null} slug={slug} />
    </SignInPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failure error={error} unread={m['accounts.restaurantIdFailed']()} />;
}
