import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, slug, type TestInstance, waiter } from '../../../../tests/support/server/instance.ts';
import {
  editedMenu,
  formOf,
  newCategory,
  newProduct,
  productNow,
} from '../../../../tests/support/server/menu-editor.ts';
import {
  addRestaurant,
  fingerprint,
  type SecondRestaurant,
} from '../../../../tests/support/server/second-restaurant.ts';
import { until } from '../../../../tests/support/server/until.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let other: SecondRestaurant;
let staff: Visitor;
beforeAll(async () => {
  instance = await openTestInstance();
  other = await addRestaurant(instance.owner);
  staff = await new Visitor(instance).signIn(waiter);
});
afterAll(() => instance.close());

const create = (name: unknown, key: string = randomUUID()) => staff.post('/api/menu/categories', { key, name });
const rename = (id: string, body: object) => staff.put(`/api/menu/categories/${id}`, body);
const remove = (id: string, body: object = {}) => staff.post(`/api/menu/categories/${id}/remove`, body);
const reorder = (ids: unknown) => staff.post('/api/menu/categories/order', { ids });
const ids = async () => (await editedMenu(staff)).categories.map(({ id }) => id);
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

test('a new category is the last, empty for its editors, and hidden from diners until it has something', async () => {
  const name = `Vinhos ${randomUUID()}`;
  const { body } = await create(` ${name} `);
  expect(body).toEqual({ id: expect.any(String), revision: 1 });
  expect((await editedMenu(staff)).categories.at(-1)).toEqual({ ...body, name, nameEn: '', products: [] });
  const seen = async () => JSON.stringify((await new Visitor(instance).get(`/api/restaurants/${slug}/menu`)).body);
  expect(await seen()).not.toContain(name);
  await newProduct(staff, body.id);
  await until(async () => (await seen()).includes(name), 'The category with a product');
});

test('a name is taken once, whatever its capitals; a creation that is sent again is the same one', async () => {
  const key = randomUUID();
  const name = `Ação ${key}`;
  const answers = await Promise.all([1, 2, 3].map(() => create(name, key)));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  const taken = await create(name.toUpperCase());
  expect(taken).toMatchObject({ status: 409, body: { code: 'category_name_taken' } });
  expect(taken.body.data.fields).toMatchObject([{ path: 'name' }]);
  const rivals = await Promise.all([1, 2, 3].map(() => create(`Rival ${key}`)));
  expect(rivals.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('a category is renamed by whoever saw it as it is', async () => {
  const id = await newCategory(staff);
  const name = `Sopas ${randomUUID()}`;
  const taken = `Caldos ${randomUUID()}`;
  await newCategory(staff, taken);
  expect((await rename(id, { revision: 1, name })).body).toEqual({ id, revision: 2 });
  expect((await rename(id, { revision: 2, name: name.toUpperCase() })).body.revision).toBe(3);
  expect(await rename(id, { revision: 1, name })).toMatchObject({
    status: 409,
    body: { code: 'stale_revision', data: { revision: 3 } },
  });
  expect(codeOf(await rename(id, { revision: 3, name: taken }))).toEqual([409, 'category_name_taken']);
  expect(codeOf(await rename(randomUUID(), { revision: 1, name }))).toEqual([404, 'category_not_found']);
});

test('categories are put in order; those that are not named follow as they were', async () => {
  const before = await ids();
  const [first, second] = before.slice(-2);
  expect((await reorder([second, first])).status).toBe(200);
  expect(await ids()).toEqual([second, first, ...before.slice(0, -2)]);
  expect(codeOf(await reorder([first, first]))).toEqual([400, 'invalid_input']);
  expect(codeOf(await reorder([]))).toEqual([400, 'invalid_input']);
  expect(codeOf(await reorder([first, randomUUID()]))).toEqual([404, 'category_not_found']);
});

test('a category with products stays, unless they move to another', async () => {
  const full = await newCategory(staff);
  const target = await newCategory(staff);
  const there = await newProduct(staff, target);
  const one = await newProduct(staff, full);
  const two = await newProduct(staff, full, { available: false });
  const refused = await remove(full);
  expect(refused).toMatchObject({ status: 409, body: { code: 'category_not_empty', data: { count: 2 } } });
  for (const moveTo of [full, randomUUID()])
    expect(codeOf(await remove(full, { moveTo }))).toEqual([404, 'category_not_found']);
  expect(await ids()).toContain(full);

  expect(await remove(full, { moveTo: target })).toMatchObject({ status: 200, body: {} });
  const { categories } = await editedMenu(staff);
  expect(categories.map(({ id }) => id)).not.toContain(full);
  const moved = categories.find(({ id }) => id === target)?.products;
  expect(moved?.map(({ id }) => id)).toEqual([there.id, one.id, two.id]);
  // Whoever has the form of one of them open still has the old category in it.
  const stale = await staff.put(`/api/menu/products/${one.id}`, formOf(one));
  expect(codeOf(stale)).toEqual([409, 'stale_revision']);
  expect(codeOf(await remove(full))).toEqual([404, 'category_not_found']);
});

test('a product and the removal of its category cannot both win', async () => {
  for (let round = 0; round < 4; round += 1) {
    const id = await newCategory(staff);
    const product = { key: randomUUID(), name: 'Chá', description: '', priceCents: 900, category: { id } };
    const rest = {
      preparationMinutes: 5,
      tags: [],
      allergens: [],
      imageUrl: null,
      optionGroupIds: [],
      available: true,
    };
    const [gone, made] = await Promise.all([remove(id), staff.post('/api/menu/products', { ...product, ...rest })]);
    const outcome = [gone.body.code ?? 'removed', made.body.code ?? 'made'];
    expect([
      ['removed', 'category_not_found'],
      ['category_not_empty', 'made'],
    ]).toContainEqual(outcome);
    if (made.status === 200) expect((await productNow(staff, made.body.id))?.categoryId).toBe(id);
  }
});

test('names are checked, and nothing else is taken', async () => {
  const english = { cookie: `${staff.cookieHeader}; locale=en` };
  const { body } = await staff.send('POST', '/api/menu/categories', { key: randomUUID(), name: ' ' }, english);
  expect(body.data.fields).toMatchObject([{ path: 'name', message: 'Name is required' }]);
  for (const name of ['x'.repeat(81), 'a\0b', 7, null]) expect((await create(name)).status).toBe(400);
  expect((await create('ç'.repeat(80))).status).toBe(200);
  const id = await newCategory(staff);
  for (const extra of [{ position: 0 }, { restaurantId: other.id }, { restaurant_id: other.id }]) {
    expect((await staff.post('/api/menu/categories', { key: randomUUID(), name: 'X', ...extra })).status).toBe(400);
    expect((await rename(id, { revision: 1, name: 'X', ...extra })).status).toBe(400);
    expect((await remove(id, extra)).status).toBe(400);
  }
});

test("nothing of another restaurant's can be named, and nothing of theirs changes", async () => {
  const theirs = await fingerprint(instance.owner, other.id);
  const own = await newCategory(staff);
  const attempts = [
    rename(other.categoryId, { revision: 1, name: 'Nossa' }),
    remove(other.categoryId),
    remove(own, { moveTo: other.categoryId }),
    reorder([other.categoryId]),
  ];
  for (const attempt of attempts) expect(codeOf(await attempt)).toEqual([404, 'category_not_found']);
  expect(await fingerprint(instance.owner, other.id)).toEqual(theirs);
  expect(await ids()).toContain(own);
  // A name of theirs is free here.
  expect((await create('Pratos')).status).toBe(200);
});
