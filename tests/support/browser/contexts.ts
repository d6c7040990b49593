import { type Browser, type BrowserContext, type BrowserContextOptions, test } from '@playwright/test';

/** The contexts that are open, each with the journey that opened it. */
const opened = new Map<BrowserContext, string>();

/** A context of the journey that is running. What an earlier one left open would go on living, and drawing, beside it: it is closed. */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const { testId } = test.info();
  for (const [context, of] of opened) {
    if (of === testId) continue;
    opened.delete(context);
    await context.close();
  }
  const context = await browser.newContext(options);
  opened.set(context, testId);
  return context;
}
