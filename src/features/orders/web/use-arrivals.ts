import { useCallback, useEffect, useRef, useState } from 'react';
import type { Order } from '../contract.ts';

const freshMs = 60_000;

export interface Arrivals {
  /** Came within the last minute: it stands first, and stays there under the finger that touches it. */
  isRecent: (id: string) => boolean;
  isNew: (id: string) => boolean;
  /** Someone has seen this order, or placed it here. */
  seen: (id: string) => void;
}

/**
 * Which orders came in while this screen was open. They are told from the board as it is read, not from events, so an order
 * that came while the line was down is announced as well.
 */
export function useArrivals(orders: Order[] | undefined, announce: (arrived: Order[]) => void): Arrivals {
  const known = useRef<Set<string> | null>(null);
  const own = useRef(new Set<string>());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const [recent, setRecent] = useState<ReadonlySet<string>>(new Set());
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());

  const seen = useCallback((id: string) => {
    own.current.add(id);
    setFresh((ids) => (ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : ids));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the announcer is written inline; only the board decides
  useEffect(() => {
    if (!orders) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...orders.map((order) => order.id)]);
    if (!before) return;
    const arrived = orders.filter(
      (order) => order.status === 'pendente' && !before.has(order.id) && !own.current.has(order.id),
    );
    if (arrived.length === 0) return;
    setFresh((ids) => new Set([...ids, ...arrived.map((order) => order.id)]));
    setRecent((ids) => new Set([...ids, ...arrived.map((order) => order.id)]));
    announce(arrived);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      for (const order of arrived) seen(order.id);
      setRecent((ids) => new Set([...ids].filter((id) => !arrived.some((order) => order.id === id))));
    }, freshMs);
    timers.current.add(timer);
  }, [orders]);

  useEffect(() => {
    const pending = timers.current;
    return () => {
      for (const timer of pending) clearTimeout(timer);
    };
  }, []);

  return { isNew: (id) => fresh.has(id), isRecent: (id) => recent.has(id), seen };
}
