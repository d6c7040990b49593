import { redirect } from 'react-router';
import { serverContext } from '#client/server-context.ts';
import { SessionContext, useEndOfSession, useSession } from '#client/session.ts';
import { leaveFlash } from '#features/accounts/web/flash.ts';
import { landingOf } from '#features/accounts/web/landing.ts';
import { m } from '#generated/messages/messages.js';
import { platformPaths, sitePaths, staffPaths, subscriptionFor } from '#lib/addresses.ts';
import Failure from '../failure.tsx';
import type { Route } from './+types/layout.ts';
import { isGated } from './frame/entries.ts';
import { firstReads } from './frame/first-reads.ts';
import { InactiveRestaurant } from './frame/inactive-restaurant.tsx';
import { InstallLinks } from './frame/install-links.tsx';
import { Shell } from './frame/shell.tsx';

export const handle = { area: 'staff' };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(serverContext);
  const session = await api.accounts.session().catch((error: { code?: string }) => {
    if (error.code === 'not_signed_in') throw redirect(sitePaths.login);
    throw error;
  });
  if (session.user.role === 'admin') throw redirect(platformPaths.home);
  const subscribed = session.restaurant?.subscribed ?? false;
  const { pathname } = new URL(request.url);
  if (!subscribed && session.restaurant?.active && isGated(pathname)) {
    // Where signing in leads, nobody has asked for.
    const isAsked = pathname !== landingOf(session);
    throw redirect(isAsked ? subscriptionFor(pathname) : staffPaths.subscription);
  }
  return { session, first: subscribed ? await firstReads(api, session.user.role) : undefined };
}

/** Moving between the area's pages asks no server: session and board live in the query cache. */
export const shouldRevalidate = () => false;

export default function RestaurantLayout({ loaderData }: Route.ComponentProps) {
  const session = useSession(loaderData.session);
  useEndOfSession(() => {
    leaveFlash('session_ended');
    location.replace(sitePaths.login);
  });
  return (
    <SessionContext value={session}>
      <InstallLinks />
      {session.restaurant?.active ? <Shell first={loaderData.first} /> : <InactiveRestaurant />}
    </SessionContext>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  // Where the restaurant was read, what failed is a page's own drawing.
  return <Failure error={error} unread={loaderData ? undefined : m['shell.restaurantFailed']()} />;
}
