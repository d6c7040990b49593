import { useSyncExternalStore } from 'react';

const stepMs = 15_000;

function subscribe(tick: () => void) {
  const timer = setInterval(tick, 5_000);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/**
 * The time in steps of fifteen seconds. While the page comes alive it is the time the server rendered it at, so that both agree, and
 * right after that it is the true one: a page may have been kept for a while.
 */
export function useNow(renderedAt: string): number {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / stepMs) * stepMs,
    () => Date.parse(renderedAt),
  );
}
