import { Outlet, useLoaderData } from 'react-router';
import { serverContext } from '#client/server-context.ts';
import { m } from '#generated/messages/messages.js';
import type { Route } from './+types/site-layout.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export const handle = { area: 'public' };

export async function loader({ context }: Route.LoaderArgs) {
  const session = await context
    .get(serverContext)
    .api.accounts.session()
    .catch(() => null);
  return { signedIn: session !== null, year: new Date().getFullYear() };
}

// Who is signed in changes with a full load of the document.
export const shouldRevalidate = () => false;

/** Navigation above and the small print below the pages of the service itself. Nothing here needs a script. */
export default function SiteLayout() {
  const { signedIn, year } = useLoaderData<typeof loader>();
  const account = signedIn ? '/restaurant-admin' : '/login';
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-x-clip">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30 focus:rounded-md focus:bg-surface focus:px-4 focus:py-3"
      >
        {m['common.skipToContent']()}
      </a>
      <SiteHeader account={account} />
      <main id="content" tabIndex={-1} className="w-full grow outline-none">
        <Outlet />
      </main>
      <SiteFooter account={account} year={year} />
    </div>
  );
}
