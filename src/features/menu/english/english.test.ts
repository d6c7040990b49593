import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestInstance, slug, type TestInstance, waiter } from '../../../../tests/support/server/instance.ts';
import {
  editedMenu,
  formOf,
  groupNow,
  newCategory,
  newGroup,
  newProduct,
  option,
  productNow,
} from '../../../../tests/support/server/menu-editor.ts';
import { until } from '../../../../tests/support/server/until.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import { starters } from '../../setup/starters/menus.ts';
import type { Menu } from '../contract.ts';
import { lackingEnglish, onlyLacking } from './lacking.ts';

let instance: TestInstance;
let staff: Visitor;
let diner: Visitor;
beforeAll(async () => {
  instance = await openTestInstance();
  staff = await new Visitor(instance).signIn(waiter);
  diner = await new Visitor(instance).sitAt(1);
});
afterAll(() => instance.close());

const menuIn = async (language: '' | '/en'): Promise<Menu> =>
  (await diner.get(`/api/restaurants/${slug}/menu${language}`)).body;
const read = async (language: '' | '/en', id: string) => {
  const { categories, optionGroups } = await menuIn(language);
  const category = categories.find(({ products }) => products.some((each) => each.id === id));
  const product = category?.products.find((each) => each.id === id);
  return { category, product, group: optionGroups.find((each) => product?.optionGroupIds.includes(each.id)) };
};

/** A dish with everything in English, in a category and with a group that have it too. */
async function written() {
  const { body: category } = await staff.post('/api/menu/categories', {
    key: crypto.randomUUID(),
    name: `Do mar ${crypto.randomUUID()}`,
    nameEn: 'From the sea',
  });
  const group = await newGroup(staff, {
    nameEn: 'Size',
    options: [option('Grande', { nameEn: 'Large' }), option('Pequena')],
  });
  const made = await newProduct(staff, category.id, {
    nameEn: 'Grilled squid',
    descriptionEn: 'With lime',
    optionGroupIds: [group.id],
  });
  return { group, made };
}

test('who reads English sees what is written so, and what the house calls it; who reads Portuguese sees none of it', async () => {
  const { made } = await written();
  await until(async () => (await read('/en', made.id)).product?.name === 'Grilled squid');
  const { category, product, group } = await read('/en', made.id);
  expect(product).toMatchObject({ name: 'Grilled squid', inPortuguese: made.name, description: 'With lime' });
  expect(category).toMatchObject({ name: 'From the sea', inPortuguese: expect.stringContaining('Do mar') });
  expect(group).toMatchObject({ name: 'Size', inPortuguese: expect.stringContaining('Molho') });
  expect(group?.options).toMatchObject([{ name: 'Large', inPortuguese: 'Grande' }, { name: 'Pequena' }]);
  expect(group?.options[1]).not.toHaveProperty('inPortuguese');
  expect(JSON.stringify(await menuIn(''))).not.toMatch(/Grilled squid|inPortuguese|nameEn/);
});

test('without an English text the Portuguese one stands there, each for itself', async () => {
  const plain = await newProduct(staff, await newCategory(staff), { name: 'Vatapá', nameEn: 'Vatapá' });
  const half = await newProduct(staff, plain.categoryId, { descriptionEn: 'With greens' });
  await until(async () => (await read('/en', half.id)).product !== undefined);
  expect((await read('/en', half.id)).product).toMatchObject({ name: half.name, description: 'With greens' });
  expect((await read('/en', plain.id)).product).toMatchObject({ name: 'Vatapá', description: 'Com couve' });
  expect((await read('/en', plain.id)).product).not.toHaveProperty('inPortuguese');
});

test('an order of who reads English is stored in Portuguese, and so is what the kitchen reads', async () => {
  const { made, group } = await written();
  const optionId = (await groupNow(staff, group.id))?.options[0]?.id ?? '';
  const { status, body } = await diner.post(`/api/restaurants/${slug}/tables/1/orders`, {
    key: crypto.randomUUID(),
    lines: [{ productId: made.id, quantity: 1, optionIds: [optionId], notes: '' }],
  });
  expect([status, body.code]).toEqual([200, undefined]);
  const { rows } = await instance.owner.query('select name, choices from order_items where product_id = $1', [made.id]);
  expect(rows).toMatchObject([{ name: made.name, choices: [{ name: 'Grande' }] }]);
});

describe('a form that does not send it', () => {
  test('leaves a product, its category and its group as they are', async () => {
    const { made, group } = await written();
    const { nameEn: _, descriptionEn: __, ...without } = formOf(made, { priceCents: 100 });
    expect((await staff.put(`/api/menu/products/${made.id}`, without)).status).toBe(200);
    expect(await productNow(staff, made.id)).toMatchObject({ nameEn: 'Grilled squid', descriptionEn: 'With lime' });
    const found = await groupNow(staff, group.id);
    const options = found?.options.map(({ nameEn: _, ...each }) => each);
    const { nameEn: ___, ...rest } = { ...found, options, max: 2 };
    expect((await staff.put(`/api/menu/option-groups/${group.id}`, rest)).status).toBe(200);
    expect(await groupNow(staff, group.id)).toMatchObject({ nameEn: 'Size', options: [{ nameEn: 'Large' }, {}] });
    const category = (await editedMenu(staff)).categories.find(({ id }) => id === made.categoryId);
    const { id, revision, name } = category!;
    expect((await staff.put(`/api/menu/categories/${id}`, { revision, name })).status).toBe(200);
    expect((await editedMenu(staff)).categories.find((each) => each.id === id)?.nameEn).toBe('From the sea');
  });

  test('is told of names as every other name is', async () => {
    const { made } = await written();
    const refused = async (changes: object) =>
      (await staff.put(`/api/menu/products/${made.id}`, formOf(made, changes))).body.data.fields;
    expect(await refused({ nameEn: 'a'.repeat(121) })).toContainEqual(expect.objectContaining({ path: 'nameEn' }));
    expect(await refused({ nameEn: 'Squid\u202edraw' })).toContainEqual(expect.objectContaining({ path: 'nameEn' }));
    expect(await refused({ descriptionEn: 'a'.repeat(1_001) })).toContainEqual(
      expect.objectContaining({ path: 'descriptionEn' }),
    );
  });
});

test('what is still to be written is found, by the dish itself and by what is chosen of it', async () => {
  const { made, group } = await written();
  const done = await newProduct(staff, made.categoryId, { nameEn: 'Plain rice', description: '' });
  const menu = await editedMenu(staff);
  const { isLacking } = lackingEnglish(menu);
  // One of its options has no English.
  expect([isLacking(made), isLacking(done)]).toEqual([true, false]);
  const own = menu.categories.filter(({ id }) => id === made.categoryId);
  expect(onlyLacking(own, isLacking).map(({ products }) => products.map(({ id }) => id))).toEqual([[made.id]]);
  const now = await groupNow(staff, group.id);
  const options = now?.options.map((each) => ({ ...each, nameEn: each.name }));
  await staff.put(`/api/menu/option-groups/${group.id}`, { ...now, options });
  const after = await editedMenu(staff);
  expect(lackingEnglish(after).isLacking(made)).toBe(false);
});

test('every starter is written in English throughout', () => {
  const said = Object.values(starters).flatMap(({ groups, categories }) => [
    ...groups.flatMap((group) => [group, ...group.options]),
    ...categories.flatMap((category) => [category, ...category.dishes]),
  ]);
  expect(said.filter(({ nameEn }) => !nameEn)).toEqual([]);
  const dishes = Object.values(starters).flatMap(({ categories }) => categories.flatMap((each) => each.dishes));
  expect(dishes.filter(({ description, descriptionEn }) => description && !descriptionEn)).toEqual([]);
});
