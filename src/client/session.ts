import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect } from 'react';
import type { SignedIn } from '#features/accounts/contract.ts';
import { api } from './api.ts';
import { errorCode } from './errors.ts';

export const loginPath = '/login';

export const SessionContext = createContext<SignedIn | null>(null);

/** The person and the restaurant whose screens these are. */
export function useSignedIn(): SignedIn {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSignedIn is for the screens of someone who is signed in');
  return session;
}

/** Who is signed in, asked again when the tab becomes visible and when a page says that the account has changed. */
export function useSession(initial: SignedIn): SignedIn {
  const queries = useQueryClient();
  const session = useQuery({
    ...api.accounts.session.queryOptions(),
    initialData: initial,
    refetchOnWindowFocus: 'always',
  });

  useEffect(() => {
    const reload = (message: MessageEvent) => {
      if (message.origin !== location.origin) return;
      const type: unknown = (message.data as { type?: unknown } | null)?.type ?? message.data;
      if (type === 'reload_user_data') void queries.invalidateQueries({ queryKey: api.accounts.session.key() });
    };
    window.addEventListener('message', reload);
    return () => window.removeEventListener('message', reload);
  }, [queries]);

  return session.data;
}

/** A definitive "not signed in", from whichever call it comes, ends the visit. A lost connection does not. */
export function useEndOfSession(onEnd: () => void) {
  const queries = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handler is written inline; it only leaves the page
  useEffect(() => {
    let ended = false;
    const check = (error: unknown) => {
      if (ended || errorCode(error) !== 'not_signed_in') return;
      ended = true;
      onEnd();
    };
    const stops = [
      queries.getQueryCache().subscribe((event) => check(event.query.state.error)),
      queries.getMutationCache().subscribe((event) => check(event.mutation?.state.error)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries]);
}

export type SignInOutcome = 'signed_in' | 'refused' | 'too_many' | 'unreachable';

export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  const status = await post('/api/auth/sign-in/email', { email, password });
  if (status === null || status >= 500) return 'unreachable';
  if (status === 429) return 'too_many';
  return status < 300 ? 'signed_in' : 'refused';
}

/** True when the server has ended the session, or when there was none left to end. */
export async function signOut(): Promise<boolean> {
  const status = await post('/api/auth/sign-out', {});
  return status !== null && (status < 300 || status === 401);
}

async function post(path: string, body: unknown): Promise<number | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.status;
  } catch {
    return null;
  }
}
