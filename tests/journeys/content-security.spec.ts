import type { Page } from '@playwright/test';
import {
  addDish,
  desk,
  instanceUrl,
  openComanda,
  orderCards,
  person,
  plainDish,
  qrCode,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const menu = '/r/restaurant-demo/table/9/menu';
const policyOf = (headers: Record<string, string>) => headers['content-security-policy'] ?? '';
const nonceOf = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';

/** What the browser's policy stopped on this page and those after it. */
async function violations(page: Page): Promise<string[]> {
  const stopped: string[] = [];
  await page.exposeFunction('tellViolation', (what: string) => stopped.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellViolation } = window as unknown as { tellViolation(what: string): void };
      tellViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  return stopped;
}

test('a kept page names its inline parts by their hashes, a fresh one by a nonce used once', async ({ request }) => {
  const get = async (path: string) => {
    const answer = await request.get(instanceUrl() + path);
    return { policy: policyOf(answer.headers()), html: await answer.text() };
  };
  const kept = await get(menu);
  expect(kept.policy).toMatch(/script-src 'self' 'sha256-/);
  expect(kept.policy).not.toContain('nonce-');
  const fresh = await get('/login');
  const again = await get('/login');
  const site = await Promise.all(
    ['/', '/restaurants', '/restaurants?q=a', '/pricing', '/r/restaurant-demo/menu'].map(get),
  );
  for (const { policy } of [kept, fresh, again, ...site]) {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    // Pictures alone may come from elsewhere: restaurants give their addresses.
    expect(policy.replace(/img-src [^;]*/, '')).not.toMatch(/unsafe-|\*|https?:/);
  }
  expect(nonceOf(fresh.policy)).toMatch(/^[A-Za-z0-9+/=]{22,}$/);
  expect(nonceOf(fresh.policy)).not.toBe(nonceOf(again.policy));
  expect(fresh.html).toContain(`nonce="${nonceOf(fresh.policy)}"`);
  for (const { html } of [kept, fresh, ...site]) expect(html).not.toMatch(/<[^>]+\son[a-z]+="|<[^>]+\sstyle="/);
});

test('control: what the policy forbids is stopped and told', async ({ browser }) => {
  const { page, complaints } = await person(browser, 'pt-BR');
  const stopped = await violations(page);
  await page.goto(menu);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.head.append(script);
  });
  await expect.poll(() => stopped.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(taken(complaints)).toEqual([expect.stringContaining('Content Security Policy')]);
});

test('nothing is stopped while a diner orders and the kitchen works', async ({ browser }) => {
  const t = textIn('pt-BR');
  const staff = await person(browser, 'pt-BR', desk);
  const diner = await person(browser, 'pt-BR');
  const stopped = [await violations(staff.page), await violations(diner.page)];
  await signInAtTheDesk(staff.page, 'garcom@demo.comanda.example', '/restaurant-admin/orders');
  await diner.page.goto(await qrCode(9));
  await diner.page.getByRole('link', { name: t('diner.seeMenu') }).click();
  await addDish(diner.page, 'pt-BR', plainDish);
  await openComanda(diner.page, 'pt-BR');
  await diner.page.getByRole('button', { name: t('diner.placeOrder') }).click();
  await expect(orderCards(diner.page)).toContainText([plainDish]);
  const order = staff.page.getByRole('article', { name: t('orders.table', { number: 9 }) });
  await order.getByRole('button', { name: t('orders.advance.preparando') }).click();
  await expect(orderCards(diner.page).getByText(t('diner.status.preparando')).first()).toBeVisible();
  await expect(order.getByRole('button', { name: t('orders.advance.pronto') })).toBeVisible();
  await order.getByRole('button', { name: t('orders.more', { number: 9 }) }).click();
  await staff.page.getByRole('menuitem', { name: t('orders.history.action') }).click();
  await expect(staff.page.getByRole('dialog').getByRole('listitem')).not.toHaveCount(0);
  await staff.page.keyboard.press('Escape');
  await order.getByRole('button', { name: t('orders.editOrderOf', { number: 9 }) }).click();
  await expect(
    staff.page.getByRole('dialog').getByRole('textbox', { name: t('orders.form.typed.label') }),
  ).toBeVisible();
  expect(stopped).toEqual([[], []]);
});
