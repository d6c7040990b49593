import type { Page } from '@playwright/test';

/** Holds back what the page asks for until it is released: by default all of the restaurant's data, while who is signed in is known. */
export async function holdAnswers(page: Page, of: string | RegExp = /\/api\/(?!session$|live)/) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(of, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await held;
    // The page may be gone by then.
    await route.continue().catch(() => {});
  });
  return { asked, release };
}
