import type { Locator, Page } from '@playwright/test';
import {
  customDish,
  desk,
  expectAccessible,
  inCore,
  type Language,
  languages,
  orderOnBoard,
  phone,
  plainDish,
  staffAtTheBoard,
  textIn,
} from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const waiter = 'garcom@demo.comanda.example';

/** Finds a dish by part of its name and puts it on the order. */
async function addToForm(form: Locator, language: Language, search: string, name: string, options: RegExp[] = []) {
  const t = textIn(language);
  await form.getByRole('textbox', { name: t('orders.form.typed.label') }).fill(search);
  await form.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  for (const option of options) await form.getByLabel(option).check();
  if (options.length > 0)
    await form.getByRole('button', { name: new RegExp(t('orders.form.addItem', { amount: '' }).trim()) }).click();
  await expect(form.getByRole('textbox', { name: t('orders.form.notesOf', { product: name }) })).toBeVisible();
}

/** After the search stand the categories: a tap shows one of them alone, and a search looks in all. */
async function expectChips(form: Locator, language: Language) {
  const t = textIn(language);
  const search = form.getByRole('textbox', { name: t('orders.form.typed.label') });
  const chips = form.getByRole('group', { name: t('diner.categories') });
  const chip = (name: string) => chips.getByRole('button', { name, exact: true });
  const all = chip(t('menu.allCategories'));
  const headings = form.getByRole('region', { name: t('orders.form.products') }).getByRole('heading', { level: 3 });
  const edges = async (of: Locator) => {
    const box = await of.boundingBox();
    return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
  };
  const row = await edges(chips);
  expect((await edges(search)).bottom).toBeLessThanOrEqual(row.top);
  expect(row.bottom).toBeLessThanOrEqual((await edges(headings.first())).top);
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  await chip('Bebidas').click();
  await expect(chip('Bebidas')).toHaveAttribute('aria-pressed', 'true');
  await expect(headings).toHaveText(['Bebidas']);
  await expect(form.getByRole('button', { name: new RegExp(`^${plainDish}`) })).toHaveCount(0);
  await search.fill('pao queijo');
  await expect(form.getByRole('button', { name: new RegExp(`^${plainDish}`) }).first()).toBeVisible();
  await search.fill('');
  await all.click();
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  expect(await headings.count()).toBeGreaterThan(2);
}

/** What lies over the form's foot, wherever it is scrolled to. */
function coveredFooter(dialog: HTMLElement | SVGElement): string[] {
  const footer = dialog.querySelector('footer');
  const scrolling = [...dialog.querySelectorAll('div')].find((box) => box.scrollHeight > box.clientHeight + 1);
  if (!footer || !scrolling) return ['no foot'];
  const over = new Set<string>();
  for (let top = 0; top <= scrolling.scrollHeight; top += 12) {
    scrolling.scrollTop = top;
    const { left, top: edge } = footer.getBoundingClientRect();
    if (edge > innerHeight - 8) continue;
    const hit = document.elementFromPoint(left + 30, edge + 6);
    if (hit && !footer.contains(hit)) over.add(hit.outerHTML.slice(0, 80));
  }
  return [...over];
}

async function fromTheMenu(page: Page, card: Locator, language: Language, table: number, action: string) {
  await card.getByRole('button', { name: textIn(language)('orders.more', { number: table }) }).click();
  await page.getByRole('menuitem', { name: textIn(language)(action) }).click();
}

for (const [index, language] of languages.entries()) {
  const viewport = index === 0 ? desk : phone;
  test(`a waiter takes an order, changes it and cancels it, in ${language}, ${viewport.width} px wide${inCore(language === 'en')}`, async ({
    browser,
  }) => {
    const table = 11;
    const t = textIn(language);
    const { page } = await staffAtTheBoard(browser, language, waiter, viewport);
    const card = orderOnBoard(page, language, table);

    await page.getByRole('button', { name: t('orders.add'), exact: true }).click();
    const form = page.getByRole('dialog', { name: t('orders.addOrder') });
    const submit = form.getByRole('button', { name: t('orders.form.create') });
    await expect(submit).toBeDisabled();
    await addToForm(form, language, 'pao queijo', plainDish);
    await submit.click();
    await expect(form.getByLabel(t('orders.tableLabel'))).toHaveAccessibleDescription(t('orders.form.tableRequired'));
    // By its number; what names no table says so.
    const byNumber = form.getByRole('textbox', { name: t('orders.form.tableNumber') });
    await expect(byNumber).toBeFocused();
    await byNumber.fill('987');
    await expect(form.getByText(t('orders.form.noSuchTable', { number: 987 }))).toBeVisible();
    await byNumber.fill(String(table));
    await expect(form.getByLabel(t('orders.tableLabel'))).toHaveAccessibleDescription('');
    await expect(form.getByLabel(t('orders.tableLabel')).locator('option:checked')).toHaveText(
      new RegExp(` ${table} `),
    );
    await form.getByRole('button', { name: t('orders.form.moreOf', { product: plainDish }) }).click();
    await form.getByRole('textbox', { name: t('orders.form.notesOf', { product: plainDish }) }).fill('Bem dourado');
    // Half chosen, it says what is missing and goes there.
    const search = form.getByRole('textbox', { name: t('orders.form.typed.label') });
    await search.fill('moqueca banana');
    await form.getByRole('button', { name: new RegExp(`^${customDish}`) }).click();
    await form.getByLabel(/Farofa de dendê/).check();
    await form.getByRole('button', { name: new RegExp(t('orders.form.addItem', { amount: '' }).trim()) }).click();
    await expect(form.getByText(t('orders.form.missing', { group: 'Acompanhamento' }))).toBeVisible();
    await expect(form.getByRole('radio').first()).toBeFocused();
    await form.getByLabel(/Arroz de coco/).check();
    await form.getByRole('button', { name: new RegExp(t('orders.form.addItem', { amount: '' }).trim()) }).click();
    await expect(form.getByRole('textbox', { name: t('orders.form.notesOf', { product: customDish }) })).toBeVisible();
    await search.fill('');
    await expectChips(form, language);
    // What is opened and chosen, and not put on the order, is not left behind without a word.
    await form
      .getByRole('button', { name: new RegExp(`^${customDish}`) })
      .last()
      .click();
    await form.getByLabel(/Arroz de coco/).check();
    await search.fill('coxinha');
    await submit.click();
    const half = form.getByText(t('orders.form.halfMade', { product: customDish }));
    await expect(half).toBeInViewport({ ratio: 1 });
    await expect(
      form.getByRole('button', { name: new RegExp(t('orders.form.addItem', { amount: '' }).trim()) }),
    ).toBeFocused();
    await expect(form.getByLabel(/Arroz de coco/)).toBeChecked();
    await expectAccessible(page);
    for (const height of [viewport.height, 600]) {
      await page.setViewportSize({ ...viewport, height });
      expect(await form.evaluate(coveredFooter)).toEqual([]);
    }
    await page.setViewportSize(viewport);
    await form.getByRole('button', { name: t('orders.form.discardItem'), exact: true }).click();
    await expect(half).toHaveCount(0);
    // What stands in the field is typed, and would be ordered.
    await search.fill('');
    await submit.click();
    await expect(page.getByText(t('orders.created'))).toBeVisible();
    await expect(form).toBeHidden();
    await expect(card).toContainText(t('orders.note', { note: 'Bem dourado' }));
    // Two of 24.90, one of 62.90, and ten percent.
    await expect(card).toContainText(/123[,.]97/);

    await card.getByRole('button', { name: t('orders.editOrderOf', { number: table }) }).click();
    const edit = page.getByRole('dialog', { name: t('orders.editOrder') });
    await edit.getByRole('button', { name: t('orders.form.remove', { product: plainDish }) }).click();
    await addToForm(edit, language, 'coxinha', 'Coxinha de frango com catupiry');
    await edit.getByRole('button', { name: t('orders.form.save') }).click();
    await expect(page.getByText(t('orders.updated'))).toBeVisible();
    // What changed stands old beside new until someone has seen it.
    await expect(card.getByRole('listitem').filter({ hasText: plainDish })).toContainText(t('orders.changes.removed'));
    await expect(card.getByRole('listitem').filter({ hasText: 'Coxinha' })).toContainText(t('orders.changes.added'));
    await expectAccessible(page);
    await card.getByRole('button', { name: t('orders.changes.seeOf', { number: table }) }).click();
    await expect(card).not.toContainText(plainDish);
    await expect(card).toContainText('Coxinha');

    await fromTheMenu(page, card, language, table, 'orders.cancel.action');
    const cancel = page.getByRole('alertdialog');
    await expect(cancel).toContainText(t('orders.cancel.title', { number: table }));
    // Two orders of one table are told apart by number and dishes.
    const numbered = t('orders.receipt.order', { number: 1 });
    await expect(card).toContainText(numbered);
    await expect(cancel).toContainText(`${numbered} · 1× ${customDish}, 1× Coxinha`);
    await cancel.getByLabel(t('orders.cancel.reason')).fill('Cliente mudou de mesa');
    await expectAccessible(page);
    await cancel.getByRole('button', { name: t('orders.cancel.action') }).click();
    await expect(card).toBeHidden();

    await expect(cancel).toBeHidden();
    await page.getByRole('radio', { name: new RegExp(t('orders.delivered')) }).click();
    const past = card.first();
    await expect(past).toContainText(t('orders.cancel.reasonShown', { reason: 'Cliente mudou de mesa.' }));
    await expect(past.locator('s')).toContainText(/R\$/);
    await fromTheMenu(page, past, language, table, 'orders.history.action');
    const history = page.getByRole('dialog').locator('ol > li');
    await expect(history).toHaveText([
      new RegExp(t('orders.history.placed')),
      new RegExp(`${t('orders.history.edited')}.*Luana Ribeiro`),
      new RegExp(
        `${t('orders.history.moved', { from: t('orders.status.pendente'), to: t('orders.status.cancelado') })}.*Luana Ribeiro.*Cliente mudou de mesa`,
      ),
    ]);
    await expect(history.locator('time')).toHaveCount(3);
    await expectAccessible(page);
  });
}
