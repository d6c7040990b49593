import { redirect } from 'react-router';
import { serverContext } from '#client/server-context.ts';
import { loginPath, SessionContext, useEndOfSession, useSession } from '#client/session.ts';
import { leaveFlash } from '#features/accounts/web/flash.ts';
import { m } from '#generated/messages/messages.js';
import Failure from '../failure.tsx';
import type { Route } from './+types/layout.ts';
import { isGated, subscriptionPath } from './gate.ts';
import { InactiveRestaurant } from './inactive-restaurant.tsx';
import { InstallLinks } from './install-links.tsx';
import { Shell } from './shell.tsx';

export const handle = { area: 'admin' };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(serverContext);
  const session = await api.accounts.session().catch((error: { code?: string }) => {
    if (error.code === 'not_signed_in') throw redirect(loginPath);
    throw error;
  });
  if (session.user.role === 'admin') throw redirect('/admin');
  const subscribed = session.restaurant?.subscribed ?? false;
  if (!subscribed && session.restaurant?.active && isGated(new URL(request.url).pathname))
    throw redirect(subscriptionPath);
  // Every page counts the pending orders. Where the board cannot be read, the page still comes and asks again itself.
  const board = subscribed ? await api.orders.board().catch(() => undefined) : undefined;
  return { session, board };
}

/** Moving between the area's pages asks no server: session and board live in the query cache. */
export const shouldRevalidate = () => false;

export default function RestaurantLayout({ loaderData }: Route.ComponentProps) {
  const session = useSession(loaderData.session);
  useEndOfSession(() => {
    leaveFlash('session_ended');
    location.replace(loginPath);
  });
  return (
    <SessionContext value={session}>
      <InstallLinks />
      {session.restaurant?.active ? <Shell initialBoard={loaderData.board} /> : <InactiveRestaurant />}
    </SessionContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failure error={error} unread={m['shell.restaurantFailed']()} />;
}
