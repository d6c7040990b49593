import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Topic } from '#lib/call.ts';

export interface LiveEvent {
  topic: Topic;
  id: string | null;
}

/** The server says something at least every fifteen seconds; silence for longer means a dead connection. */
const silenceMs = 40_000;

/**
 * Keeps a screen true: each event, and each reconnection, rereads the queries its topic concerns. Events carry no state, so
 * nothing can be missed: what happened while the line was down is seen by the reread.
 */
export function useLive(
  url: string | null,
  keys: Partial<Record<Topic, QueryKey[]>>,
  onEvent?: (event: LiveEvent) => void,
) {
  const queries = useQueryClient();
  const [connected, setConnected] = useState(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: keys and handler are written inline by callers; only the address reconnects
  useEffect(() => {
    if (!url) return;
    let source: EventSource | null = null;
    let watchdog: ReturnType<typeof setTimeout> | undefined;
    let everOpen = false;
    let attempt = 0;
    const refresh = (topic?: Topic) => {
      const concerned = topic ? (keys[topic] ?? []) : Object.values(keys).flat();
      for (const queryKey of concerned) void queries.invalidateQueries({ queryKey });
    };
    const heard = () => {
      clearTimeout(watchdog);
      watchdog = setTimeout(reconnect, silenceMs);
    };
    const reconnect = () => {
      source?.close();
      clearTimeout(watchdog);
      setConnected(false);
      watchdog = setTimeout(connect, Math.min(1_000 * 2 ** attempt++, 30_000) * (0.5 + Math.random() / 2));
    };
    const connect = () => {
      source = new EventSource(url);
      heard();
      source.onopen = () => {
        setConnected(true);
        attempt = 0;
        // Also the first time: what was ordered between reading the page and hearing its stream was told to nobody.
        refresh(everOpen ? undefined : 'orders');
        everOpen = true;
        heard();
      };
      source.onerror = reconnect;
      source.addEventListener('beat', heard);
      source.addEventListener('change', (message) => {
        heard();
        const event = JSON.parse(message.data) as LiveEvent;
        refresh(event.topic);
        onEvent?.(event);
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

  return connected;
}
