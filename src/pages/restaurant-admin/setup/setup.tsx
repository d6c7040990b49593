import { useContext, useEffect } from 'react';
import { redirect, useLocation } from 'react-router';
import { api } from '#client/api.ts';
import { DocumentContext } from '#client/document.ts';
import { serverContext } from '#client/server-context.ts';
import { SessionContext, useEndOfSession, useSession } from '#client/session.ts';
import { useStaffLive } from '#client/staff-live.ts';
import { leaveFlash } from '#features/accounts/web/flash.ts';
import { planIn } from '#features/accounts/web/landing.ts';
import { fonts } from '#features/restaurants/values.ts';
import { fontCss } from '#features/restaurants/web/diner/font-css.ts';
import { nextStep } from '#features/setup/next-step.ts';
import { SetupScreen } from '#features/setup/web/setup-screen.tsx';
import { m } from '#generated/messages/messages.js';
import { askedInQuery, checkoutPath, platformPaths, sitePaths, staffPaths } from '#lib/addresses.ts';
import Toaster from '#ui/toaster.tsx';
import Failure from '../../failure.tsx';
import { useFlashToast } from '../../frame/use-flash-toast.ts';
import { Brand } from '../../public/site/brand.tsx';
import { Language } from '../../public/site/language.tsx';
import { keepAsked } from '../frame/asked-page.ts';
import { gatedAt } from '../frame/entries.ts';
import type { Route } from './+types/setup.ts';

export const handle = { area: 'staff' };

/** Where whoever has nothing to set up here goes on. */
const elsewhere: Partial<Record<string, string>> = {
  not_signed_in: sitePaths.login,
  device_disconnected: sitePaths.login,
  subscription_required: staffPaths.subscription,
  restaurant_inactive: staffPaths.home,
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api: asked } = context.get(serverContext);
  // The fonts to choose from, each to be seen in itself; a browser fetches those that it shows.
  const faces = fonts.map((font) => fontCss(font).replace(/:root\{.*$/, '')).join('');
  const query = new URL(request.url).searchParams;
  const plan = planIn(query.get('plan'));
  try {
    const session = await asked.accounts.session();
    if (session.user.role !== 'restaurant_owner')
      throw redirect(session.user.role === 'admin' ? platformPaths.home : staffPaths.home);
    const state = await asked.setup.read();
    // Whoever names no step goes on where they stopped: past the last one, with what comes after it.
    if (!query.has('step') && nextStep(state.steps) === null)
      throw redirect(plan ? checkoutPath(plan) : staffPaths.home);
    return { session, plan, state, faces };
  } catch (error) {
    if (error instanceof Response) throw error;
    const to = elsewhere[(error as { code?: string }).code ?? ''];
    throw to ? redirect(to) : error;
  }
}

/** From step to step no server is asked for the page. */
export const shouldRevalidate = () => false;

export default function Setup({ loaderData }: Route.ComponentProps) {
  const session = useSession(loaderData.session);
  const { nonce } = useContext(DocumentContext);
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search).get(askedInQuery);
  useEffect(() => {
    if (asked) keepAsked(asked);
  }, [asked]);
  useEndOfSession(() => {
    leaveFlash('session_ended');
    location.replace(sitePaths.login);
  });
  useStaffLive(
    {
      orders: [api.setup.key()],
      tables: [api.setup.key()],
      menu: [api.setup.key()],
      restaurant: [api.setup.key(), api.accounts.session.key()],
    },
    { who: session.user.id },
  );
  useFlashToast();
  return (
    <SessionContext value={session}>
      <style nonce={nonce} suppressHydrationWarning>
        {loaderData.faces}
      </style>
      <SetupScreen
        initial={loaderData.state}
        plan={loaderData.plan}
        asked={asked === null ? null : (gatedAt(asked)?.label() ?? null)}
        brand={<Brand />}
        language={<Language to={pathname + search} />}
      />
      <Toaster />
    </SessionContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failure error={error} unread={m['setup.unread']()} />;
}
