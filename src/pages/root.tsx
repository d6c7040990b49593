import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router';
import { DocumentContext } from '#client/document.ts';
import { carryOutEarlyTap } from '#client/early-taps.ts';
import { lazily } from '#client/lazily.ts';
import { createQueryClient } from '#client/query.ts';
import { serverContext } from '#client/server-context.ts';
import { baseLocale } from '#lib/locale.ts';
import type { Route } from './+types/root.ts';
import { type AreaHandle, AreaStyle } from './area.tsx';

// A phone need not load what it hardly ever shows.
const Failure = lazily(() => import('./failure.tsx'));

export function loader({ context }: Route.LoaderArgs) {
  const { locale, demo, publicUrl } = context.get(serverContext);
  return { locale, demo, publicUrl };
}

// The root's answer depends on nothing a navigation changes; language and account change with a full load of the document.
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const { nonce } = useContext(DocumentContext);
  const matches = useMatches();
  const handle = Object.assign({}, ...matches.map((match) => match.handle)) as Partial<AreaHandle>;
  const locale = root?.locale ?? baseLocale;
  return (
    <html lang={locale} data-locale={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Figures are no telephone numbers. A phone asks as it reads the page, so that the script need not know of it. */}
        {import.meta.env.SSR && <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <AreaStyle area={handle.area ?? 'public'} />
      </head>
      <body>
        {children}
        {handle.plain ? null : (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  const [queries] = useState(createQueryClient);
  useEffect(carryOutEarlyTap, []);
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <Failure error={error} />
    </Suspense>
  );
}
