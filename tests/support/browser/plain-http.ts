import type { Page } from '@playwright/test';

/** Takes from the page what browsers keep from those that came over plain HTTP, as in a house's own network. */
export async function overPlainHttp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: [object, string][] = [
      [Crypto.prototype, 'randomUUID'],
      [Crypto.prototype, 'subtle'],
      ...['clipboard', 'serviceWorker', 'wakeLock', 'mediaDevices', 'share', 'canShare', 'locks'].map(
        (name): [object, string] => [Navigator.prototype, name],
      ),
      [window, 'Notification'],
      [window, 'caches'],
    ];
    for (const [of, name] of kept) Reflect.deleteProperty(of, name);
    Object.defineProperty(window, 'isSecureContext', { value: false });
  });
}
