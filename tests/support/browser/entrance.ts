import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { instanceUrl } from './journey.ts';

/** What the accounts of these journeys are registered with. */
export const firstPassword = 'moqueca na quinta';

/** An address of nobody yet. */
export const ownEmail = (who: string) => `${who}-${randomUUID().slice(0, 8)}@casa.example`;

/** Asks the server as the page's own visitor, with the page's cookies. */
export async function askInstance(page: Page, path: string, data: object) {
  const answer = await page.request.post(`${instanceUrl()}${path}`, { headers: { origin: instanceUrl() }, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** A restaurant and its owner, without the form; gives back its slug. */
export async function registerByCall(page: Page, email: string, name = 'Casa da Vó'): Promise<string> {
  const form = { name, description: 'Comida caseira', address: 'Rua Nova, 1', phone: '(11) 3000-0000' };
  const passwords = { password: firstPassword, confirmPassword: firstPassword };
  return (await askInstance(page, '/api/register', { ...form, email, ...passwords })).slug;
}

export async function typeCredentials(page: Page, email: string, password = firstPassword): Promise<void> {
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  // Before the page is alive the form sends nothing.
  await expect(page.locator('form:has(input[type=password]) button[type=submit]')).toBeEnabled();
  await page.keyboard.press('Enter');
}

/** The newest code that was sent to a phone; with `used`, the one that comes after that. */
export async function textedCode(page: Page, number: string, used = ''): Promise<string> {
  let code = '';
  await expect(async () => {
    const list = await (await page.request.get(`${instanceUrl()}/dev/outbox`)).text();
    const texts = [...list.matchAll(/<section><h2><a href="[^"]+">([^<]+)<\/a><\/h2><p>([^<]+)<br>/g)];
    const newest = texts.find(([, , to]) => to === number)?.[1] ?? '';
    code = /\d{6}/.exec(newest)?.[0] ?? '';
    expect(code).not.toBe('');
    expect(code).not.toBe(used);
  }).toPass();
  return code;
}
