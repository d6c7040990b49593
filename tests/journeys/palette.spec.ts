import {
  desk,
  expectAccessible,
  languages,
  look,
  messages,
  person,
  phone,
  plainDish,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const owner = 'dono@demo.comanda.example';
const waiter = 'garcom@demo.comanda.example';

for (const language of languages) {
  const t = textIn(language);

  test(`the palette finds dishes, tables, reservations and settings in either language: ${language}`, async ({
    browser,
  }) => {
    const { page } = await person(browser, language, desk);
    await look(
      `insert into reservations (restaurant_id, customer_name, customer_email, customer_phone, date, time, guests, during)
       select id, 'Conceição Andrade', '', '(11) 97777-1234', (now() at time zone timezone)::date + 3, '20:30', 4,
         tstzrange(now() + interval '3 days', now() + interval '3 days 2 hours') from restaurants where slug = 'restaurant-demo'`,
    );
    await signInAtTheDesk(page, owner, '/restaurant-admin/staff');
    await page.getByRole('button', { name: t('shell.palette.open'), exact: true }).click();
    const palette = page.getByRole('dialog', { name: t('shell.palette.title') });
    const field = palette.getByRole('combobox', { name: t('shell.palette.label') });
    await expect(field).toBeFocused();
    const options = palette.getByRole('option');
    const first = options.first();

    // Words of both languages, without accents and with a slip of the finger.
    for (const words of ['configuracoes', 'setings']) {
      await field.fill(words);
      await expect(first).toContainText(t('shell.settings'));
    }
    await field.fill('xyzxyz');
    await expect(palette.getByText(t('shell.palette.none'))).toBeVisible();
    await expect(options).toHaveCount(0);

    // By keyboard alone: what is highlighted is what Enter follows.
    await field.fill(plainDish.toLowerCase());
    await expect(first).toContainText(plainDish);
    await expect(first).toHaveAttribute('data-highlighted', '');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox', { name: t('menu.form.name'), exact: true })).toHaveValue(
      plainDish,
    );
    await expect(page).toHaveURL(/\/menu$/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.keyboard.press('Control+k');
    await field.fill('conceicao');
    await first.click();
    await expect(page.getByRole('dialog').getByLabel(t('reservations.form.name'))).toHaveValue('Conceição Andrade');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.keyboard.press('Control+k');
    await field.fill(language === 'en' ? 'mesa 11' : 'table 11');
    await expect(first).toContainText(t('orders.table', { number: 11 }));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await page.keyboard.press('Control+k');
    await field.fill(t('shell.palette.newOrder'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/orders$/);
    await expect(page.getByRole('dialog', { name: t('orders.addOrder') })).toBeVisible();
  });

  test(`keys lead to pages and begin things, a sheet lists them, and none fires while somebody types: ${language}`, async ({
    browser,
  }) => {
    const { page } = await person(browser, language, desk);
    await signInAtTheDesk(page, owner, '/restaurant-admin/orders');
    await expect(page.getByRole('heading', { level: 1, name: t('orders.title') })).toBeVisible();
    // What is drawn by the server hears no keys yet.
    await expect(async () => {
      await page.keyboard.press('g');
      await page.keyboard.press(t('shell.palette.letter.tables'));
      await expect(page).toHaveURL(/\/tables$/, { timeout: 1_000 });
    }).toPass();
    const search = page.getByRole('searchbox', { name: t('tables.search') });
    await expect(search).toBeVisible();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.type('n?');
    await expect(search).toHaveValue('n?');
    await expect(page.getByRole('dialog')).toBeHidden();
    await search.fill('');
    await search.blur();

    await page.keyboard.press('n');
    const form = page.getByRole('dialog');
    await expect(form.getByLabel(t('tables.form.number'))).toBeVisible();
    // Over a dialog no key of the page answers.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();

    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: t('shell.palette.keys.title') });
    await expect(sheet.getByText(t('shell.palette.newTable'))).toBeVisible();
    await expect(sheet.getByText(t('shell.orders'), { exact: true })).toBeVisible();
    await sheet.getByRole('switch', { name: t('shell.palette.keys.letters') }).click();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.keyboard.press('n');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeHidden();

    // The palette stays, and leads back to the sheet.
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(t('shell.palette.keys.title'));
    await page.keyboard.press('Enter');
    await sheet.getByRole('switch', { name: t('shell.palette.keys.letters') }).click();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.keyboard.press('n');
    await expect(form.getByLabel(t('tables.form.number'))).toBeVisible();
  });

  test(`what is marked of a table is taken back by a press or a key: ${language}`, async ({ browser }) => {
    const number = 12;
    const { page } = await person(browser, language, phone);
    await signInAtTheDesk(page, waiter, '/restaurant-admin/tables');
    const status = (name: string) =>
      page.getByRole('button', {
        name: t('tables.statusOf', { number, status: t(`tables.status.${name}`) }),
        exact: true,
      });
    const mark = async () => {
      await status('disponivel').click();
      await page.getByRole('menuitemradio', { name: t('tables.status.reservado') }).click();
      await expect(status('reservado')).toBeVisible();
    };
    await expect(status('disponivel')).toBeVisible();
    await mark();
    const told = page.getByRole('status').filter({ hasText: t('tables.form.updated') });
    const undo = told.getByRole('button', { name: t('common.undo') });
    // Whoever points at it has time.
    await undo.hover();
    await expectAccessible(page, messages);
    await undo.click();
    await expect(status('disponivel')).toBeVisible();
    await mark();
    await page.keyboard.press('Control+z');
    await expect(status('disponivel')).toBeVisible();
  });
}

test('what is typed before the palette is there is found in it, and no letter does what it does on the page', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const { page } = await person(browser, 'pt-BR', desk);
  await signInAtTheDesk(page, owner, '/restaurant-admin/orders');
  await expect(page.getByRole('button', { name: t('shell.palette.open'), exact: true })).toBeVisible();
  // The part with the palette is on its way until it is let through.
  const held: (() => Promise<void>)[] = [];
  await page.route(/\/assets\/palette[^/]*\.js$/, (route) => {
    held.push(() => route.continue());
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('nhoq');
  for (const go of held) await go();
  const palette = page.getByRole('dialog', { name: t('shell.palette.title') });
  const field = palette.getByRole('combobox');
  await expect(field).toHaveValue('nhoq');
  await expect(field).toBeFocused();
  await page.keyboard.type('ue');
  await expect(field).toHaveValue('nhoque');
  await expect(palette.getByRole('option').first()).toContainText('Nhoque');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('a waiter finds no page of the owner, and on a phone the palette is in the menu', async ({ browser }) => {
  const t = textIn('pt-BR');
  const { page } = await person(browser, 'pt-BR', phone);
  await signInAtTheDesk(page, waiter, '/restaurant-admin/tables');
  await page.getByRole('button', { name: t('shell.openMenu') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shell.palette.open'), exact: true })
    .click();
  const palette = page.getByRole('dialog', { name: t('shell.palette.title') });
  await expect(palette.getByRole('option', { name: t('shell.orders'), exact: true })).toBeVisible();
  for (const closed of ['shell.settings', 'shell.staff', 'till.title', 'checks.settings.title', 'setup.title'])
    await expect(palette.getByRole('option', { name: t(closed), exact: true })).toHaveCount(0);
  await palette.getByRole('combobox').fill('configuracoes');
  await expect(palette.getByText(t('shell.palette.none'))).toBeVisible();
  await expectAccessible(page);
});
