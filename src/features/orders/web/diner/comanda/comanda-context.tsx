import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { patiently } from '#client/lazily.ts';
import { newKey } from '#client/new-key.ts';
import { type Comanda, emptyComanda, send, stop } from './comanda.ts';
import { type ComandaStore, createComandaStore } from './comanda-store.ts';

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
  /** The table's code is asked for: to send the order, which goes on once it is given, or only to sit. */
  seatAsked: 'send' | 'sit' | null;
  askSeat(why: ComandaDesk['seatAsked']): void;
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
  const [seatAsked, setSeatAsked] = useState<ComandaDesk['seatAsked']>(null);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { attempt } = comanda;
  const key = attempt?.live ? attempt.key : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one key is one order; nothing else starts or stops its sending
  useEffect(() => {
    if (!attempt?.live) return;
    setFailures(0);
    setRefusedWith(null);
    let stopSending: (() => void) | undefined;
    let gone = false;
    void patiently(() => import('./send-order.ts')).then(({ sendOrder }) => {
      if (gone) return;
      const told = { onFailure: setFailures, onRefusal: setRefusedWith, onSeat: () => setSeatAsked('send') };
      stopSending = sendOrder({ slug, number, attempt, store, queries, navigate, ...told });
    });
    return () => {
      // Another tab of this phone sent it first. The server tells this one too that it is placed, and here somebody waits for that.
      if (store.current().attempt?.key !== key) return;
      gone = true;
      stopSending?.();
    };
  }, [store, key]);

  const desk: ComandaDesk = {
    comanda,
    change: store.change,
    place: () => void store.change((kept) => send(kept, newKey(), Date.now())),
    giveUp: () => void store.change((kept) => (kept.attempt ? stop(kept, kept.attempt.key) : kept)),
    failures,
    refusedWith,
    seatAsked,
    askSeat: setSeatAsked,
  };
  return <ComandaContext value={desk}>{children}</ComandaContext>;
}
