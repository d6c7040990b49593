import { useEffect, useRef, useState } from 'react';
import { api } from '#client/api.ts';
import { useStaffLive } from '#client/staff-live.ts';
import type { Connection as Line } from '#client/stream-rules.ts';
import { useOnline } from '#ui/use-online.ts';

/** A flicker of the line is nobody's business. */
const patienceMs = 2_500;

export type Connection = { state: 'open' } | { state: 'polling' } | { state: 'lost'; since: number };

interface Answers {
  dataUpdatedAt: number;
  failing: boolean;
  ask: () => void;
}

/**
 * Hears what changes, and tells whether what is shown is true. After a break it is so only when it has been read again: the line alone
 * says nothing about what happened meanwhile.
 */
export function useConnection({ dataUpdatedAt, failing, ask }: Answers): Connection {
  const online = useOnline();
  const [line, setLine] = useState<Line>('open');
  const brokenAt = useRef<number | null>(null);
  const [lostSince, setLostSince] = useState<number | null>(null);
  useStaffLive(
    {
      orders: [api.kitchen.key()],
      tables: [api.kitchen.key()],
      menu: [api.kitchen.key(), api.availability.key()],
      stock: [api.availability.key()],
      printers: [api.printing.troubled.key()],
      restaurant: [api.kitchen.key()],
    },
    { who: null, hidden: true, onConnection: setLine },
  );
  const cut = !online || line === 'lost';
  const mendedAt = useRef(0);
  const broken = cut || failing;

  useEffect(() => {
    if (!cut) return;
    return () => {
      mendedAt.current = Date.now();
    };
  }, [cut]);

  useEffect(() => {
    if (!broken) return;
    brokenAt.current ??= Date.now();
    const since = brokenAt.current;
    const timer = setTimeout(() => setLostSince(since), online ? patienceMs : 0);
    return () => clearTimeout(timer);
  }, [broken, online]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is asked is written inline by the caller
  useEffect(() => {
    if (broken || brokenAt.current === null) return;
    if (dataUpdatedAt < mendedAt.current) return ask();
    brokenAt.current = null;
    setLostSince(null);
  }, [broken, dataUpdatedAt]);

  if (lostSince !== null) return { state: 'lost', since: lostSince };
  return { state: line === 'refused' ? 'polling' : 'open' };
}
