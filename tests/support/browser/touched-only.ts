import type { Page } from '@playwright/test';

/** To a browser whatever a journey asks of a page is a touch; from the next document on only hands are. */
export async function touchedOnly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let touched = false;
    for (const kind of ['pointerdown', 'keydown'])
      window.addEventListener(
        kind,
        (event) => {
          touched ||= event.isTrusted;
        },
        true,
      );
    Object.defineProperty(UserActivation.prototype, 'hasBeenActive', { get: () => touched });
  });
}
