import { partialMatchKey, type Query, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Topic } from '#lib/call.ts';
import { answered } from '#ui/use-online.ts';
import { pageStream } from './page-stream.ts';
import type { Stream, Told } from './stream.ts';
import type { Connection } from './stream-rules.ts';

export type Keys = Partial<Record<Topic, QueryKey[]>>;

export interface Live {
  onConnection?: (connection: Connection) => void;
  /** Who may be sent away meanwhile is asked for first: what they may not read any more is not asked for. */
  stays?: (topic?: Topic) => Promise<boolean>;
  /** How the stream is had; the page's own unless told. */
  open?: (url: string, told: Told) => Stream;
  /** Whose page it is: another's stream is another. */
  who?: string | null;
}

/**
 * Each query that one of the keys names is asked once, however many topics name it: another asking would break off the first. One whose first
 * answer is still on its way is not broken off, and that answer may be older than the news: it is asked again afterwards.
 */
export function reread(queries: QueryClient, keys: readonly QueryKey[]): void {
  const named = { predicate: ({ queryKey }: Query) => keys.some((key) => partialMatchKey(queryKey, key)) };
  const unanswered = new Set(
    queries
      .getQueryCache()
      .findAll({ ...named, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined),
  );
  void queries
    .invalidateQueries(named)
    .then(() => queries.invalidateQueries({ predicate: (query) => unanswered.has(query) }));
}

/**
 * Keeps a screen true: each event, and each reconnection, rereads the queries its topic concerns. Events carry no state, so
 * nothing can be missed: what happened while the line was down is seen by the reread. A screen that is seen again after a line that may have
 * been dead, or was given up, is reread at once.
 */
export function useLive(url: string | null, keys: Keys, { onConnection, stays, open, who }: Live = {}): void {
  const queries = useQueryClient();
  const latest = useRef(keys);
  const still = useRef(stays);
  useEffect(() => {
    latest.current = keys;
    still.current = stays;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the handler is written inline by callers; only the address and whose it is reconnect
  useEffect(() => {
    if (!url) return;
    let everOpen = false;
    const refresh = async (topic?: Topic) => {
      if (still.current && !(await still.current(topic))) return;
      reread(queries, topic ? (latest.current[topic] ?? []) : Object.values(latest.current).flat());
    };
    const stream = (open ?? pageStream)(url, {
      connection: (connection) => {
        if (connection === 'refused') void refresh();
        if (connection === 'open') {
          answered();
          // Also the first time: what was ordered, called for or stopped printing between reading the page and hearing its stream was told to nobody.
          for (const topic of everOpen ? [undefined] : (['orders', 'calls', 'printers'] as const)) void refresh(topic);
          everOpen = true;
        }
        onConnection?.(connection);
      },
      topic: (topic) => void refresh(topic),
      beat: answered,
    });
    const seen = () => {
      if (document.visibilityState === 'visible' && stream.wake()) void refresh();
    };
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && seen();
    // The line is another one then, whatever was heard on the last.
    const online = (event: Event) => {
      if (!event.isTrusted) return;
      stream.wake();
      void refresh();
    };
    document.addEventListener('visibilitychange', seen);
    addEventListener('pageshow', shownAgain);
    addEventListener('online', online);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('pageshow', shownAgain);
      removeEventListener('online', online);
      stream.close();
    };
  }, [url, who]);
}
