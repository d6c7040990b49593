import { useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { useSignedIn } from '#client/session.ts';
import { holdsSomething, type UnsentOrder } from './unsent-order.ts';
import { type Typist, unsent } from './unsent-store.ts';

/** Under whose name this page keeps what is not sent. */
export function useTypist(): Typist {
  const { user, restaurant } = useSignedIn();
  const restaurantId = restaurant?.id ?? '';
  return useMemo(() => ({ userId: user.id, restaurantId }), [user.id, restaurantId]);
}

/** Keeps a new order on the device while it is typed; null for one that exists. Whether it could be kept. */
export function useUnsent(order: UnsentOrder | null): boolean {
  const typist = useTypist();
  const [stored, setStored] = useState(true);
  const keep = useEffectEvent(() => {
    if (!order) return;
    if (holdsSomething(order)) setStored(unsent.put(typist, order));
    else unsent.drop(typist, order.id);
  });
  // As text: what is drawn anew without being changed is not stored anew. Before it is painted: what is seen survives a reload.
  const content = JSON.stringify(order);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is stored whenever it is another
  useLayoutEffect(() => keep(), [content]);
  return order !== null && stored;
}
