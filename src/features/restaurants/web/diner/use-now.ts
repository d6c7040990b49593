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

/** The last step of a clock that is off by so much. Stepped last: a step short of its minute would tell a minute more. */
export function lastStep(deviceNow: number, offsetMs: number): number {
  return Math.floor((deviceNow + offsetMs) / stepMs) * stepMs;
}

/**
 * The time in steps of fifteen seconds. While the page comes alive it is the time the server rendered it at, so that both agree, and
 * right after that it is the true one: a page may have been kept for a while.
 */
export function useNow(renderedAt: string, offsetMs = 0): number {
  return useSyncExternalStore(
    subscribe,
    () => lastStep(Date.now(), offsetMs),
    () => Date.parse(renderedAt),
  );
}
