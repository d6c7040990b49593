import type { Locator, Page } from '@playwright/test';
import {
  cutOff,
  desk,
  expectAccessible,
  instanceUrl,
  languages,
  person,
  phone,
  qrCode,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { taken } from '../support/browser/journey-console.ts';
import { clearPlan, owner } from '../support/browser/journey-floor.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { figure } from '../support/browser/journey-till.ts';

const cashier = 'caixa@demo.comanda.example';
const origin = () => ({ origin: instanceUrl() });
const maxReason = 200;

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
    const { page, complaints } = await person(browser, language, phone);
    await signInAtTheDesk(page, cashier);
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
    expect(taken(complaints)).toEqual([cutOff]);
    expect(await uncovered(submit)).toBe(true);
    await expect(amount).toHaveValue(figure(1_000));
    await expect(reason).toHaveValue('x'.repeat(maxReason));
    await expectAccessible(page);
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
    }
  });

  test(`a bill that is closed with a double click is closed once, and its receipt stays (${language})`, async ({
    browser,
  }) => {
    const table = 8;
    const { page } = await person(browser, language, phone);
    await signInAtTheDesk(page, cashier);
    await order(page, table);
    await page.goto('/restaurant-admin/floor?mesas=todas');
    await page.getByRole('button', { name: new RegExp(`^${t('orders.table', { number: table })}: `) }).tap();
    await page
      .getByRole('dialog', { name: t('orders.table', { number: table }) })
      .getByRole('button', { name: t('floor.deed.bill') })
      .tap();
    const dialog = page.getByRole('dialog', { name: t('bills.closeTitle', { number: table }) });
    await dialog.getByRole('button', { name: t('bills.payRest', { method: t('bills.method.pix') }) }).tap();
    const sent = countSent(page, /\/close$/);
    await dialog.getByRole('button', { name: t('bills.close'), exact: true }).tap();
    await page.getByRole('button', { name: t('bills.unready.gone') }).dblclick();
    const closed = page.getByRole('dialog', { name: t('bills.closedTitle', { number: table }) });
    await expect(closed).toBeVisible();
    await expect(closed.getByRole('region', { name: t('bills.whoPaid') })).toBeVisible();
    expect(sent()).toBe(1);
  });

  test(`guests read before they order what the house asks for its music today (${language})`, async ({ browser }) => {
    const boss = await person(browser, language, desk);
    await signInAtTheDesk(boss.page, owner);
    const { couvertCents, pix, revision } = await (await boss.page.request.get('/api/checks/settings')).json();
    const { today } = await (await boss.page.request.get('/api/tills')).json();
    const couvertDays = [{ weekday: null, day: today, cents: 1_500, artist: 'Trio Sabiá' }];
    const data = { couvertCents, couvertDays, pix, revision };
    const saved = await boss.page.request.put('/api/checks/settings', { headers: origin(), data });
    expect(saved.ok(), await saved.text()).toBe(true);
    const guest = await person(browser, language, phone);
    await guest.page.goto(await qrCode(6));
    const line = guest.page.getByText('Trio Sabiá');
    await expect(line).toContainText(figure(1_500));
    await expect(line).toBeInViewport();
    await expectAccessible(guest.page);
  });

  test(`a table of the plan stays under the pointer that lifts it, and goes with the keys (${language})`, async ({
    browser,
  }) => {
    await clearPlan();
    const { page } = await person(browser, language, desk);
    await signInAtTheDesk(page, owner, '/restaurant-admin/floor?mesas=planta');
    await page.getByRole('button', { name: t('floor.plan.arrange') }).click();
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
    // Where nothing stands yet.
    const room = page.getByRole('region', { name: t('floor.plan.newRoom', { number: 2 }), exact: true });
    const floor = (await room.boundingBox())!;
    const to = { x: Math.round(floor.x + floor.width / 2), y: Math.round(floor.y + floor.height * 0.8) };
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
  });
}
