import type { QueryClient } from '@tanstack/react-query';
import { api, client } from '#client/diner-api.ts';
import { m } from '#generated/messages/messages.js';
import { say } from '../toasts.tsx';
import type { Attempt } from './comanda.ts';
import type { ComandaStore } from './comanda-store.ts';
import { keepSending, type PlaceOutcome, placeOutcome } from './keep-sending.ts';
import { arrive, refuse } from './outcome.ts';

interface Sending {
  slug: string;
  number: number;
  attempt: Attempt;
  store: ComandaStore;
  queries: QueryClient;
  navigate: (path: string) => unknown;
  /** No answer yet, for the nth time in a row. */
  onFailure: (failures: number) => void;
  onRefusal: (words: string) => void;
  /** The table's code is needed. */
  onSeat: () => void;
}

/** Where they sit may have changed that often while one order was on its way. */
const moves = 3;

/** Sends an order of the comanda until it is known what became of it, and does what follows from that. The answer to calling it stops further tries. */
export function sendOrder({ slug, number, attempt, store, queries, ...then }: Sending): () => void {
  const { key, lines } = attempt;

  const post = async (signal: AbortSignal, tries = moves): Promise<unknown> => {
    try {
      return await client.orders.place({ slug, number, key, lines }, { signal });
    } catch (error) {
      if (tries === 0 || placeOutcome(error).kind !== 'seat') throw error;
      // Moved with their bill in that very moment, or the code was scanned in another tab: the same order goes on from there.
      const { seated, movedTo } = await client.tables.visit({ slug, number }, { signal });
      if (!seated && movedTo === null) throw error;
      return post(signal, tries - 1);
    }
  };

  const settle = (outcome: Exclude<PlaceOutcome, { kind: 'unknown' }>) => {
    if (outcome.kind === 'arrived') {
      store.change((kept) => arrive(kept, key));
      void queries.invalidateQueries({ queryKey: api.orders.ofTable.key() });
      void say('success', m['diner.placed']());
      // At the table that their bill is at by now.
      then.navigate(location.pathname.replace(/(\/table\/\d+).*/, '$1/orders'));
      return;
    }
    store.change((kept) => refuse(kept, key, outcome.kind === 'refused' ? outcome.refusals : [], Date.now()));
    if (outcome.kind === 'seat') {
      void queries.invalidateQueries({ queryKey: api.tables.visit.key() });
      then.onSeat();
      return;
    }
    void queries.invalidateQueries({ queryKey: api.menu.key() });
    void queries.invalidateQueries({ queryKey: api.restaurants.key() });
    const words = outcome.message ?? m['diner.placeFailed']();
    then.onRefusal(words);
    void say('error', words);
  };

  return keepSending({
    post,
    failed: (failures, answered) => {
      then.onFailure(failures);
      // Without an answer nothing has failed yet: the comanda says that it is still being sent.
      if (failures === 2 && answered) void say('error', m['diner.placeFailed']());
    },
    settled: settle,
  });
}
