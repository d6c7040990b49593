import { openStream, type Stream, type Told } from './stream.ts';
import { graceMs } from './stream-rules.ts';

/** A page's own stream, which it gives up while nobody sees it, unless it `stays`: a browser has six connections for all of them. */
export function pageStream(url: string, told: Told, stays = false): Stream {
  let stream: Stream | null = openStream(url, told);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveUp = () => {
    clearTimeout(timer);
    stream?.close();
    stream = null;
  };
  const look = () => {
    clearTimeout(timer);
    if (!stays && document.visibilityState === 'hidden') timer = setTimeout(giveUp, graceMs);
  };
  look();
  document.addEventListener('visibilitychange', look);
  addEventListener('pagehide', giveUp);
  return {
    wake() {
      if (stream) return stream.wake();
      stream = openStream(url, told);
      return true;
    },
    close() {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pagehide', giveUp);
      giveUp();
    },
  };
}
