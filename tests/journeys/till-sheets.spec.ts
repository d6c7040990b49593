import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import {
  desk,
  expectAccessible,
  freshTable,
  instanceUrl,
  languages,
  person,
  phone,
  qrCode,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { clearPlan, owner } from '../support/browser/journey-floor.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { figure, order } from '../support/browser/journey-till.ts';

const cashier = 'caixa@demo.comanda.example';
const origin = () => ({ origin: instanceUrl() });
const maxReason = 200;

interface Present {
  till: { id: string; number: number; tallies: { method: string; expectedCents: number }[] } | null;
}

/** A till is open, whatever was before. */
async function openTill(page: Page) {
  const { till } = (await (await page.request.get('/api/till')).json()) as Present;
  if (till) return;
  const data = { key: randomUUID(), openingCents: 20_000 };
  expect((await page.request.post('/api/tills', { headers: origin(), data })).ok()).toBe(true);
}

const countSent = (page: Page, path: RegExp): (() => number) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(new URL(request.url()).pathname)) sent += 1;
  });
  return () => sent;
};

/** Nothing lies over its middle. */
const uncovered = (button: Locator) =>
  button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

for (const language of languages) {
  const t = textIn(language);

  test(`a sangria says that it could not be sent, how much fits into its reason, and goes once; the fechamento is printed (${language})`, async ({
    browser,
  }) => {
    const { context, page } = await person(browser, language, phone);
    await signInAtTheDesk(page, cashier);
    await openTill(page);
    await page.goto('/restaurant-admin/till');
    await page.getByRole('button', { name: t('till.drawer.out'), exact: true }).tap();
    const dialog = page.getByRole('dialog', { name: t('till.move.outTitle') });
    const submit = dialog.getByRole('button', { name: t('till.move.outSubmit') });
    const amount = dialog.getByLabel(t('till.move.amount'));
    const reason = dialog.getByLabel(t('till.move.reason'));
    await amount.fill('10');
    await reason.fill('x'.repeat(maxReason - 5));
    await expect(dialog.getByText(t('common.room.left', { count: 5 }))).toBeVisible();
    await reason.fill('x'.repeat(maxReason));
    await expect(dialog.getByText(t('common.room.full', { max: maxReason }))).toBeVisible();
    await expectAccessible(page);

    await page.route('**/movements', (route) => route.abort(), { times: 1 });
    await submit.tap();
    await expect(dialog.getByRole('alert')).toContainText(t('till.move.failed'));
    await expect(dialog.getByRole('alert')).toContainText(t('common.unsent.kept'));
    expect(await uncovered(submit)).toBe(true);
    await expect(amount).toHaveValue(figure(1_000));
    await expect(reason).toHaveValue('x'.repeat(maxReason));
    await expectAccessible(page);
    await page.screenshot({ path: `test-results/sangria-unsent-${language}.png` });
    await reason.fill('Para o cofre');
    const sent = countSent(page, /\/movements$/);
    await submit.dblclick();
    await expect(dialog).toBeHidden();
    expect(sent()).toBe(1);

    // The till so far, as the browser prints it: nothing of the page, on a strip and on a sheet.
    const rows = page.getByRole('region', { name: t('till.past.title') }).getByRole('button');
    await rows.filter({ hasText: t('till.isOpen') }).tap();
    await page.evaluate('window.print = () => { document.title = "printed" }');
    await page.getByRole('button', { name: t('till.closing.print'), exact: true }).tap();
    await expect(page).toHaveTitle('printed');
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('body > section');
    await expect(paper).toContainText('Para o cofre');
    await expect(page.getByRole('heading', { name: t('till.title'), exact: true })).toBeHidden();
    for (const width of [302, 794]) {
      await page.setViewportSize({ width, height: 1_100 });
      expect(await paper.evaluate((sheet) => sheet.scrollWidth <= innerWidth)).toBe(true);
      await page.screenshot({ path: `test-results/fechamento-${width}-${language}.png` });
    }
    await context.close();
  });

  test(`a bill that is closed with a double click is closed once, and its receipt stays (${language})`, async ({
    browser,
  }) => {
    const table = 8;
    await freshTable(table);
    const { context, page } = await person(browser, language, phone);
    await signInAtTheDesk(page, cashier);
    await order(page, table, 1);
    await page.goto('/restaurant-admin/floor?mesas=todas');
    await page.getByRole('button', { name: new RegExp(`^${t('orders.table', { number: table })}: `) }).tap();
    await page
      .getByRole('dialog', { name: t('orders.table', { number: table }) })
      .getByRole('button', { name: t('floor.deed.bill') })
      .tap();
    const dialog = page.getByRole('dialog', { name: t('bills.closeTitle', { number: table }) });
    await dialog.getByRole('button', { name: t('bills.payRest', { method: t('bills.method.pix') }) }).tap();
    const sent = countSent(page, /\/close$/);
    await dialog.getByRole('button', { name: t('bills.close'), exact: true }).dblclick();
    const closed = page.getByRole('dialog', { name: t('bills.closedTitle', { number: table }) });
    await expect(closed).toBeVisible();
    await expect(closed.getByRole('region', { name: t('bills.whoPaid') })).toBeVisible();
    expect(sent()).toBe(1);
    await context.close();
  });

  test(`guests read before they order what the house asks for its music today (${language})`, async ({ browser }) => {
    const boss = await person(browser, language, desk);
    await signInAtTheDesk(boss.page, owner);
    const settings = async () => (await boss.page.request.get('/api/checks/settings')).json();
    const before = await settings();
    const { today } = await (await boss.page.request.get('/api/tills')).json();
    const save = async (couvertDays: unknown[]) => {
      const { couvertCents, pix, revision } = await settings();
      const data = { couvertCents, couvertDays, pix, revision };
      const answer = await boss.page.request.put('/api/checks/settings', { headers: origin(), data });
      expect(answer.ok(), await answer.text()).toBe(true);
    };
    const others = before.couvertDays.filter(({ day }: { day: string | null }) => day !== today);
    try {
      await save([...others, { weekday: null, day: today, cents: 1_500, artist: 'Trio Sabiá' }]);
      const guest = await person(browser, language, phone);
      await guest.page.goto(await qrCode(6));
      const line = guest.page.getByText('Trio Sabiá');
      await expect(line).toContainText(figure(1_500));
      await expect(line).toBeInViewport();
      await expectAccessible(guest.page);
      await guest.page.screenshot({ path: `test-results/welcome-couvert-${language}.png` });
      expect(guest.complaints).toEqual([]);
      await guest.context.close();
    } finally {
      await save(before.couvertDays);
    }
    await boss.context.close();
  });

  test(`a table of the plan stays under the pointer that lifts it, and goes with the keys (${language})`, async ({
    browser,
  }) => {
    await clearPlan();
    const { context, page } = await person(browser, language, desk);
    await signInAtTheDesk(page, owner, '/restaurant-admin/floor?mesas=planta');
    await page.getByRole('button', { name: t('floor.plan.arrange') }).click();
    await page.getByRole('button', { name: t('floor.plan.addOf', { number: 4 }) }).click();
    await page.getByRole('button', { name: t('floor.plan.addOf', { number: 5 }) }).click();
    await page.getByRole('button', { name: t('floor.plan.takeOut') }).click();
    const table = page.getByRole('button', { name: t('orders.table', { number: 4 }), exact: true });
    const middle = async () => {
      const box = (await table.boundingBox())!;
      return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    };
    const from = await middle();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    // Chosen, and where it was.
    await expect(table).toHaveAttribute('aria-pressed', 'true');
    expect(await middle()).toEqual(from);
    const to = { x: from.x + 120, y: from.y + 80 };
    await page.mouse.move(to.x, to.y, { steps: 8 });
    const lifted = await middle();
    for (const axis of ['x', 'y'] as const) expect(Math.abs(lifted[axis] - to[axis])).toBeLessThan(3);
    await page.mouse.up();
    const settled = await middle();
    // On the square nearest to where it was let go.
    for (const axis of ['x', 'y'] as const) expect(Math.abs(settled[axis] - to[axis])).toBeLessThan(40);
    await table.press('ArrowRight');
    expect((await middle()).x).toBeGreaterThan(settled.x);
    expect((await middle()).y).toBe(settled.y);
    await page.screenshot({ path: `test-results/arrange-${language}.png` });
    await context.close();
  });
}
