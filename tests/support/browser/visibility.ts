import type { Page } from '@playwright/test';

type Seen = 'visible' | 'hidden';

/** Lets the journey say whether the page is seen: a browser without a window shows all of its pages. */
export async function overrideVisibility(page: Page): Promise<(seen: Seen) => Promise<void>> {
  await page.addInitScript(() => {
    let state = 'visible';
    Object.defineProperty(document, 'visibilityState', { get: () => state });
    document.addEventListener('override', (event) => {
      state = (event as CustomEvent<string>).detail;
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  });
  return (seen) =>
    page.evaluate((detail) => void document.dispatchEvent(new CustomEvent('override', { detail })), seen);
}

/** The page's stream is its own, as where browsers have no shared workers: the journey can answer it. */
export async function withOwnStream(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'));
}
