import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { redirect, useSearchParams } from 'react-router';
import { api } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import { serverContext } from '#client/server-context.ts';
import { displayPath } from '#features/devices/web/public/display-path.ts';
import { Display } from '#features/kitchen/web/display.tsx';
import { useConnection } from '#features/kitchen/web/use-connection.ts';
import { KitchenNotice } from '#features/printing/web/kitchen-notice.tsx';
import { m } from '#generated/messages/messages.js';
import { platformPaths, sitePaths, staffPaths, subscriptionFor } from '#lib/addresses.ts';
import Failure from '../failure.tsx';
import type { Route } from './+types/display.ts';

export const handle = { area: 'kitchen' };

/** Where whoever may not see the kitchen goes on; those who have no work there stay and are told so. */
const elsewhere: Partial<Record<string, string>> = {
  not_signed_in: sitePaths.login,
  device_disconnected: sitePaths.pairScreen,
  subscription_required: subscriptionFor(staffPaths.kitchen),
  restaurant_inactive: staffPaths.home,
  forbidden: platformPaths.home,
};

/** What is in the way of the whole restaurant: a paired device has no page of the staff's to learn more on, but its own. */
const closed = new Set(['subscription_required', 'restaurant_inactive']);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(serverContext);
  const isDevice = () =>
    api.accounts.session().then(
      () => false,
      (error: { code?: string }) => error.code === 'not_signed_in',
    );
  if (!new URL(request.url).searchParams.has('station') && (await isDevice())) {
    const standing = await api.devices.standing();
    if (standing.state === 'paired' && standing.restaurant.open && displayPath(standing) !== staffPaths.kitchen)
      throw redirect(displayPath(standing));
  }
  const tickets = await api.kitchen.tickets().catch(async (error: { code?: string }) => {
    const { code = '' } = error;
    const to = closed.has(code) && (await isDevice()) ? sitePaths.pairScreen : elsewhere[code];
    if (to) throw redirect(to);
    throw error;
  });
  return { tickets, device: await isDevice() };
}

/** Another station is another look at the same. */
export const shouldRevalidate = () => false;

export default function KitchenDisplay({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const kitchen = useQuery({ ...api.kitchen.tickets.queryOptions(), initialData: loaderData.tickets });
  const { data, dataUpdatedAt, error, failureCount, isError, refetch } = kitchen;
  const ask = () => void refetch({ cancelRefetch: false });
  const connection = useConnection({ dataUpdatedAt, failing: isError || failureCount > 0, ask });
  const refused = elsewhere[errorCode(error) ?? ''] !== undefined;
  // Whoever may no longer see it is led by the server to where they go on.
  useEffect(() => {
    if (refused) location.reload();
  }, [refused]);
  return (
    <>
      <title>{`${m['kitchen.title']()} · ${data.house}`}</title>
      <Display
        kitchen={data}
        readAt={dataUpdatedAt}
        ask={ask}
        connection={connection}
        asked={search.get('station')}
        home={loaderData.device ? null : staffPaths.home}
        notice={<KitchenNotice />}
      />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failure error={error} unread={m['kitchen.unread']()} />;
}
