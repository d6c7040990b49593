import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { api } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import { Spinner } from '#ui/spinner.tsx';
import { keepAsked, sentFrom } from './asked-page.ts';
import { isGated } from './entries.ts';

/** Renders nothing of a gated page while there is no open subscription. */
export function SubscriptionGate({ children }: { children: ReactNode }) {
  const { restaurant } = useSignedIn();
  const { pathname } = useLocation();
  useLapse();
  const reached = Boolean(restaurant?.subscribed) && isGated(pathname);
  useEffect(() => {
    if (reached) keepAsked(null);
  }, [reached]);
  return restaurant?.subscribed || !isGated(pathname) ? children : <Closed />;
}

/** A subscription that ends while a page is open is noticed by the first call that is refused for it. */
function useLapse() {
  const queries = useQueryClient();
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (errorCode(event.action.error) !== 'subscription_required') return;
        void queries.invalidateQueries({ queryKey: api.accounts.session.key() });
      }),
    [queries],
  );
}

/** What this tab knew may be old, as when another has just paid: the server is asked before anyone is led away. */
function Closed() {
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const [none, setNone] = useState(false);
  useEffect(() => {
    let gone = false;
    const session = api.accounts.session;
    void queries.refetchQueries({ queryKey: session.key() }).then(() => {
      const open = queries.getQueryData(session.queryKey())?.restaurant?.subscribed;
      if (gone || open) return;
      keepAsked(pathname);
      setNone(true);
    });
    return () => {
      gone = true;
    };
  }, [queries, pathname]);
  if (none) return <Navigate to={staffPaths.subscription} replace state={sentFrom(pathname)} />;
  return (
    <div className="grid min-h-[60dvh] place-content-center">
      <Spinner label={m['shell.checkingSubscription']()} size={28} />
    </div>
  );
}
