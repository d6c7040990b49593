import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import { SiteHeader } from '../site/header.tsx';

/** What stands in a restaurant's place when there is none to show: with the service's own navigation, which leads on. */
export function Aside({ children }: { children: ReactNode }) {
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-x-clip">
      <a href="#content" className="skip-link">
        {m['common.skipToContent']()}
      </a>
      <SiteHeader account={sitePaths.login} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-xl grow content-start justify-items-center gap-3 px-6 py-16 text-center outline-none lg:py-28"
      >
        {children}
      </main>
    </div>
  );
}
