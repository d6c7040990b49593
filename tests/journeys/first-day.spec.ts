import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { subscribe } from '../support/browser/account-journey.ts';
import { Counted } from '../support/browser/counted.ts';
import {
  chooseFirst,
  desk,
  dish,
  expectAccessible,
  inCore,
  type Language,
  languages,
  look,
  person,
  phone,
  textIn,
} from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const password = 'moqueca na quinta';

/** What the code on the screen leads to, as a phone's camera reads it. */
async function addressOf(page: Page): Promise<string> {
  const url = (await page.locator('a[href*="/table/"]').getAttribute('href')) ?? '';
  const { pathname, search } = new URL(url);
  return pathname + search;
}

const registered = (number: number) => ({
  name: `Boteco da Lu ${number}`,
  ownerName: 'Luciana',
  description: 'Petiscos e cerveja gelada',
  address: 'Rua do Pomar, 8',
  phone: '(31) 3000-8000',
  email: `lu@boteco-${number}.example`,
  password,
  confirmPassword: password,
});

for (const language of languages) {
  test(`from registering to the first order on the board, in at most twelve actions, before paying: ${language}${inCore(language === 'pt-BR')}`, async ({
    browser,
  }) => {
    test.slow();
    const t = textIn(language);
    const { page } = await person(browser, language, desk);
    const guest = await person(browser, language, phone);
    const counted = new Counted();
    const number = randomInt(1_000_000);
    const form = registered(number);
    const onward = page.getByRole('button', { name: t('setup.continue') });

    await page.goto('/register-restaurant');
    await counted.send(page, form);
    await page.waitForURL('**/login');
    await expect(page.locator('input[type=email]')).toHaveValue(form.email);
    await counted.send(page, { password });
    await page.waitForURL(/\/restaurant-admin\/setup/);

    await test.step('how it looks', async () => {
      await expect(page.getByRole('heading', { name: t('setup.look.title') })).toBeVisible();
      await counted.press(page.getByRole('button', { name: t('setup.look.palette.ember') }));
      await counted.press(onward);
    });
    await test.step('the menu of its kitchen is there already', async () => {
      await expect(page.getByRole('button', { name: t('setup.kitchens.boteco') })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expectAccessible(page);
      await counted.press(page.getByRole('button', { name: t('setup.menu.use', { count: 19 }) }));
    });
    await test.step('tables, and nobody else for now', async () => {
      await expect(page.getByRole('heading', { name: t('setup.tables.title') })).toBeVisible();
      await counted.press(onward);
      await expect(page.getByRole('heading', { name: t('setup.team.title') })).toBeVisible();
      await counted.press(page.getByRole('button', { name: t('setup.skip') }));
    });

    await test.step("the owner's own phone orders, and the ticket lands beside the code", async () => {
      await expect(page.getByText(t('setup.order.emptyTitle'))).toBeVisible();
      await counted.scan(guest.page, await addressOf(page));
      const picked = dish(guest.page, 'Caldinho de feijão');
      await counted.press(picked.getByRole('button'));
      const dialog = guest.page.getByRole('dialog');
      await chooseFirst(dialog);
      await counted.press(dialog.getByRole('button', { name: t('diner.confirmAdd'), exact: true }));
      await expect(dialog).toBeHidden();
      await counted.press(guest.page.getByRole('button', { name: new RegExp(t('diner.seeComanda')) }));
      await counted.press(guest.page.getByRole('dialog').getByRole('button', { name: t('diner.placeOrder') }));
      const ticket = page.getByRole('article');
      await expect(ticket).toContainText('Caldinho de feijão');
      expect(counted.done.length, counted.done.join('\n')).toBeLessThanOrEqual(12);
    });

    await test.step('it is begun; then comes paying', async () => {
      await page
        .getByRole('article')
        .getByRole('button', { name: t('setup.order.start') })
        .click();
      await expect(page.getByRole('article')).toContainText(t('setup.order.begun'));
      await expectAccessible(page);
      await page.getByRole('link', { name: t('setup.order.toPlans') }).click();
      await page.waitForURL('**/restaurant-admin/subscription');
    });

    await test.step('what is left stands on the first page, until it is done or sent away', async () => {
      await page.goto('/restaurant-admin');
      const list = page.getByRole('region', { name: t('setup.checklist.title') });
      await expect(list).toContainText(t('setup.checklist.count', { done: 4, all: 7 }));
      await expectAccessible(page);
      await subscribe(form.email);
      await page.reload();
      await expect(list).toContainText(t('setup.checklist.count', { done: 5, all: 7 }));
      await list.getByRole('button', { name: t('setup.checklist.dismiss') }).click();
      await expect(list).toBeHidden();
      await page.reload();
      await expect(page.getByText(/, Luciana/)).toBeVisible();
      await expect(list).toBeHidden();
    });

    const [saved] = await look<{ color: string; dishes: number; tables: number }>(
      `select c.primary_color as color, (select count(*)::int from products p where p.restaurant_id = r.id) as dishes,
         (select count(*)::int from tables t where t.restaurant_id = r.id) as tables
       from restaurants r join customization c on c.restaurant_id = r.id where r.name = $1`,
      [form.name],
    );
    expect(saved).toEqual({ color: '#7A2A1E', dishes: 19, tables: 12 });
  });
}

test('a table that was saved as CSV is shown, taken with a price that it lacked, and is the menu', async ({
  browser,
}) => {
  const language: Language = 'en';
  const t = textIn(language);
  const { page } = await person(browser, language, phone);
  const form = registered(randomInt(1_000_000));
  const counted = new Counted();
  await page.goto('/register-restaurant');
  await counted.send(page, form);
  await page.waitForURL('**/login');
  await counted.send(page, { password });
  await page.waitForURL(/\/restaurant-admin\/setup/);
  await page.getByRole('button', { name: t('setup.skip') }).click();
  await page.getByText(t('setup.menu.file'), { exact: true }).click();
  const choose = async (name: string, text: string) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: t('setup.menu.chooseFile') }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  };
  await choose('menu.csv', 'categoria;nome;preço\nPetiscos;Torresmo de rolo;34,90\n');
  await expect(
    page.getByRole('heading', { name: `${t('setup.menu.item')}, ${t('setup.menu.category')}` }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: t('setup.menu.useOne') })).toBeVisible();
  // Another file in its place; what has no price is asked for where it stands.
  await choose('menu.csv', 'categoria;nome;preço\nPetiscos;Torresmo de rolo;34,90\nPetiscos;Caldinho de feijão;\n');
  await expect(page.getByText(t('setup.menu.toCheck', { count: 1 }))).toBeVisible();
  const price = page.getByLabel(t('setup.menu.priceOf', { name: 'Caldinho de feijão' }));
  await price.fill('12.5');
  await price.press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('setup.menu.use', { count: 2 }) }).click();
  await expect(page.getByRole('heading', { name: t('setup.tables.title') })).toBeVisible();
  const dishes = await look<{ name: string; cents: number }>(
    `select p.name, p.price_cents as cents from products p join restaurants r on r.id = p.restaurant_id where r.name = $1 order by p.name`,
    [form.name],
  );
  expect(dishes).toEqual([
    { name: 'Caldinho de feijão', cents: 1_250 },
    { name: 'Torresmo de rolo', cents: 3_490 },
  ]);
});

test('a list that is pasted is shown, asked about and corrected; leaving keeps it all', async ({ browser }) => {
  const language: Language = 'pt-BR';
  const t = textIn(language);
  const { page } = await person(browser, language, phone);
  const form = registered(randomInt(1_000_000));
  const counted = new Counted();
  await page.goto('/register-restaurant');
  await counted.send(page, form);
  await page.waitForURL('**/login');
  await counted.send(page, { password });
  await page.waitForURL(/\/restaurant-admin\/setup/);
  await page.getByRole('button', { name: t('setup.skip') }).click();
  await page.getByText(t('setup.menu.list'), { exact: true }).click();
  await page
    .getByLabel(t('setup.menu.listLabel'))
    .fill('PETISCOS\nPastéis de feira 32,90 - carne, queijo ou palmito\nBRASA\nFarofa da casa 1490\n');
  await expect(page.getByText(t('setup.menu.toCheck', { count: 1 }))).toBeVisible();
  await expect(page.getByRole('button', { name: t('setup.menu.useSome', { count: 1, left: 1 }) })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /14,90/ }).click();
  await page.getByRole('button', { name: t('setup.menu.use', { count: 2 }) }).click();
  await expect(page.getByRole('heading', { name: t('setup.tables.title') })).toBeVisible();
  await page.getByRole('link', { name: t('setup.leaveShort') }).click();
  await page.waitForURL('**/restaurant-admin');
  await page.getByRole('link', { name: t('setup.checklist.go') }).click();
  await page.waitForURL(/step=tables/);
  await page.goto('/restaurant-admin/setup');
  await expect(page.getByRole('heading', { name: t('setup.tables.title') })).toBeVisible();
});
