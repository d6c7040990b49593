import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { api, client } from '#client/diner-api.ts';
import { m } from '#generated/messages/messages.js';
import { arrived, type Comanda, emptyComanda, refuse, send, stop } from './comanda.ts';
import { type ComandaStore, createComandaStore } from './comanda-store.ts';
import { keepSending } from './keep-sending.ts';
import { makeKey } from './place-key.ts';
import type { PlaceOutcome } from './place-outcome.ts';
import { say } from './say.ts';

export interface ComandaDesk {
  comanda: Comanda;
  change: ComandaStore['change'];
  /** Sends the comanda, or goes on sending it. */
  place(): void;
  /** Stops trying; the order may have arrived all the same. */
  giveUp(): void;
  /** How often in a row no answer came. */
  failures: number;
  /** Why the last try was refused, in the server's words. */
  refusedWith: string | null;
  /** The table's code is asked for, and the order goes on once it is given. */
  seatAsked: boolean;
  closeSeat(): void;
}

const ComandaContext = createContext<ComandaDesk | null>(null);

export function useComanda(): ComandaDesk {
  const desk = useContext(ComandaContext);
  if (!desk) throw new Error('No comanda here');
  return desk;
}

type Props = { slug: string; number: number; children: ReactNode };

/** Holds the table's comanda above its pages, so that sending survives going from one to the next. */
export function ComandaProvider({ slug, number, children }: Props) {
  const store = useMemo(() => createComandaStore(slug, number), [slug, number]);
  const comanda = useSyncExternalStore(store.subscribe, store.current, () => emptyComanda);
  const [failures, setFailures] = useState(0);
  const [refusedWith, setRefusedWith] = useState<string | null>(null);
  const [seatAsked, setSeatAsked] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { attempt } = comanda;
  const key = attempt?.live ? attempt.key : null;

  const settle = (sent: string, outcome: Exclude<PlaceOutcome, { kind: 'unknown' }>) => {
    if (outcome.kind === 'arrived') {
      store.change((kept) => arrived(kept, sent));
      void queries.invalidateQueries({ queryKey: api.orders.ofTable.key() });
      void say('success', m['diner.placed']());
      void navigate(`/r/${slug}/table/${number}/orders`);
      return;
    }
    store.change((kept) => refuse(kept, sent, outcome.kind === 'refused' ? outcome.refusals : [], Date.now()));
    if (outcome.kind === 'seat') {
      setSeatAsked(true);
      return;
    }
    void queries.invalidateQueries({ queryKey: api.menu.key() });
    void queries.invalidateQueries({ queryKey: api.restaurants.key() });
    const words = outcome.message ?? m['diner.placeFailed']();
    setRefusedWith(words);
    void say('error', words);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: one key is one order; nothing else starts or stops its sending
  useEffect(() => {
    const lines = store.current().attempt?.lines;
    if (!key || !lines) return;
    setFailures(0);
    setRefusedWith(null);
    return keepSending({
      post: (signal) => client.orders.place({ slug, number, key, lines }, { signal }),
      failed: (count) => {
        setFailures(count);
        if (count === 2) void say('error', m['diner.placeFailed']());
      },
      settled: (outcome) => settle(key, outcome),
    });
  }, [store, key]);

  const desk: ComandaDesk = {
    comanda,
    change: store.change,
    place: () => void store.change((kept) => send(kept, makeKey(), Date.now())),
    giveUp: () => void store.change((kept) => (kept.attempt ? stop(kept, kept.attempt.key) : kept)),
    failures,
    refusedWith,
    seatAsked,
    closeSeat: () => setSeatAsked(false),
  };
  return <ComandaContext value={desk}>{children}</ComandaContext>;
}
