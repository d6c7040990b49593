import { useSyncExternalStore } from 'react';

/** An answer came since the browser last said that there is no network: sometimes it is wrong for hours. */
let proven = false;
globalThis.addEventListener?.('offline', () => {
  proven = false;
});

/** When a page is shown as it was last seen, the service worker writes so on it: then there is no connection until an answer comes. */
const page: DOMStringMap = globalThis.document?.documentElement.dataset ?? {};

export const isOnline = () => proven || (navigator.onLine && !page.seen);

/** The server has answered: whoever waits for a connection goes on. */
export function answered(): void {
  if (isOnline()) return;
  proven = true;
  delete page.seen;
  dispatchEvent(new Event('online'));
}

/** No answer came. What a line that was there a moment ago proved against the browser is over. */
export function unanswered(): void {
  if (!navigator.onLine && proven) dispatchEvent(new Event('offline'));
}

/** In words when what is shown was seen. */
export const seenText = () => page.seen;

function subscribe(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}
