import { pageStream } from './page-stream.ts';
import type { Stream, Told } from './stream.ts';
import type { FromHub, FromPage } from './stream-hub.ts';
import { isLate, pingMs, pingsInVain } from './stream-rules.ts';
import workerUrl from './stream-worker.ts?sharedworker&url';

/** The stream that all pages of this browser hear together; the page's own where there is no such worker, or it does not answer. */
export function sharedStream(url: string, told: Told, who: string | null, stays?: boolean): Stream {
  if (!('SharedWorker' in globalThis)) return pageStream(url, told, stays);
  let own: Stream | null = null;
  let here = true;
  let inVain = 0;
  let heardAt = Number.NEGATIVE_INFINITY;
  const worker = new SharedWorker(workerUrl, { type: import.meta.env.DEV ? 'module' : 'classic' });
  const { port } = worker;
  const say = (said: FromPage) => port.postMessage(said);
  const leave = () => {
    here = false;
    say('bye');
  };
  const stop = () => {
    clearInterval(timer);
    removeEventListener('pagehide', leave);
    leave();
    port.close();
  };
  const takeOwn = () => {
    if (own) return;
    stop();
    own = pageStream(url, told, stays);
  };
  const timer = setInterval(() => {
    if (!here) return;
    if (inVain >= pingsInVain) return takeOwn();
    inVain += 1;
    say({ url, who });
  }, pingMs);

  worker.onerror = takeOwn;
  port.onmessage = ({ data }: MessageEvent<FromHub>) => {
    inVain = 0;
    if (data === 'beat') told.beat();
    else if ('topic' in data) told.topic(data.topic);
    else told.connection(data.connection);
    if (data === 'beat' || 'topic' in data || data.connection === 'open') heardAt = Date.now();
  };
  addEventListener('pagehide', leave);
  say({ url, who });
  return {
    wake() {
      if (own) return own.wake();
      const missed = !here || isLate(heardAt, Date.now());
      here = true;
      say({ url, who, wake: true });
      return missed;
    },
    close() {
      if (own) own.close();
      else stop();
    },
  };
}
