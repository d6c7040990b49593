import type { Page } from '@playwright/test';
import {
  addButton,
  desk,
  expectAccessible,
  type Language,
  languages,
  openComanda,
  orderCards,
  orderOnBoard,
  person,
  placeButton,
  signInAtTheDesk,
  staffAtTheBoard,
  textIn,
} from '../support/browser/journey.ts';
import { billOf } from '../support/browser/journey-check.ts';
import { owner, waiter } from '../support/browser/journey-floor.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { figure } from '../support/browser/journey-till.ts';
import { newDish } from '../support/browser/menu-by-calls.ts';
import { atTheTable } from '../support/browser/menu-desk.ts';

type Rule = 'sum' | 'dearest' | 'mean';
interface Group {
  name: string;
  /** How many are to be chosen, no fewer and no more. */
  count: number;
  rule: Rule;
  /** What each choice costs, as the owner types it. */
  prices: Record<string, string>;
}

const flavours = { Calabresa: '40,01', Camarão: '62,50' };
const half = { dish: 'Pizza meio a meio', group: 'Sabores' };
const oven = { dish: 'Pizza de forno', group: 'Sabores do forno' };
const scoops = { dish: 'Taça de sorvete', group: 'Bolas' };

/** The owner makes a group in its dialog, for one dish, and reads what the law asks of the rule that is chosen. */
async function makeGroup(page: Page, language: Language, dish: string, { name, count, rule, prices }: Group) {
  const t = textIn(language);
  const list = page.getByRole('dialog', { name: t('menu.groups.title') });
  await list.getByRole('button', { name: t('menu.groups.new') }).click();
  const group = page.getByRole('dialog', { name: t('menu.groups.addTitle') });
  await group.getByRole('textbox', { name: t('menu.groups.name') }).fill(name);
  for (const [index, [option, price]] of Object.entries(prices).entries()) {
    if (index > 0) await group.getByRole('button', { name: t('menu.groups.addOption') }).click();
    await group.getByLabel(t('menu.groups.optionName', { number: index + 1 })).fill(option);
    await group.getByLabel(t('menu.groups.delta', { option })).fill(price);
  }
  const more = group
    .getByRole('group', { name: t('menu.groups.min') })
    .getByRole('button', { name: t('menu.groups.more') });
  // What several choices cost is asked once there can be several.
  const rules = group.getByRole('group', { name: t('menu.priceRule.title') });
  await more.click();
  await expect(rules).toHaveCount(0);
  await more.click();
  await expect(rules.getByRole('radio', { name: t('menu.priceRule.sum') })).toBeChecked();
  if (count > 2) {
    // As many as there are options, until one may be taken again.
    await expect(more).toBeDisabled();
    await group.getByRole('switch', { name: t('menu.priceRule.repeats') }).click();
    await more.click();
  }
  const law = group.getByText(t('menu.priceRule.lawTitle'));
  await expect(law).toHaveCount(0);
  await rules.getByRole('radio', { name: t(`menu.priceRule.${rule}`) }).check();
  await expect(law).toHaveCount(rule === 'sum' ? 0 : 1);
  await expect(group.getByText(t('menu.priceRule.lawDearest.elsewhere'))).toHaveCount(rule === 'dearest' ? 1 : 0);
  await expectAccessible(page);
  await group.getByText(t('menu.groups.products')).click();
  await group.getByLabel(dish, { exact: true }).check();
  await group.getByRole('button', { name: t('menu.groups.create') }).click();
  await expect(group).toBeHidden();
  const entry = list.getByRole('listitem').filter({ hasText: name }).last();
  await expect(entry).toContainText(t('menu.groups.chooseExactly', { count }));
  if (rule !== 'sum') await expect(entry).toContainText(t(`menu.priceRule.${rule}`));
  if (count > 2) await expect(entry).toContainText(t('menu.priceRule.repeatsShort'));
}

for (const language of languages) {
  test(`two halves at their mean or at the dearer one, and a scoop taken twice, cost the same wherever they are read, in ${language}`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const table = 11;
    const boss = await person(browser, language, desk);
    await signInAtTheDesk(boss.page, owner);
    await newDish(boss.page, { name: half.dish, priceCents: 0 });
    await newDish(boss.page, { name: oven.dish, priceCents: 1_000 });
    await newDish(boss.page, { name: scoops.dish, priceCents: 1_200 });
    await boss.page.goto('/restaurant-admin/menu');
    await boss.page.getByRole('button', { name: t('menu.list.optionGroups'), exact: true }).click();
    await makeGroup(boss.page, language, half.dish, { name: half.group, count: 2, rule: 'mean', prices: flavours });
    await makeGroup(boss.page, language, oven.dish, { name: oven.group, count: 2, rule: 'dearest', prices: flavours });
    const ices = { Pistache: '3,33', Creme: '0' };
    await makeGroup(boss.page, language, scoops.dish, { name: scoops.group, count: 3, rule: 'sum', prices: ices });

    const { page } = await atTheTable(browser, language, table);
    const dialog = page.getByRole('dialog');
    const total = (cents: number) => expect(dialog.locator('strong')).toHaveText(figure(cents));
    const add = async () => {
      await dialog.getByRole('button', { name: t('diner.confirmAdd'), exact: true }).click();
      await expect(dialog).toBeHidden();
    };
    for (const [{ dish, group }, rule, choices, cents] of [
      // Half of 40.01 and 62.50 is 51.255, rounded half up.
      [half, 'mean', 5_126, 5_126],
      // The dearer half alone, on a base of 10.00.
      [oven, 'dearest', 6_250, 7_250],
    ] as const) {
      await addButton(page, dish).click();
      const asked = dialog.getByRole('group', { name: group });
      // Read before anything is chosen.
      await expect(asked).toContainText(t(`menu.priceRule.${rule}ForGuests`));
      await asked.getByRole('checkbox', { name: 'Calabresa' }).check();
      await asked.getByRole('checkbox', { name: 'Camarão' }).check();
      await expect(asked.getByText(t('diner.groupPrice', { amount: '' }).trim())).toHaveText(figure(choices));
      await total(cents);
      await expectAccessible(page);
      await add();
    }
    await addButton(page, scoops.dish).click();
    const asked = dialog.getByRole('group', { name: scoops.group });
    const more = (option: string) => asked.getByRole('button', { name: t('diner.moreOf', { option }) });
    await more('Pistache').click();
    await more('Pistache').click();
    await more('Creme').click();
    await expect(more('Pistache')).toBeDisabled();
    await expect(asked).toContainText(t('diner.repeatsFull'));
    // 12.00 and twice 3.33.
    await total(1_866);
    await expectAccessible(page);
    await add();

    const prices = { [half.dish]: 5_126, [oven.dish]: 7_250, [scoops.dish]: 1_866 };
    const items = 14_242;
    // Ten percent of 142.42 is 14.242.
    const due = items + 1_424;
    const sheet = await openComanda(page, language);
    for (const [dish, cents] of Object.entries(prices))
      await expect(sheet.getByRole('listitem').filter({ hasText: dish })).toContainText(figure(cents));
    await expect(sheet.getByRole('listitem').filter({ hasText: scoops.dish })).toContainText(/2x Pistache.*Creme/);
    await expect(sheet).toContainText(figure(due));
    await placeButton(page, language).click();
    await expect(orderCards(page)).toContainText(figure(due));
    for (const [dish, cents] of Object.entries(prices))
      await expect(orderCards(page).getByRole('listitem').filter({ hasText: dish })).toContainText(figure(cents));

    const { page: board } = await staffAtTheBoard(browser, language, waiter);
    const card = orderOnBoard(board, language, table);
    await expect(card).toContainText(figure(due));
    await expect(card).toContainText('2x Pistache');
    await board.goto('/restaurant-admin/tables');
    await board.getByRole('button', { name: t('tables.orders', { number: table }), exact: true }).click();
    const bill = board.getByRole('dialog', { name: t('bills.title', { number: table }) });
    await expect(bill).toContainText(figure(due));
    for (const [dish, cents] of Object.entries(prices))
      await expect(bill.getByRole('listitem').filter({ hasText: dish }).last()).toContainText(figure(cents));

    await page.goto(billOf(table));
    await expect(page.getByText(figure(due)).first()).toBeVisible();
    for (const [dish, cents] of Object.entries(prices))
      await expect(page.getByRole('listitem').filter({ hasText: dish }).last()).toContainText(figure(cents));
  });
}
