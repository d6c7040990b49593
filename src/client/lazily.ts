import { lazy } from 'react';

const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

/** A part of a page that is fetched when it is first shown. Without a network it comes when the network does. */
export const lazily: typeof lazy = (load) => lazy(() => patiently(load));

/** Tries until it is there: as soon as there is a network again, and after pauses that grow. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await load();
    } catch {
      await networkOrPause(pauseMs);
    }
  }
}

function networkOrPause(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, pauseMs);
    addEventListener('online', go);
  });
}
