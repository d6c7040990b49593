import { cutOff, person, signInAtTheDesk, textIn } from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { ticket } from '../support/browser/journey-kitchen.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const waiter = 'garcom@demo.comanda.example';
const tablet = { width: 1024, height: 768 };
const display = '/restaurant-admin/kitchen?station=todas';

test('a display whose reading was cut is connected again by itself, without anything that happens', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const { page, complaints } = await person(browser, 'pt-BR', tablet);
  await signInAtTheDesk(page, waiter, display);
  await expect(page.getByText(t('kitchen.connected'))).toBeVisible();
  const tickets = '**/api/kitchen/tickets';
  await page.route(tickets, (route) => route.abort());
  await order(page, 7);
  await expect(page.getByText(new RegExp(t('kitchen.lostSince', { time: '' })))).toBeVisible();
  // Until it has given up to try at once: from then on it waits, and no event comes to its help.
  await expect.poll(() => complaints.length).toBeGreaterThanOrEqual(5);
  await page.unroute(tickets);
  await expect(page.getByText(t('kitchen.connected'))).toBeVisible();
  await expect(ticket(page, t('kitchen.tableNumber', { number: 7 }))).toBeVisible();
  expectOnly(complaints, cutOff);
});
