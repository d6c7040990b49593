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

interface Arrival {
  pathname: string;
  search: string;
  state: Partial<Sent> | null;
}

const inAddress = ({ search }: Arrival) => new URLSearchParams(search).get(askedInQuery);

/** The page from which somebody was led to the one that is shown, or null. */
export function useSentFrom(): Entry | null {
  const arrival = useLocation() as Arrival;
  const asked = inAddress(arrival) ?? arrival.state?.asked ?? null;
  return asked === null ? null : gatedAt(asked);
}

/** What the server said of it is in the address, so that the first drawing knows it; from there it goes to where the browser keeps it. */
export function useKeepSentFrom(): void {
  const arrival = useLocation() as Arrival;
  const navigate = useNavigate();
  const { pathname } = arrival;
  const told = inAddress(arrival);
  useEffect(() => {
    if (told === null) return;
    keepAsked(told);
    void navigate(pathname, { replace: true, state: sentFrom(told) });
  }, [told, pathname, navigate]);
}
