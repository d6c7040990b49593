import type { Browser, Page } from '@playwright/test';
import {
  addButton,
  asRead,
  desk,
  dish,
  expectAccessible,
  inCore,
  languages,
  look,
  person,
  qrCode,
  signInAtTheDesk,
  tableOf,
  textIn,
} from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { press, tabTo } from '../support/browser/keyboard.ts';

const plain = 'Pão de queijo da Canastra';
const custom = 'Moqueca de banana-da-terra';

const card = dish;

async function staffAt(browser: Browser, language: (typeof languages)[number]) {
  const staff = await person(browser, language, desk);
  await signInAtTheDesk(staff.page, 'garcom@demo.comanda.example', '/restaurant-admin/orders');
  return staff;
}

async function seesStatus(page: Page, text: string) {
  await expect(page.getByRole('article').getByText(text, { exact: true }).first()).toBeVisible();
}

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    const t = textIn(language);
    const orders = (name: string) => t(`orders.${name}`);

    test(`a diner scans, orders with options and notes, and follows what the kitchen does${inCore(language === 'pt-BR')}`, async ({
      browser,
    }) => {
      const table = 2;
      const staff = await staffAt(browser, language);
      const diner = await person(browser, language);
      const { page } = diner;

      await page.goto(await qrCode(table));
      expect(page.url()).not.toContain('k=');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Restaurant Demo');
      await page.getByRole('link', { name: t('diner.seeMenu') }).click();

      const add = card(page, plain).getByRole('button', {
        name: t('diner.addTo', { product: asRead(language, plain) }),
        exact: true,
      });
      await add.click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('diner.confirmAdd'), exact: true })
        // Of a double tap the second presses nothing of what lies beneath.
        .dblclick();
      await expect(page.getByText(t('diner.added', { n: 1, product: asRead(language, plain) }))).toBeVisible();
      // So soon after it, and at the same place, a tap is still taken for its second half.
      await expect(async () => {
        await page.getByRole('link', { name: t('diner.orders') }).click();
        await expect(page.getByText(t('diner.unsentOne'))).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await page.getByRole('link', { name: t('diner.toComanda') }).click();

      await addButton(page, custom).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/Purê de mandioquinha/).check();
      await dialog.getByLabel(/Farofa de dendê/).check();
      await dialog.getByLabel(t('diner.notes')).fill('Sem coentro, por favor.');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t('diner.confirmAdd'), exact: true }).click();
      await expect(dialog).toBeHidden();
      await expectAccessible(page);

      // The comanda is kept on the device: a reload loses nothing.
      await page.reload();
      await page.getByRole('button', { name: new RegExp(t('diner.seeComanda')) }).click();
      await expect(page.getByRole('dialog').getByText('Sem coentro, por favor.')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: t('diner.placeOrder') }).click();

      await page.waitForURL(`**/table/${table}/orders`);
      await seesStatus(page, t('diner.status.pendente'));
      await expect(page.getByRole('article')).toContainText(custom);
      await expectAccessible(page);

      const board = staff.page.getByRole('article', { name: t('orders.table', { number: table }) });
      await expect(board).toContainText('Sem coentro, por favor.');
      await expectAccessible(staff.page);
      for (const [step, status] of [
        ['preparando', 'preparando'],
        ['pronto', 'pronto'],
        ['entregue', 'entregue'],
      ] as const) {
        await board.getByRole('button', { name: orders(`advance.${step}`) }).click();
        await seesStatus(page, t(`diner.status.${status}`));
      }
      await expect(board).toBeHidden();

      const rows = await look<{ status: string; total: number }>(
        `select o.status, o.total_cents::int as total from orders o
         join bills b on b.id = o.bill_id where o.table_id = $1 and b.closed_at is null`,
        [(await tableOf(table)).id],
      );
      // 24.90 + (54.90 + 6.00 + 8.00), and ten percent.
      expect(rows).toEqual([{ status: 'entregue', total: 9_380 + 938 }]);
    });

    test('the same by keyboard alone', async ({ browser }) => {
      const table = 5;
      const staff = await staffAt(browser, language);
      const diner = await person(browser, language, desk);
      const { page } = diner;

      await page.goto(await qrCode(table));
      await press(page, page.getByRole('link', { name: t('diner.seeMenu') }));
      await page.waitForURL('**/menu');
      await press(page, addButton(page, plain));
      await press(page, page.getByRole('dialog').getByRole('button', { name: t('diner.confirmAdd'), exact: true }));
      await expect(page.getByRole('dialog')).toBeHidden();
      await press(page, addButton(page, custom));
      // Nothing is chosen for a guest: the button says what is missing, and leads there.
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('radio').first()).toBeVisible();
      await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
      const group = language === 'en' ? asRead('en', 'Acompanhamento') : 'acompanhamento';
      await press(page, dialog.getByRole('button', { name: t('diner.toChooseHis', { group }) }));
      await expect(dialog.getByRole('radio').first()).toBeFocused();
      await page.keyboard.press('Space');
      await press(page, page.getByRole('dialog').getByLabel(/Farofa de dendê/), 'Space');
      await tabTo(page, page.getByRole('dialog').getByLabel(t('diner.notes')));
      await page.keyboard.type('Bem quente');
      await press(page, page.getByRole('dialog').getByRole('button', { name: t('diner.confirmAdd'), exact: true }));
      await expect(page.getByRole('dialog')).toBeHidden();
      await press(page, page.getByRole('button', { name: t('diner.placeOrder') }));
      await page.waitForURL(`**/table/${table}/orders`);
      await seesStatus(page, t('diner.status.pendente'));

      const board = staff.page.getByRole('article', { name: t('orders.table', { number: table }) });
      for (const step of ['preparando', 'pronto', 'entregue'] as const) {
        await press(staff.page, board.getByRole('button', { name: orders(`advance.${step}`) }));
        await seesStatus(page, t(`diner.status.${step}`));
      }
    });
  });
}
