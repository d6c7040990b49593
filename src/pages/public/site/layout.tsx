import { Outlet, useLoaderData } from 'react-router';
import { serverContext } from '#client/server-context.ts';
import { m } from '#generated/messages/messages.js';
import { sitePaths, staffPaths } from '#lib/addresses.ts';
import type { Route } from './+types/layout.ts';
import { SiteFooter } from './footer.tsx';
import { SiteHeader } from './header.tsx';

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
  const account = signedIn ? staffPaths.home : sitePaths.login;
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-x-clip">
      <a href="#content" className="skip-link">
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
