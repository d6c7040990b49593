import {
  demoHouse,
  desk,
  expectAccessible,
  languages,
  look,
  person,
  phone,
  refusedWith,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly, taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { press, tabTo } from '../support/browser/keyboard.ts';

const owner = 'dono@demo.comanda.example';
const tablet = { width: 1024, height: 768 };

for (const language of languages) {
  const t = textIn(language);

  test(`the house's row of the kitchen's screens leads to them (${language})`, async ({ browser }) => {
    const { page } = await person(browser, language, phone);
    await signInAtTheDesk(page, owner, '/restaurant-admin/house');
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(t('devices.title')) })
      .click();
    await expect(page.getByRole('heading', { name: t('devices.title') })).toBeInViewport();
    // Where they stood before they had a page of their own.
    await page.goto('/restaurant-admin/staff#kitchen-devices');
    await expect(page).toHaveURL(/\/restaurant-admin\/devices$/);
  });

  test(`a screen shows a code, the owner types it, the kitchen opens, and it ends when the owner takes it out (${language})`, async ({
    browser,
  }) => {
    const name = 'Tela da grelha';
    const wall = await person(browser, language, tablet);
    await wall.page.goto('/kitchen');
    await expect(wall.page.getByRole('heading', { name: t('devices.screen.title') })).toBeVisible();
    const shown = wall.page.getByText(/^\d( \d){5}$/);
    const code = ((await shown.textContent()) ?? '').replaceAll(' ', '');
    // The same after a look away: whoever reads it aloud is not interrupted.
    await wall.page.reload();
    await expect(shown).toHaveText([...code].join(' '));

    const office = await person(browser, language, desk);
    await signInAtTheDesk(office.page, owner, '/restaurant-admin/devices');
    const section = office.page.getByRole('region', { name: t('devices.title') });
    await section.getByRole('button', { name: t('devices.pair') }).click();
    const dialog = office.page.getByRole('dialog', { name: t('devices.pairTitle') });
    await dialog.getByLabel(t('devices.code')).fill(code === '000000' ? '000001' : '000000');
    await dialog.getByLabel(t('devices.name')).fill(name);
    await dialog.getByRole('button', { name: t('devices.pairNow') }).click();
    await expect(dialog.getByText(t('errors.device_code_wrong'))).toBeVisible();
    // By the keyboard alone, as it is read aloud.
    await tabTo(office.page, dialog.getByLabel(t('devices.code')));
    await office.page.keyboard.press('ControlOrMeta+a');
    await office.page.keyboard.type(`${code.slice(0, 3)} ${code.slice(3)}`);
    await office.page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const row = section.getByRole('article', { name });
    await expect(row).toBeVisible();

    // The display, without anybody's account and without what stands around the staff's pages.
    await expect(wall.page).toHaveURL(/\/restaurant-admin\/kitchen$/);
    await expect(wall.page.getByText(t('kitchen.connected'))).toBeVisible();
    await expect(wall.page.getByText(t('shell.logout'))).toHaveCount(0);
    await wall.page.getByRole('button', { name: t('kitchen.settings') }).click();
    await expect(wall.page.getByRole('heading', { name: t('kitchen.size') })).toBeVisible();
    await expect(wall.page.getByText(t('kitchen.leave'))).toHaveCount(0);
    await wall.page.keyboard.press('Escape');
    // Whoever paired it stands before the list: it says so by itself, and soon.
    await expect(row.getByText(t('devices.connected'))).toBeVisible({ timeout: 12_000 });
    await expectAccessible(office.page);
    // Anywhere else it is nobody.
    const stranger = await wall.context.newPage();
    await stranger.goto('/restaurant-admin/orders');
    await expect(stranger).toHaveURL(/\/login$/);

    await press(office.page, row.getByRole('button', { name: t('devices.revokeOf', { name }) }));
    const sure = office.page.getByRole('alertdialog', { name: t('devices.revokeTitle', { name }) });
    await sure.getByRole('button', { name: t('devices.revoke'), exact: true }).click();
    await expect(row).toHaveCount(0);
    await expect(wall.page.getByRole('heading', { name: t('devices.screen.disconnected') })).toBeVisible();
    await expect(wall.page).toHaveURL(/\/kitchen$/);
    await expectAccessible(wall.page);
    await wall.page.getByRole('button', { name: t('devices.screen.pairAgain') }).click();
    await expect(shown).toBeVisible();
    await expect(shown).not.toHaveText([...code].join(' '));
    expectOnly(wall.complaints, refusedWith(401));
    expect(taken(office.complaints)).toEqual([refusedWith(403)]);
  });
}

test('a phone can be a screen of the kitchen, and an owner pairs from theirs', async ({ browser }) => {
  const t = textIn('pt-BR');
  const wall = await person(browser, 'pt-BR', phone);
  await wall.page.goto('/kitchen');
  const shown = wall.page.getByText(/^\d( \d){5}$/);
  const code = ((await shown.textContent()) ?? '').replaceAll(' ', '');
  const office = await person(browser, 'pt-BR', phone);
  await signInAtTheDesk(office.page, owner, '/restaurant-admin/devices');
  const section = office.page.getByRole('region', { name: t('devices.title') });
  await section.getByRole('button', { name: t('devices.pair') }).tap();
  const dialog = office.page.getByRole('dialog', { name: t('devices.pairTitle') });
  await dialog.getByLabel(t('devices.code')).fill(code);
  await dialog.getByLabel(t('devices.name')).fill('Celular do bar');
  // At one station alone.
  const [station] = await look<{ id: string; name: string }>(
    `select id, name from stations where name = 'Sobremesas' and deleted_at is null and restaurant_id = ${demoHouse}`,
  );
  await dialog.getByRole('checkbox', { name: station!.name }).check();
  await dialog.getByRole('button', { name: t('devices.pairNow') }).tap();
  await expect(section.getByRole('article', { name: 'Celular do bar' })).toContainText(station!.name);
  await expectAccessible(office.page);
  await expect(wall.page).toHaveURL(new RegExp(`/restaurant-admin/kitchen\\?station=${station!.id}$`));

  await section.getByRole('button', { name: t('devices.edit', { name: 'Celular do bar' }) }).tap();
  const form = office.page.getByRole('dialog', { name: t('devices.editTitle') });
  await form.getByRole('radio', { name: t('kitchen.pass') }).check();
  await expect(form.getByRole('checkbox')).toHaveCount(0);
  await form.getByRole('button', { name: t('devices.save') }).tap();
  await expect(section.getByRole('article', { name: 'Celular do bar' })).toContainText(t('kitchen.pass'));
  await wall.page.goto('/kitchen');
  await expect(wall.page).toHaveURL(/\/restaurant-admin\/kitchen\?station=expedicao$/);
});
