import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { SignedIn } from '#features/accounts/contract.ts';
import { homeTimezone } from '#lib/timezones.ts';
import { api, client } from './api.ts';
import { takeOwn } from './call-api.ts';
import { errorCode } from './errors.ts';
import { isWorthRetrying } from './query.ts';
import { announceSignOut, onReload } from './reload.ts';

export const SessionContext = createContext<SignedIn | null>(null);

/** The person and the restaurant whose screens these are. */
export function useSignedIn(): SignedIn {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSignedIn is for the screens of someone who is signed in');
  return session;
}

/** The restaurant's, or the platform's for who has none. */
export function useTimezone(): string {
  return useSignedIn().restaurant?.timezone ?? homeTimezone;
}

/** A line that broke or a busy server is asked again, from 200 ms on, each time after twice as long; a refusal is final. */
export const sessionRetry = {
  retry: (failures: number, error: unknown) => failures < 8 && isWorthRetrying(error),
  retryDelay: (attempt: number) => Math.min(200 * 2 ** attempt, 30_000),
};

/** Who is signed in, asked again when the tab becomes visible and when a page says that the account has changed. */
export function useSession(initial: SignedIn): SignedIn {
  const queries = useQueryClient();
  const session = useQuery({
    ...api.accounts.session.queryOptions(),
    ...sessionRetry,
    initialData: initial,
    refetchOnWindowFocus: 'always',
  });

  useEffect(
    () =>
      onReload(() => {
        for (const feature of ['accounts', 'restaurants'] as const)
          void queries.invalidateQueries({ queryKey: api[feature].key() });
      }),
    [queries],
  );

  return session.data;
}

/**
 * Calls once when a call is refused because nobody is signed in any more. Asked again first: a session may have been replaced
 * by another while that call was under way. A lost connection is no such refusal.
 */
export function watchForEnd(queries: QueryClient, isOver: () => Promise<boolean>, onEnd: () => void): () => void {
  let asking = false;
  let stopped = false;
  const check = async (error: unknown) => {
    if (asking || stopped || errorCode(error) !== 'not_signed_in') return;
    asking = true;
    const over = await isOver();
    asking = false;
    if (!over || stopped) return;
    stopped = true;
    onEnd();
  };
  const stops = [
    queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') void check(event.action.error);
    }),
    queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') void check(event.action.error);
    }),
  ];
  return () => {
    stopped = true;
    for (const stop of stops) stop();
  };
}

async function isSignedOut(): Promise<boolean> {
  return client.accounts.session().then(
    () => false,
    (error) => errorCode(error) === 'not_signed_in',
  );
}

/** A definitive "not signed in", from whichever call it comes, ends the visit. */
export function useEndOfSession(onEnd: () => void) {
  const queries = useQueryClient();
  const end = useEffectEvent(onEnd);
  useEffect(() => watchForEnd(queries, isSignedOut, () => end()), [queries]);
}

/** True when the server has ended the session, or when there was none left to end. */
export async function signOut(): Promise<boolean> {
  const status = await post('/api/auth/sign-out', {});
  const ended = status !== null && (status < 300 || status === 401);
  if (ended) announceSignOut();
  return ended;
}

async function post(path: string, body: unknown): Promise<number | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    takeOwn(response);
    return response.status;
  } catch {
    return null;
  }
}
