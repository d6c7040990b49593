import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keptIn } from '#client/kept.ts';
import { askedInQuery } from '#lib/addresses.ts';
import { type Entry, gatedAt } from './entries.ts';

// As long as the tab: paying leads over several pages, some of them the provider's.
const tab = keptIn(() => sessionStorage);
const name = 'comanda.asked';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Remembers the page that was asked for while no subscription was open; null: it was reached. */
export function keepAsked(pathname: string | null): void {
  tab.keep(name, pathname);
  for (const listener of listeners) listener();
}

/** The page that somebody asked for and was led to the subscription instead, or null. */
export function useAskedPage(): Entry | null {
  const pathname = useSyncExternalStore(
    subscribe,
    () => tab.read(name),
    () => null,
  );
  return pathname === null ? null : gatedAt(pathname);
}

/** Takes over what the server said in the address, which then is the same for everyone again. */
export function useAskedInAddress(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get(askedInQuery);
  useEffect(() => {
    if (asked === null) return;
    keepAsked(asked);
    void navigate(pathname, { replace: true });
  }, [asked, pathname, navigate]);
}
