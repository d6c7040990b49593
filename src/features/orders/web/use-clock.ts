import { useEffect, useState } from 'react';

const tickMs = 5_000;

/**
 * The server's time, ticking. The first rendering shows the very instant the server answered with, so that server and browser
 * draw the same minutes; a wrong clock on a tablet does not make an order late.
 */
export function useClock(serverNow: string | undefined, heardAt: number): number {
  const [local, setLocal] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setLocal(Date.now());
    tick();
    const timer = setInterval(tick, tickMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  const server = serverNow ? Date.parse(serverNow) : Date.now();
  return local === null ? server : server + Math.max(0, local - heardAt);
}
