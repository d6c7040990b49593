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

interface Sent {
  asked: string;
}

/** What leads somebody here leaves in the browser's history: the address stays as it is for everyone. */
export const sentFrom = (pathname: string): Sent => ({ asked: pathname });

/**
 * The page from which somebody was led to the one that is shown. What the server said of it is in the address, so that the first drawing knows it;
 * from there it goes to where the browser keeps it.
 */
export function useSentFrom(): Entry | null {
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: Partial<Sent> | null;
  };
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get(askedInQuery);
  useEffect(() => {
    if (inAddress === null) return;
    keepAsked(inAddress);
    void navigate(pathname, { replace: true, state: sentFrom(inAddress) });
  }, [inAddress, pathname, navigate]);
  const asked = inAddress ?? state?.asked ?? null;
  return asked === null ? null : gatedAt(asked);
}
