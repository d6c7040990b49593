import type { Page, Request } from '@playwright/test';
import {
  desk,
  dinerAt,
  openComanda,
  orderCards,
  orderOnBoard,
  person,
  placeButton,
  plainDish,
  signInAtTheDesk,
  staffAtTheBoard,
  textIn,
} from '../support/browser/journey.ts';
import { headers } from '../support/browser/journey-kitchen.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { overrideVisibility, withOwnStream } from '../support/browser/visibility.ts';

const waiter = 'garcom@demo.comanda.example';
const isStream = (request: Request) => request.url().endsWith('/live');

test('seven tabs of one browser all load, and what changes shows in each of them', async ({ browser }) => {
  const { context, page: first } = await person(browser, 'pt-BR', desk);
  const own: string[] = [];
  context.on('request', (request) => {
    if (isStream(request)) own.push(request.url());
  });
  await signInAtTheDesk(first, waiter, '/restaurant-admin/orders');
  const tabs: Page[] = [first];
  while (tabs.length < 7) {
    const tab = await context.newPage();
    await tab.goto('/restaurant-admin/orders');
    tabs.push(tab);
  }
  for (const tab of tabs)
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(textIn('pt-BR')('orders.title'));
  await order(first, 9);
  for (const tab of tabs) await expect(orderOnBoard(tab, 'pt-BR', 9)).toBeVisible();
  // The first goes, and the others hear on.
  await first.close();
  await order(tabs[6]!, 10);
  await expect(orderOnBoard(tabs[6]!, 'pt-BR', 10)).toBeVisible();
  expect(own).toEqual([]);
});

test('a tab without a shared worker gives its stream up while it is hidden, and is true when it is seen again', async ({
  browser,
}) => {
  const { page } = await person(browser, 'pt-BR', desk);
  await withOwnStream(page);
  const look = await overrideVisibility(page);
  await page.clock.install();
  const opened = page.waitForRequest(isStream);
  await signInAtTheDesk(page, waiter, '/restaurant-admin/orders');
  await opened;
  const given = page.waitForEvent('requestfailed', isStream);
  await look('hidden');
  await page.clock.fastForward(10_000);
  await given;
  await order(page, 9);
  const again = page.waitForRequest(isStream);
  await look('visible');
  await again;
  await expect(orderOnBoard(page, 'pt-BR', 9)).toBeVisible();
});

test('seven tabs without a shared worker all load: those that are hidden leave their connections to the others', async ({
  browser,
}) => {
  const { context, page: first } = await person(browser, 'pt-BR', desk);
  await signInAtTheDesk(first, waiter, '/restaurant-admin/orders');
  await first.close();
  for (let nth = 1; nth <= 7; nth += 1) {
    const tab = await context.newPage();
    await withOwnStream(tab);
    const look = await overrideVisibility(tab);
    await tab.clock.install();
    const opened = tab.waitForRequest(isStream);
    await tab.goto('/restaurant-admin/orders');
    await opened;
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(textIn('pt-BR')('orders.title'));
    const given = tab.waitForEvent('requestfailed', isStream);
    await look('hidden');
    await tab.clock.fastForward(10_000);
    await given;
  }
});

test("a guest's page that was hidden shows what changed when it is seen again", async ({ browser }) => {
  const t = textIn('pt-BR');
  const table = 10;
  const { page } = await dinerAt(browser, 'pt-BR', table, [plainDish]);
  await openComanda(page, 'pt-BR');
  await placeButton(page, 'pt-BR').click();
  await expect(orderCards(page)).toHaveCount(1);
  const look = await overrideVisibility(page);
  await page.clock.install();
  const opened = page.waitForRequest(isStream);
  await page.reload();
  await opened;
  const card = orderCards(page).first();
  await expect(card).toContainText(t('diner.status.pendente'));
  const given = page.waitForEvent('requestfailed', isStream);
  await look('hidden');
  await page.clock.fastForward(10_000);
  await given;

  const staff = await staffAtTheBoard(browser, 'pt-BR', waiter);
  const placed = await orderOf(staff.page, table);
  const answer = await staff.page.request.post(`/api/orders/${placed}/status`, {
    headers: headers(),
    data: { status: 'preparando' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const again = page.waitForRequest(isStream);
  await look('visible');
  await again;
  await expect(card).toContainText(t('diner.status.preparando'));
});

async function orderOf(page: Page, table: number): Promise<string> {
  const { orders } = await (await page.request.get('/api/orders')).json();
  return orders.find(({ tableNumber }: { tableNumber: number }) => tableNumber === table).id;
}
