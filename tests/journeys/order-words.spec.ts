import {
  expectAccessible,
  person,
  phone,
  refusedWith,
  signInAtTheDesk,
  staffAtTheBoard,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const owner = 'dono@demo.comanda.example';
const waiter = 'garcom@demo.comanda.example';
const dish = 'Guaraná em lata';

test('the owner adds a word of the house, and an order form that is open understands it', async ({ browser }) => {
  const t = textIn('pt-BR');
  const { page: board } = await staffAtTheBoard(browser, 'pt-BR', waiter);
  await board.getByRole('button', { name: t('orders.add'), exact: true }).click();
  const form = board.getByRole('dialog', { name: t('orders.addOrder') });
  const read = form.getByRole('region', { name: t('orders.form.typed.read') });
  await form.getByRole('textbox', { name: t('orders.form.typed.label') }).fill('2 moreninhas');
  await expect(read.locator('mark')).toHaveText(['2 moreninhas']);

  const boss = await person(browser, 'pt-BR', { ...phone, width: 360 });
  await signInAtTheDesk(boss.page, owner, '/restaurant-admin/settings?abrir=palavras');
  const section = boss.page.getByRole('region', { name: t('orders.words.title') });
  await expect(section.getByText(t('orders.words.none'))).toBeVisible();
  const said = section.getByRole('textbox', { name: t('orders.words.said') });
  const means = section.getByRole('textbox', { name: t('orders.words.means') });
  const add = async (word: string, meaning: string) => {
    await said.fill(word);
    await means.fill(meaning);
    await means.press('Enter');
  };
  await add('duas', 'guarana');
  await expect(said).toHaveAccessibleDescription(t('errors.order_word_reserved'));
  await expect(said).toBeFocused();
  await said.fill('moreninha');
  await expect(means).toHaveAccessibleDescription(t('orders.words.dish', { name: dish }));
  await said.press('Enter');
  await expect(said).toHaveValue('');
  await expect(said).toBeFocused();
  const row = section.getByRole('listitem').filter({ hasText: 'moreninha' });
  await expect(row).toContainText(t('orders.words.dish', { name: dish }));
  await expect(read.getByRole('listitem').first()).toContainText(new RegExp(`2 ×\\s*${dish}`));

  await add('Moreninhas', 'água');
  await expect(said).toHaveAccessibleDescription(t('errors.order_word_taken'));
  await add('w'.repeat(60), 'x'.repeat(60));
  await expect(section.getByRole('listitem').filter({ hasText: 'www' })).toContainText(t('orders.words.noDish'));
  expect(await boss.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessible(boss.page);

  // Removed, it can be put back by the same button; until then it means nothing.
  await row.getByRole('button', { name: t('orders.words.removeOf', { said: 'moreninha' }) }).press('Enter');
  const restore = row.getByRole('button', { name: t('orders.words.restoreOf', { said: 'moreninha' }) });
  await expect(restore).toBeFocused();
  expectOnly(boss.complaints, refusedWith(409));
  await expect(read.locator('mark')).toHaveText(['2 moreninhas']);
  await restore.press('Enter');
  await expect(read.getByRole('listitem').first()).toContainText(dish);
});
