import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import sharp, { type SharpOptions } from 'sharp';
import { languages as spoken } from '#lib/locale.ts';
import {
  changeRestaurant,
  demoHouse,
  desk,
  dish,
  expectAccessible,
  type Language,
  look,
  person,
  phone,
  plainDish,
  qrCode,
  refusedWith,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

async function staffAt(browser: Browser, language: Language, path: string, viewport = desk) {
  const staff = await person(browser, language, viewport);
  await signInAtTheDesk(staff.page, 'garcom@demo.comanda.example', path);
  return { ...staff, t: textIn(language) };
}

const pictureOf = async (name: string) =>
  (
    await look<{ url: string }>(
      `select image_url as url from products where name = $1 and restaurant_id = ${demoHouse}`,
      [name],
    )
  )[0]?.url ?? '';
const give = (name: string, file: string | Buffer) => ({ name, mimeType: '', buffer: Buffer.from(file) });
const shownPicture = (page: Page) =>
  dish(page, plainDish)
    .locator('img')
    .evaluate((image: HTMLImageElement) => ({ at: new URL(image.currentSrc).pathname, seen: image.naturalWidth > 0 }));

test('a photo taken at the counter is on the menu at the table', async ({ browser }) => {
  const { context, page, complaints, t } = await staffAt(browser, 'pt-BR', '/restaurant-admin/menu', phone);
  await page.getByRole('button', { name: t('menu.list.edit', { product: plainDish }) }).click();
  const field = page.getByRole('group', { name: t('menu.form.picture') });
  await expect(field.getByRole('img')).toBeVisible();
  const file = field.locator('input[type=file]').first();

  await file.setInputFiles(give('foto.jpg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'));
  await expect(field.getByRole('alert')).toHaveText(t('errors.picture_unsupported'));
  // The old one is still there.
  await expect(field.getByRole('img')).toBeVisible();
  await expectAccessible(page);

  const noise = {
    create: { width: 2600, height: 1950, channels: 3, noise: { type: 'gaussian', mean: 130, sigma: 30 } },
  };
  const photo = await sharp(noise as SharpOptions)
    .tint('#c0704b')
    .jpeg()
    .toBuffer();
  await file.setInputFiles(give('foto.jpg', photo));
  await expect(field.getByText(t('menu.picture.sent'))).toBeAttached();
  await expect(field.getByRole('alert')).toBeEmpty();
  await page.getByRole('button', { name: t('menu.form.save') }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const stored = await pictureOf(plainDish);
  expect(stored).toMatch(/^\/media\/[0-9a-f-]{36}\/[0-9a-f]{32}$/);

  const diner = await person(browser, 'pt-BR');
  await diner.page.goto(`${(await qrCode(3)).replace('?', '/menu?')}`);
  await expect.poll(() => shownPicture(diner.page)).toEqual({ at: expect.stringContaining(stored), seen: true });

  // Somebody else's picture: the guest's browser fetches it, and only it.
  await diner.context.route('https://fotos.example/**', (route) =>
    route.fulfill({ contentType: 'image/jpeg', body: photo }),
  );
  await context.route('https://fotos.example/**', (route) =>
    route.request().url().endsWith('/pao.jpg')
      ? route.fulfill({ contentType: 'image/jpeg', body: photo })
      : route.fulfill({ status: 404 }),
  );
  await page.getByRole('button', { name: t('menu.list.edit', { product: plainDish }) }).click();
  await field.getByRole('button', { name: t('menu.picture.useAddress') }).click();
  await page.keyboard.type('fotos.example/pao.jpg');
  await page.keyboard.press('Enter');
  await expect(field).toContainText(t('fields.picture_url_invalid'));
  // Saved as it stands, it is refused where it stands.
  await page.getByRole('button', { name: t('menu.form.save') }).click();
  await expect(field.getByRole('textbox')).toHaveAccessibleDescription(new RegExp(t('fields.picture_url_invalid')));
  // It is looked at before it is saved, in a frame that alone may load from there; what does not open is said.
  const framed = field.frameLocator('iframe').locator('img');
  await field.getByRole('textbox').fill('https://fotos.example/nada.jpg');
  await page.keyboard.press('Enter');
  await expect(field.getByText(t('menu.picture.notOpened'))).toBeVisible();
  await field.getByRole('button', { name: t('menu.picture.useAddress') }).click();
  await field.getByRole('textbox').fill('https://fotos.example/pao.jpg');
  await page.keyboard.press('Enter');
  await expect(framed).toHaveJSProperty('complete', true);
  await expect(framed).not.toHaveJSProperty('naturalWidth', 0);
  await expect(field.getByText(t('menu.picture.notOpened'))).toBeHidden();
  await expectAccessible(page);
  // Put right and saved without being confirmed, it is taken.
  await field.getByRole('button', { name: t('menu.picture.useAddress') }).click();
  await field.getByRole('textbox').fill('https://fotos.example/pao.jpg');
  await page.getByRole('button', { name: t('menu.form.save') }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const row = page.getByRole('listitem').filter({ hasText: plainDish }).last();
  await expect(row.frameLocator('iframe').locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  // A page that was opened before loads nothing from a host it had not been told; the next one does.
  await expect.poll(() => diner.complaints[0]).toContain('Content Security Policy');
  await diner.page.reload({ waitUntil: 'commit' });
  for (const refused of taken(diner.complaints)) expect(refused).toContain('Content Security Policy');
  await expect.poll(() => shownPicture(diner.page)).toEqual({ at: '/pao.jpg', seen: true });
  // What judges accessibility would run a script in the frame too: it may not.
  const heard = taken(complaints);
  const scripts = heard.filter((told) => /^Blocked script execution .*picture-frame.* sandboxed/.test(told));
  // As often as axe looks at the page while the frame stands there.
  expect(new Set(scripts).size).toBe(1);
  const others = heard.filter((told) => !scripts.includes(told));
  expect(others).toEqual([refusedWith(415), refusedWith(400), refusedWith(404)]);
});

const spreadsheets = [
  ['en', desk, 'yes', 'no'],
  ['pt-BR', phone, 'sim', 'não'],
] as const;
for (const [language, viewport, yes, no] of spreadsheets) {
  test(`the menu goes into a spreadsheet and comes back changed, in ${language}`, async ({ browser }) => {
    const { page, complaints, t } = await staffAt(browser, language, '/restaurant-admin/menu', viewport);
    const tool = (name: string) => page.getByRole('button', { name: t(`menu.tools.${name}`), exact: true });
    const saving = page.waitForEvent('download');
    await tool('export').click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/-restaurant-demo-\d{4}-\d\d-\d\d\.csv$/);
    const text = readFileSync(await download.path(), 'utf8');
    expect(text.charCodeAt(0)).toBe(0xfeff);
    const edited = text.replace(new RegExp(`(${plainDish};[^\\r]*?);24,90;${yes};`), `$1;27,50;${no};`);
    expect(edited).not.toBe(text);

    await tool('import').click();
    const dialog = page.getByRole('dialog');
    const file = dialog.locator('input[type=file]');
    const apply = dialog.getByRole('button', { name: t('menu.tools.apply') });
    await expect(apply).toBeDisabled();

    await file.setInputFiles(give('menu.csv', Buffer.from('PK\u0003\u0004\0\0')));
    await expect(dialog.getByRole('alert')).toHaveText(t('menu.tools.fileNotText'));
    await file.setInputFiles(give('menu.csv', `${edited}Nova;Pudim;;caro${';'.repeat(14)}\r\n`));
    await expect(dialog).toContainText(t('menu.tools.problem.price'));
    await expect(dialog).toContainText('caro');
    await expect(apply).toBeDisabled();
    await expectAccessible(page);

    await file.setInputFiles(give('menu.csv', edited));
    await expect(dialog.getByRole('status')).toHaveText(new RegExp(`^${t('menu.tools.changedOne')} · `));
    const change = dialog.getByRole('listitem').filter({ hasText: plainDish });
    await expect(change).toContainText(/24[.,]90.*27[.,]50/);
    // All that the table says of it stands behind the line, by keyboard too.
    await change.locator('summary').press('Enter');
    await expect(change.getByRole('definition')).toHaveText([/24,90.*27,50/, new RegExp(`${yes}.*${no}`)]);
    await expectAccessible(page);
    // Somebody is faster: nothing is written over them.
    await changeRestaurant(
      `update products set preparation_minutes = preparation_minutes where name = '${plainDish}'`,
      'menu',
    );
    await apply.click();
    await expect(dialog.getByRole('alert')).toHaveText(t('errors.menu_changed'));
    await dialog.getByRole('button', { name: t('menu.tools.again') }).click();
    await expect(change).toContainText(/27[.,]50/);
    await apply.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(t('menu.tools.applied', { added: 0, changed: 1 }))).toBeVisible();
    const [row] = await look(
      `select price_cents, available from products where name = $1 and restaurant_id = ${demoHouse}`,
      [plainDish],
    );
    expect(row).toEqual({ price_cents: 2_750, available: false });
    await expect(page.getByText(/27[.,]50/).first()).toBeVisible();
    expect(taken(complaints)).toEqual([refusedWith(409)]);
  });
}

for (const [language, viewport] of [
  ['pt-BR', desk],
  ['en', phone],
] as const) {
  test(`the menu on paper, from a screen in ${language}`, async ({ browser }) => {
    const { page, t } = await staffAt(browser, language, '/restaurant-admin/menu', viewport);
    await page.getByRole('link', { name: t('menu.tools.print'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('menu.tools.paper.title'));
    const sheet = page.getByRole('region', { name: t('menu.tools.paper.preview') });
    // The guests' paper is Portuguese whatever the screen is.
    await expect(sheet.getByRole('article')).toHaveAttribute('lang', 'pt-BR');
    const portuguese = textIn('pt-BR');
    for (const words of ['Restaurant Demo', plainDish, 'Contém: leite, lactose, ovo', 'Vegetariano · Sem glúten']) {
      await expect(sheet).toContainText(words);
    }
    await expect(sheet).toContainText(/R\$\s24,90/);
    await expect(sheet).toContainText(portuguese('menu.tools.paper.feeNote', { percentage: '10' }));

    await page.getByRole('checkbox', { name: t('menu.tools.paper.fee') }).uncheck();
    await expect(sheet).not.toContainText('10%');
    await page.getByRole('radio', { name: spoken.en.name }).check();
    await expect(sheet).toContainText('Contains: milk, lactose, egg');
    await page.getByRole('radio', { name: spoken['pt-BR'].name }).check();

    await page.emulateMedia({ media: 'print' });
    // What lies on the paper, not what merely stands in the document.
    const printed = await page.evaluate<string>('document.body.innerText.trim()');
    expect(printed.startsWith('Restaurant Demo')).toBe(true);
    expect(printed).not.toContain(t('menu.tools.paper.settings'));
    await page.emulateMedia({ media: null });
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const raw = pdf.toString('latin1');
    expect(raw.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
    // A4, upright.
    expect(raw).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  });
}
