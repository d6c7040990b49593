import type { Topic } from '#lib/call.ts';
import type { OwnStream, Told } from './stream.ts';
import { type Connection, isGone } from './stream-rules.ts';

/** What a page says again and again: which stream it hears, and whose page it is; null: whoever's. */
export interface Hello {
  url: string;
  who: string | null;
  /** It is looked at again. */
  wake?: boolean;
}
export type FromPage = Hello | 'bye';
export type FromHub = { connection: Connection } | { topic: Topic } | 'beat';

export interface Listener {
  postMessage: (message: FromHub) => void;
}

interface Shared {
  stream: OwnStream;
  who: string | null;
  connection: Connection | null;
  heardAt: Map<Listener, number>;
}

/** One stream for each address, for all pages of a browser. */
export function makeStreamHub(open: (url: string, told: Told) => OwnStream) {
  const streams = new Map<string, Shared>();

  function begin(url: string): Shared {
    const heardAt: Shared['heardAt'] = new Map();
    const tell = (message: FromHub) => {
      for (const listener of heardAt.keys()) listener.postMessage(message);
    };
    const told: Told = {
      connection: (connection) => {
        shared.connection = connection;
        tell({ connection });
      },
      topic: (topic) => tell({ topic }),
      beat: () => tell('beat'),
    };
    const shared: Shared = { stream: open(url, told), who: null, connection: null, heardAt };
    streams.set(url, shared);
    return shared;
  }

  function leave(listener: Listener): void {
    for (const [url, { stream, heardAt }] of streams) {
      if (!heardAt.delete(listener) || heardAt.size > 0) continue;
      stream.close();
      streams.delete(url);
    }
  }

  function join(listener: Listener, { url, who, wake }: Hello, now: number): void {
    const shared = streams.get(url) ?? begin(url);
    const isNew = !shared.heardAt.has(listener);
    shared.heardAt.set(listener, now);
    if (isNew) {
      // Somebody else signed in meanwhile: what is open was opened with another's cookies.
      const isOthers = who !== null && shared.who !== null && who !== shared.who;
      shared.who = who ?? shared.who;
      if (isOthers) shared.stream.renew();
      else if (shared.connection) listener.postMessage({ connection: shared.connection });
    }
    if (wake) shared.stream.wake();
  }

  return {
    hear(listener: Listener, said: FromPage, now: number): void {
      if (said === 'bye') leave(listener);
      else join(listener, said, now);
    },
    /** Pages that never said that they went do not keep a stream open. */
    sweep(now: number): void {
      for (const { heardAt } of [...streams.values()])
        for (const [listener, at] of [...heardAt]) if (isGone(at, now)) leave(listener);
    },
    /** Whoever is signed in may have changed. */
    renew(): void {
      for (const { stream } of streams.values()) stream.renew();
    },
  };
}
