import type { Page } from '@playwright/test';

/** Takes from a browser what those of 2022 lack, before any page of it runs. */
export async function asOldAsServed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lacking: [object, string[]][] = [
      [AbortSignal, ['timeout', 'any']],
      [Array.prototype, ['toSorted', 'toSpliced', 'toReversed', 'with']],
      [URL, ['parse', 'canParse']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [Element.prototype, ['checkVisibility']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
      [window, ['requestIdleCallback', 'Iterator', 'navigation']],
      [Document.prototype, ['startViewTransition']],
    ];
    for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name);
  });
}

/** Takes from it what the product cannot do without. */
export async function asOlderThanServed(page: Page): Promise<void> {
  await asOldAsServed(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'at');
    Reflect.deleteProperty(window, 'structuredClone');
  });
}
