import { Navigate, Outlet, redirect, useLocation } from 'react-router';
import { serverContext } from '#client/server-context.ts';
import { SessionContext, useEndOfSession, useSession } from '#client/session.ts';
import { leaveFlash } from '#features/accounts/web/flash.ts';
import { landingOf } from '#features/accounts/web/landing.ts';
import { ProofProvider } from '#features/platform/web/proof.tsx';
import { m } from '#generated/messages/messages.js';
import { platformPaths, sitePaths } from '#lib/addresses.ts';
import { Notice } from '#ui/notice.tsx';
import Toaster from '#ui/toaster.tsx';
import { ConnectionBanner } from '../frame/connection-banner.tsx';
import { Frame } from '../frame/frame.tsx';
import { SidebarFoot } from '../frame/sidebar-foot.tsx';
import { useFlashToast } from '../frame/use-flash-toast.ts';
import type { Route } from './+types/layout.ts';
import { BackToList } from './back-to-list.tsx';
import { entryGroups, isCurrent, listAbove } from './entries.ts';

export const handle = { area: 'staff' };

/** The administrator alone; everyone else is led to where they begin. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(serverContext);
  const session = await api.accounts.session().catch((error: { code?: string }) => {
    if (error.code === 'not_signed_in') throw redirect(sitePaths.login);
    throw error;
  });
  if (session.user.role !== 'admin') throw redirect(landingOf(session));
  // The account's page is the one that opens the others.
  const { pathname } = new URL(request.url);
  if (session.user.mustEnrol && pathname !== platformPaths.account) throw redirect(platformPaths.account);
  return { session };
}

/** Moving between the area's pages asks no server: the session lives in the query cache. */
export const shouldRevalidate = () => false;

export default function PlatformLayout({ loaderData }: Route.ComponentProps) {
  const session = useSession(loaderData.session);
  const { pathname } = useLocation();
  useEndOfSession(() => {
    leaveFlash('session_ended');
    location.replace(sitePaths.login);
  });
  useFlashToast();
  const { mustEnrol } = session.user;
  const list = mustEnrol ? undefined : listAbove(pathname);
  const sidebar = {
    label: m['platform.nav.label'](),
    name: m['common.appName'](),
    role: m['shell.role.admin'](),
    groups: (mustEnrol ? [] : entryGroups).map((entries) =>
      entries.map(({ to, label, icon }) => ({ to, label: label(), icon, current: isCurrent(to, pathname) })),
    ),
  };
  return (
    <SessionContext value={session}>
      <Frame
        sidebar={{ ...sidebar, footer: <SidebarFoot accountPath={platformPaths.account} /> }}
        railFoot={<SidebarFoot rail accountPath={platformPaths.account} />}
        back={list && { to: list.to, label: m['platform.nav.back']({ page: list.label() }) }}
        banner={<ConnectionBanner connection="open" />}
      >
        {list && <BackToList list={list} />}
        <ProofProvider>
          {mustEnrol && (
            <div className="px-4 pt-4 lg:px-7">
              <Notice tone="yellow">{m['platform.mustEnrol']()}</Notice>
            </div>
          )}
          {mustEnrol && pathname !== platformPaths.account ? (
            <Navigate to={platformPaths.account} replace />
          ) : (
            <Outlet />
          )}
        </ProofProvider>
      </Frame>
      <Toaster />
    </SessionContext>
  );
}
