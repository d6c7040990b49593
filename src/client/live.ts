import { partialMatchKey, type Query, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Topic } from '#lib/call.ts';

interface LiveEvent {
  topic: Topic;
  id: string | null;
}

/** `refused`: the server is there and gives no stream; the screen rereads again and again instead, until it gets one. */
export type Connection = 'open' | 'lost' | 'refused';

/** The server says something at least every fifteen seconds; silence for longer means a dead connection. */
const silenceMs = 40_000;

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
 * nothing can be missed: what happened while the line was down is seen by the reread. Who may be sent away meanwhile is asked for first, by
 * `stays`: what they may not read any more is not asked for.
 */
export function useLive(
  url: string | null,
  keys: Partial<Record<Topic, QueryKey[]>>,
  onConnection?: (connection: Connection) => void,
  stays?: (topic?: Topic) => Promise<boolean>,
): void {
  const queries = useQueryClient();
  const latest = useRef(keys);
  const still = useRef(stays);
  useEffect(() => {
    latest.current = keys;
    still.current = stays;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the handler is written inline by callers; only the address reconnects
  useEffect(() => {
    if (!url) return;
    let source: EventSource | null = null;
    let watchdog: ReturnType<typeof setTimeout> | undefined;
    let everOpen = false;
    let attempt = 0;
    const refresh = async (topic?: Topic) => {
      if (still.current && !(await still.current(topic))) return;
      reread(queries, topic ? (latest.current[topic] ?? []) : Object.values(latest.current).flat());
    };
    const heard = () => {
      clearTimeout(watchdog);
      watchdog = setTimeout(reconnect, silenceMs);
    };
    const reconnect = () => {
      // A line that was cut is being tried again by then; one that was refused is given up.
      const refused = source?.readyState === 2;
      source?.close();
      source = null;
      clearTimeout(watchdog);
      if (refused) void refresh();
      onConnection?.(refused ? 'refused' : 'lost');
      watchdog = setTimeout(connect, Math.min(1_000 * 2 ** attempt++, 15_000) * (0.5 + Math.random() / 2));
    };
    const connect = () => {
      source = new EventSource(url);
      heard();
      source.onopen = () => {
        onConnection?.('open');
        attempt = 0;
        // Also the first time: what was ordered, called for or stopped printing between reading the page and hearing its stream was told to nobody.
        for (const topic of everOpen ? [undefined] : (['orders', 'calls', 'printers'] as const)) void refresh(topic);
        everOpen = true;
      };
      source.onerror = reconnect;
      source.addEventListener('beat', heard);
      source.addEventListener('change', (message) => {
        heard();
        void refresh((JSON.parse(message.data) as LiveEvent).topic);
      });
    };
    const online = () => {
      attempt = 0;
      reconnect();
    };
    connect();
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      clearTimeout(watchdog);
      source?.close();
    };
  }, [url]);
}
