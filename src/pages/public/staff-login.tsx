import { data, redirect, useRouteLoaderData } from 'react-router';
import { serverContext } from '#client/server-context.ts';
import { landingOf } from '#features/accounts/web/landing.ts';
import { SignInForm } from '#features/accounts/web/public/sign-in-form.tsx';
import { m } from '#generated/messages/messages.js';
import type { loader as rootLoader } from '../root.tsx';
import type { Route } from './+types/staff-login.ts';
import { RestaurantMissing } from './restaurant-missing.tsx';
import { SignInPage } from './sign-in-page.tsx';

export const handle = { area: 'public' };

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
    throw redirect(landingOf(session.user.role));
  }
  return data({ id: restaurant.id, name: restaurant.name });
}

export default function StaffLogin({ loaderData: restaurant }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  if (!restaurant) return <RestaurantMissing />;
  return (
    <SignInPage title={m['accounts.staffTitle']()} hint={m['accounts.staffHint']({ restaurant: restaurant.name })}>
      <SignInForm demo={root?.demo ?? false} restaurantId={restaurant.id} />
    </SignInPage>
  );
}
