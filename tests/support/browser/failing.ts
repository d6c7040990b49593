import { expect, type Page } from '@playwright/test';
import { ownAnswer } from '../../../src/lib/own-answer.ts';
import { changeRestaurant, look } from './journey.ts';

/** What an answer of the program bears, for those that a journey gives in its place. */
export const ours = { [ownAnswer]: '1' };

/** The messages of the specification are quoted here to the letter, in the language in which it gives them. */
export const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

/** Lets calls of one kind fail, as they do when the server has a fault, until the answer is called. */
export async function failing(page: Page, method: string, path: RegExp): Promise<() => Promise<void>> {
  const matches = (url: URL) => path.test(url.pathname);
  await page.route(matches, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, headers: ours, json: { code: 'internal', message: '' } })
      : route.fallback(),
  );
  return () => page.unroute(matches);
}

/** Opens a page whose readings fail, hears what is said, and then that it asks again by itself. */
export async function unread(page: Page, path: string, call: RegExp, text: string, retry: string): Promise<void> {
  const mend = await failing(page, 'GET', call);
  await page.goto(path);
  await said(page, text);
  await expect(page.getByRole('button', { name: retry }).first()).toBeVisible();
  await mend();
  await expect(page.getByRole('button', { name: retry })).toHaveCount(0);
}

/** Until React has taken the page over: before that a link is followed by the browser itself. */
export async function alive(page: Page): Promise<void> {
  const taken = () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
  await expect.poll(() => page.evaluate(taken)).toBe(true);
}

/** Takes a table of the database away for a while: whatever needs it fails in the server. */
export async function without(table: string, work: () => Promise<void>): Promise<void> {
  await look(`alter table ${table} rename to ${table}_away`);
  try {
    await changeRestaurant('select 1', 'restaurant');
    await work();
  } finally {
    await look(`alter table ${table}_away rename to ${table}`);
    await changeRestaurant('select 1', 'restaurant');
  }
}
