import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import {
  desk,
  expectAccessible,
  inCore,
  instanceUrl,
  type Language,
  languages,
  look,
  person,
  phone,
  plainDish,
  refusedWith,
  signInAtTheDesk,
  staffAtTheBoard,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { dishCents, figure, fromTheMenu } from '../support/browser/journey-till.ts';
import { press } from '../support/browser/keyboard.ts';
import { HouseComputer } from '../support/printers/house-computer.ts';
import { StarPrinter } from '../support/printers/star-printer.ts';
import { printer } from '../support/server/printing-samples.ts';

const owner = 'dono@demo.comanda.example';
const waiter = 'garcom@demo.comanda.example';
const tell = `insert into outbox (restaurant_id, topic) select id, 'printers' from restaurants where slug = 'restaurant-demo'`;

async function told(change: string, values: unknown[] = []) {
  await look(change, values);
  await look(tell);
  await look('notify comanda_changes');
}

async function atThePrinters(browser: Browser, language: Language, viewport: typeof desk) {
  const boss = await person(browser, language, viewport);
  await signInAtTheDesk(boss.page, owner, '/restaurant-admin/printers');
  const t = textIn(language);
  await expect(boss.page.getByRole('heading', { level: 1 })).toHaveText(t('printing.title'));
  return { ...boss, t };
}

for (const language of languages) {
  const viewport = language === 'en' ? phone : desk;
  test(`${language}: an owner adds printers by their pictures, by keyboard, and sees a page that came out`, async ({
    browser,
  }) => {
    const { page, complaints, t } = await atThePrinters(browser, language, viewport);
    await expect(page.getByText(t('printing.empty'))).toBeVisible();
    const dialog = page.getByRole('dialog');
    const begin = (step: string, values = {}) =>
      expect(dialog.getByRole('heading', { name: t(`printing.adding.${step}`, values), exact: true })).toBeFocused();
    const next = dialog.getByRole('button', { name: t('printing.adding.next') });

    await press(page, page.getByRole('button', { name: t('printing.add'), exact: true }));
    await press(page, dialog.getByRole('button', { name: t('printing.kinds.agent') }));
    await begin('computerTitle');
    await press(page, dialog.getByRole('button', { name: t('printing.adding.back') }));
    await begin('kindTitle');
    await press(page, dialog.getByRole('button', { name: t('printing.kinds.agent') }));
    // Without a program to download, only whoever installs goes on: an owner is told who can build it.
    await expect(dialog.getByText(t('printing.agents.noFiles'))).toBeVisible();
    await expect(next).toHaveCount(0);
    await expectAccessible(page);
    const installer = dialog.locator('summary', { hasText: t('printing.agents.forInstallers') });
    const toTheCommand = async () => {
      await press(page, installer);
      await press(page, dialog.getByRole('button', { name: t('printing.agents.showCommand') }));
      await begin('connectTitle');
      await expect(dialog.getByText(t('printing.agents.waits'))).toBeVisible();
      return /--code (\d{12})$/.exec((await dialog.locator('code').textContent()) ?? '')?.[1] ?? '';
    };
    // A computer that nobody connected, and whose command nobody took along, is not left behind.
    await toTheCommand();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const computers = async () => (await (await page.request.get('/api/printers')).json()).agents.length;
    await expect.poll(computers).toBe(0);
    await expect(page.getByText(t('printing.adding.computerName'))).toHaveCount(0);
    await press(page, page.getByRole('button', { name: t('printing.add'), exact: true }));
    await press(page, dialog.getByRole('button', { name: t('printing.kinds.agent') }));
    const code = await toTheCommand();
    await expectAccessible(page);

    const computer = await HouseComputer.pair(instanceUrl(), code);
    await expect(dialog.getByText(t('printing.agents.accepted'))).toBeVisible();
    await computer.say({ found: [{ address: 'tcp://192.168.0.50:9100', name: 'Epson', via: 'network' }] });
    await expect(dialog.getByText(t('printing.agents.connected'), { exact: true })).toBeVisible();
    // Its code is spent, and nothing is left to download.
    await expect(dialog.getByText(t('printing.agents.staysOpen'))).toBeVisible();
    await expect(dialog.getByText(code)).toHaveCount(0);
    await press(page, next);
    await begin('findTitle');
    await expectAccessible(page);
    // Switched on only now: the computer searches again, and says what it found.
    const search = dialog.getByRole('button', { name: t('printing.finding.again') });
    await press(page, search);
    await expect(dialog.getByText(t('printing.finding.searching'))).toBeVisible();
    const { search: searched } = await computer.say({});
    await computer.say({
      found: [{ address: 'tcp://192.168.0.50:9100', name: 'Epson', via: 'network' }],
      searched: searched!,
    });
    await expect(dialog.getByText(t('printing.finding.searching'))).toHaveCount(0);
    await press(page, dialog.getByRole('button', { name: t('printing.adding.via.network', { name: 'Epson' }) }));
    await begin('detailsTitle');
    await press(page, next);
    await expect(dialog.getByLabel(t('printing.name'))).toBeFocused();
    await expect(dialog.getByText(t('fields.name_required'))).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel(t('printing.name')).fill('Grelha');
    await expect(dialog.getByText(t('fields.name_required'))).toHaveCount(0);
    await page.keyboard.press('Enter');

    await begin('testTitle', { name: 'Grelha' });
    await press(page, dialog.getByRole('button', { name: t('printing.test') }));
    // Nobody is asked how it came out while it waits at a printer that never came.
    const right = dialog.getByText(t('printing.adding.right'));
    await expect(dialog.getByText(t('printing.adding.checkComputer'))).toBeVisible();
    await expect(right).toHaveCount(0);
    await expectAccessible(page);
    const kept = async () => (await (await page.request.get('/api/printers')).json()).printers[0];
    const { id, address } = await kept();
    expect(address).toBe('tcp://192.168.0.50:9100');
    expect(await computer.print(id)).toBe(1);
    await expect(right).toBeVisible();
    await press(page, dialog.getByRole('button', { name: t('printing.adding.accents') }));
    await expect(right).toHaveCount(0);
    expect(await computer.print(id)).toBe(1);
    const set = t('printing.codePages.cp850');
    await expect(dialog.getByText(t('printing.adding.nowAccents', { set }))).toBeVisible();
    expect((await kept()).codePage).toBe('cp850');
    await press(page, dialog.getByRole('button', { name: t('printing.adding.nothing') }));
    await expect(dialog.getByText(t('printing.adding.checkComputer'))).toBeVisible();
    await expectAccessible(page);
    await press(page, dialog.getByRole('button', { name: t('printing.adding.yes'), exact: true }));
    await expect(dialog).toBeHidden();
    await expect(page.getByText(t('printing.adding.ready'))).toBeVisible();
    await page.getByRole('button', { name: t('printing.edit', { name: 'Grelha' }) }).click();
    await expect(dialog.getByLabel(t('printing.address'))).toHaveValue('192.168.0.50');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: t('printing.add'), exact: true }).click();
    await dialog.getByRole('button', { name: t('printing.kinds.agent') }).click();
    await dialog.getByRole('button', { name: t('printing.adding.back') }).click();
    await dialog.getByRole('button', { name: t('printing.kinds.star') }).click();
    await dialog.getByLabel(t('printing.name')).fill('Balcão do bar');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(t('printing.secretOnce'))).toBeVisible();
    await expect(dialog.locator('code')).toContainText(/\/api\/printers\/star\/[0-9a-f-]{36}\/[\w-]{32}$/);
    await expect(dialog.getByText(t('printing.setUp.waits'))).toBeVisible();
    await expectAccessible(page);
    await next.click();
    await begin('testTitle', { name: 'Balcão do bar' });
    await page.keyboard.press('Escape');
    const row = page.getByRole('listitem', { name: 'Balcão do bar' });
    await expect(row.getByText(t('printing.standing.never'))).toBeVisible();
    await row.getByRole('button', { name: t('printing.testOf', { name: 'Balcão do bar' }) }).click();
    await expect(row.getByText(t('printing.waitsOne', { time: '' }).trim())).toBeVisible();
    // The name was first left out.
    expectOnly(complaints, refusedWith(400));
  });

  test(`${language}: a bill comes out at the till, and the screen says what the printer said of it${inCore(language === 'en')}`, async ({
    browser,
  }) => {
    const table = 11;
    const { page } = await staffAtTheBoard(browser, language, owner, viewport);
    const t = textIn(language);
    const made = await page.request.post('/api/printers', {
      headers: { origin: instanceUrl() },
      data: { ...printer(), key: randomUUID(), kind: 'star', name: 'Caixa', printsTickets: false, printsBills: true },
    });
    const till = new StarPrinter((await made.json()).secretUrl);
    await till.poll();
    const id = await order(page, table);
    await fromTheMenu(page, page.locator(`#order-${id}`), language, table, 'bills.action');
    const dialog = page.getByRole('dialog', { name: t('bills.closeTitle', { number: table }) });
    const print = dialog.getByRole('button', { name: t('printing.bill.print', { printer: 'Caixa' }) });
    await till.poll();
    await print.click();
    await expect(dialog.getByText(t('printing.bill.waiting', { printer: 'Caixa' }))).toBeVisible();
    await till.say('paper');
    const standing = t('printing.standing.paper_out');
    await expect(dialog.getByText(t('printing.bill.stuck', { printer: 'Caixa', standing }))).toBeVisible();
    await expectAccessible(page);
    // The roll is changed. What is still being decided on the screen is not on the paper, and is said to be not.
    await dialog.getByRole('textbox', { name: t('bills.discount') }).fill('1');
    await expect(dialog.getByText(t('printing.bill.stored', { amount: '' }).split(':')[0]!.trim())).toContainText(
      figure(dishCents * 1.1),
    );
    expect(await till.print()).toContain(plainDish);
    await expect(dialog.getByText(t('printing.bill.printed', { printer: 'Caixa', time: '' }))).toBeVisible();
  });
}

test('en: a printer that is off is on the board, and a waiter sends what waits to another', async ({ browser }) => {
  const { page, t } = await atThePrinters(browser, 'en', phone);
  for (const name of ['Grelha', 'Caixa']) {
    const made = await page.request.post('/api/printers', {
      headers: { origin: instanceUrl() },
      data: { ...printer(), key: randomUUID(), kind: 'epson', name },
    });
    expect(made.ok(), await made.text()).toBe(true);
  }
  await told(`update printers set last_seen_at = now() + interval '1 hour' where name = 'Caixa'`);
  await told(
    `update printers set last_seen_at = now() - interval '4 minutes', away_since = now() - interval '3 minutes' where name = 'Grelha'`,
  );
  await told(
    `insert into print_jobs (restaurant_id, printer_id, key, kind, table_number, document)
     select restaurant_id, id, 'waits', 'ticket', 15, '{"kind": "ticket"}' from printers where name = 'Grelha'`,
  );
  await expect(page.getByText(t('printing.awayMinutes', { minutes: 3 }))).toBeVisible();
  await expect(page.getByText(t('printing.notOutOne'))).toBeVisible();
  await expectAccessible(page);

  const floor = await person(browser, 'en', phone);
  await signInAtTheDesk(floor.page, waiter, '/restaurant-admin/orders');
  await floor.page.getByRole('button', { name: t('printing.seePrinters') }).click();
  await expectAccessible(floor.page);
  const dialog = floor.page.getByRole('dialog');
  await expect(dialog.getByText(t('printing.table', { number: 15 }))).toBeVisible();
  await dialog.getByRole('button', { name: t('printing.sendTo', { name: 'Caixa' }) }).click();
  await expect(floor.page.getByText(t('printing.sentOne'))).toBeVisible();
  await expect(page.getByText(t('printing.notOutOne'))).toBeHidden();

  await page.getByRole('button', { name: t('printing.queueOf', { name: 'Caixa' }) }).click();
  await expect(page.getByRole('dialog').getByText(t('printing.kind.ticket'))).toBeVisible();
  await expectAccessible(page);
});
