import type { Topic } from '#lib/call.ts';
import { type Connection, isLate, reconnectAfter, silenceMs } from './stream-rules.ts';

export interface Told {
  connection: (connection: Connection) => void;
  topic: (topic: Topic) => void;
  beat: () => void;
}

export interface Stream {
  /** Somebody looks at it again: it is taken anew at once, unless it is surely alive. True: something may have been missed. */
  wake: () => boolean;
  close: () => void;
}

export interface OwnStream extends Stream {
  /** Taken anew in any case, with the cookies of now. */
  renew: () => void;
}

/** A stream that is taken again whenever it is lost. */
export function openStream(url: string, told: Told): OwnStream {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let heardAt = Number.NEGATIVE_INFINITY;

  const stop = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(failed, silenceMs);
  };
  const heard = () => {
    heardAt = Date.now();
    watch();
  };
  const failed = () => {
    // A line that was cut is being tried again by then; one that was refused is given up.
    const refused = source?.readyState === 2;
    stop();
    timer = setTimeout(connect, reconnectAfter(attempt++));
    told.connection(refused ? 'refused' : 'lost');
  };
  const connect = () => {
    stop();
    source = new EventSource(url);
    watch();
    source.onopen = () => {
      attempt = 0;
      heard();
      told.connection('open');
    };
    source.onerror = failed;
    source.addEventListener('beat', () => {
      heard();
      told.beat();
    });
    source.addEventListener('change', (message) => {
      heard();
      told.topic((JSON.parse(message.data) as { topic: Topic }).topic);
    });
  };
  const renew = () => {
    attempt = 0;
    heardAt = Number.NEGATIVE_INFINITY;
    connect();
  };
  // What this program says itself (ui/use-online) is no news of the network.
  const online = (event: Event) => {
    if (event.isTrusted) renew();
  };
  connect();
  globalThis.addEventListener?.('online', online);
  return {
    wake() {
      if (source?.readyState === 1 && !isLate(heardAt, Date.now())) return false;
      renew();
      return true;
    },
    renew,
    close() {
      globalThis.removeEventListener?.('online', online);
      stop();
    },
  };
}
