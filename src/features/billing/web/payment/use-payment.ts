import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '#client/api.ts';
import { announceReload } from '#client/reload.ts';
import { useSignedIn } from '#client/session.ts';
import type { PaymentStatus } from '../../values.ts';

/** The provider tells the server, not this page; a restaurant whose gate is shut has no live line to hear it on either. */
const askAgainMs = 3_000;

/** A payment, followed until it has come to something. Then every screen reads anew what it opened or closed. */
export function usePayment(id: string) {
  const queries = useQueryClient();
  const { restaurant } = useSignedIn();
  const asked = useQuery({
    ...api.billing.payment.queryOptions({ input: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.payment.status === 'pending' ? askAgainMs : false),
  });
  const status = asked.data?.payment.status;
  const before = useRef<PaymentStatus>(undefined);
  const shut = !restaurant?.subscribed;
  useEffect(() => {
    const settled = before.current === 'pending' && status !== undefined && status !== 'pending';
    const opens = status === 'paid' && shut && before.current !== 'paid';
    before.current = status;
    if (!settled && !opens) return;
    announceReload();
    void queries.invalidateQueries({ queryKey: api.billing.key() });
    void queries.invalidateQueries({ queryKey: api.stats.key() });
  }, [status, shut, queries]);
  return asked;
}
