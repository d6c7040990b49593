import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, slug, type TestInstance, waiter } from '../../../../tests/support/server/instance.ts';
import {
  dish,
  editedMenu,
  formOf,
  newCategory,
  newGroup,
  newProduct,
  productNow,
} from '../../../../tests/support/server/menu-editor.ts';
import { until } from '../../../../tests/support/server/until.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let staff: Visitor;
let diner: Visitor;
let categoryId: string;
beforeAll(async () => {
  instance = await openTestInstance();
  staff = await new Visitor(instance).signIn(waiter);
  diner = await new Visitor(instance).sitAt(1);
  categoryId = await newCategory(staff);
});
afterAll(() => instance.close());

const create = (changes: object = {}, key: string = randomUUID()) =>
  staff.post('/api/menu/products', { key, ...dish(categoryId, changes) });
const edit = (id: string, body: object) => staff.put(`/api/menu/products/${id}`, body);
const available = (id: string, value: unknown) =>
  staff.post(`/api/menu/products/${id}/available`, { available: value });
const remove = (id: string) => staff.post(`/api/menu/products/${id}/remove`);
const order = (productId: string, optionIds: string[] = []) =>
  diner.post(`/api/restaurants/${slug}/tables/1/orders`, {
    key: randomUUID(),
    lines: [{ productId, quantity: 1, optionIds, notes: '' }],
  });
const version = async () =>
  (await instance.owner.query('select public_version as v from restaurants where id = $1', [instance.restaurantId]))
    .rows[0].v;
const told = async () =>
  (
    await instance.owner.query(`select count(*)::int as n from outbox where topic = 'menu' and restaurant_id = $1`, [
      instance.restaurantId,
    ])
  ).rows[0].n;
const row = async (id: string) => (await instance.owner.query('select * from products where id = $1', [id])).rows[0];
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

test('a new product stands last in its category, for editors and for diners, and the version moves', async () => {
  const before = [BigInt(await version()), await told()] as const;
  const group = await newGroup(staff);
  const first = await newProduct(staff, categoryId);
  const made = await newProduct(staff, categoryId, {
    optionGroupIds: [group.id, group.id],
    tags: ['vegano', 'vegano'],
  });
  expect(made).toMatchObject({ categoryId, revision: 1, tags: ['vegano'], optionGroupIds: [group.id] });
  const { body } = await diner.get(`/api/restaurants/${slug}/menu`);
  const shown = body.categories.find(({ id }: { id: string }) => id === categoryId)!.products;
  expect(shown.map(({ id }: { id: string }) => id)).toEqual([first.id, made.id]);
  expect(shown[1]).not.toHaveProperty('revision');
  expect(BigInt(await version())).toBeGreaterThan(before[0]);
  expect(await told()).toBe(before[1] + 3);
});

test('sent again with its key, a creation is the same product', async () => {
  const key = randomUUID();
  const name = `Uma vez ${key}`;
  const answers = await Promise.all([1, 2, 3].map(() => create({ name }, key)));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  const { rowCount } = await instance.owner.query('select from products where name = $1', [name]);
  expect(rowCount).toBe(1);
  await remove(answers[0]!.body.id);
  expect(codeOf(await create({ name }, key))).toEqual([404, 'product_not_found']);
});

test('a category can be named instead: taken if it is there, whatever its capitals, and made if it is not', async () => {
  const name = `Cafés ${randomUUID()}`;
  const made = await newProduct(staff, categoryId, { category: { name } });
  const again = await newProduct(staff, categoryId, { category: { name: ` ${name.toUpperCase()} ` } });
  expect(again.categoryId).toBe(made.categoryId);
  const { categories } = await editedMenu(staff);
  expect(categories.at(-1)).toMatchObject({ id: made.categoryId, name, products: [{ id: made.id }, { id: again.id }] });
});

test('an edit replaces everything, and moves to the end of another category', async () => {
  const one = await newGroup(staff);
  const two = await newGroup(staff);
  const made = await newProduct(staff, categoryId, { optionGroupIds: [one.id, two.id] });
  const target = await newCategory(staff);
  const there = await newProduct(staff, target);
  const changes = {
    name: 'Caldo de feijão',
    description: '',
    nameEn: 'Bean broth',
    descriptionEn: 'With greens',
    focusPoint: [10, 90],
    priceCents: 0,
    category: { id: target },
    preparationMinutes: 600,
    tags: ['picante'],
    allergens: [],
    imageUrl: 'https://example.com/a.jpg',
    available: false,
    optionGroupIds: [two.id, one.id],
    stationId: null,
  };
  const { body } = await edit(made.id, formOf(made, changes));
  expect(body).toEqual({ id: made.id, revision: 2 });
  const { category, ...rest } = changes;
  expect(await productNow(staff, made.id)).toEqual({
    id: made.id,
    revision: 2,
    pinned: false,
    pricing: null,
    categoryId: category.id,
    ...rest,
  });
  const { categories } = await editedMenu(staff);
  const ids = categories.find(({ id }) => id === target)?.products.map(({ id }) => id);
  expect(ids).toEqual([there.id, made.id]);
});

test('of two people who edit the same product one is told, and nothing of theirs is written', async () => {
  const made = await newProduct(staff, categoryId);
  const answers = await Promise.all(
    ['Um', 'Dois', 'Três'].map((description) => edit(made.id, formOf(made, { description }))),
  );
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  for (const lost of answers.filter((answer) => !won.includes(answer)))
    expect(lost).toMatchObject({ status: 409, body: { code: 'stale_revision', data: { revision: 2 } } });
  expect((await productNow(staff, made.id))?.revision).toBe(2);
  // Switching it counts as an edit, setting it to what it is does not.
  expect((await available(made.id, true)).body.revision).toBe(2);
  expect((await available(made.id, false)).body.revision).toBe(3);
  expect(codeOf(await edit(made.id, formOf({ ...made, revision: 2 })))).toEqual([409, 'stale_revision']);
});

test('what has run out cannot be ordered, and can again when it is back', async () => {
  const made = await newProduct(staff, categoryId);
  expect((await order(made.id)).status).toBe(200);
  expect((await available(made.id, false)).body).toMatchObject({ id: made.id, available: false });
  expect(codeOf(await order(made.id))).toEqual([409, 'product_unavailable']);
  await available(made.id, true);
  expect((await order(made.id)).status).toBe(200);
});

test('a removed product is gone from every menu, and past orders keep it', async () => {
  const group = await newGroup(staff);
  const made = await newProduct(staff, categoryId, { name: 'Sarapatel', optionGroupIds: [group.id] });
  const placed = await order(made.id, [group.options[0]!.id]);
  expect(placed.status).toBe(200);
  const past = () => staff.get(`/api/orders/${placed.body.id}`);
  const before = (await past()).body.order;

  expect(await remove(made.id)).toMatchObject({ status: 200, body: {} });
  expect(await productNow(staff, made.id)).toBeUndefined();
  const shown = async () => JSON.stringify((await diner.get(`/api/restaurants/${slug}/menu`)).body);
  await until(async () => !(await shown()).includes(made.id), 'The menu without the product');
  expect(codeOf(await order(made.id))).toEqual([409, 'product_unavailable']);
  expect((await past()).body.order).toEqual(before);
  expect(before.lines).toMatchObject([{ name: 'Sarapatel', choices: [{ name: 'Pimenta' }] }]);
  for (const answer of [await remove(made.id), await edit(made.id, formOf(made)), await available(made.id, true)])
    expect(codeOf(answer)).toEqual([404, 'product_not_found']);
  // The kitchen's estimates still know it.
  expect((await staff.post(`/api/orders/${placed.body.id}/status`, { status: 'preparando' })).status).toBe(200);

  // Its category can go, and it stays for as long as an order names it.
  const lonely = await newCategory(staff);
  const unordered = await newProduct(staff, lonely);
  await remove(unordered.id);
  expect((await staff.post(`/api/menu/categories/${lonely}/remove`)).status).toBe(200);
  await instance.owner.query(`update products set archived_at = now() - interval '1 hour' where id = any($1)`, [
    [made.id, unordered.id],
  ]);
  await remove((await newProduct(staff, categoryId)).id);
  expect(await row(unordered.id)).toBeUndefined();
  expect(await row(made.id)).toMatchObject({ name: 'Sarapatel', category_id: null });
  const begun = { status: 'preparando', begun: true, startedAt: expect.any(String) };
  expect((await past()).body.order.lines).toEqual(before.lines.map((line: object) => ({ ...line, ...begun })));
});

test('orders that are placed while their product is removed are taken or refused, never broken', async () => {
  for (let round = 0; round < 5; round += 1) {
    const made = await newProduct(staff, categoryId);
    const [gone, ...answers] = await Promise.all([remove(made.id), ...[1, 2, 3, 4].map(() => order(made.id))]);
    expect(gone?.status).toBe(200);
    for (const answer of answers) expect([200, 409], JSON.stringify(answer.body)).toContain(answer.status);
  }
});

test('products are put in order within their category; those that are not named follow as they were', async () => {
  const shelf = await newCategory(staff);
  const a = await newProduct(staff, shelf);
  const b = await newProduct(staff, shelf);
  const c = await newProduct(staff, shelf);
  const reorder = (ids: string[], at = shelf) => staff.post(`/api/menu/categories/${at}/order`, { ids });
  const now = async () =>
    (await editedMenu(staff)).categories.find(({ id }) => id === shelf)?.products.map(({ id }) => id);
  expect((await reorder([c.id, a.id])).status).toBe(200);
  expect(await now()).toEqual([c.id, a.id, b.id]);
  expect(codeOf(await reorder([a.id, a.id]))).toEqual([400, 'invalid_input']);
  expect(codeOf(await reorder([randomUUID()]))).toEqual([404, 'product_not_found']);
  expect(codeOf(await reorder([a.id], categoryId))).toEqual([404, 'product_not_found']);
  expect(codeOf(await reorder([a.id], randomUUID()))).toEqual([404, 'category_not_found']);
  expect(await now()).toEqual([c.id, a.id, b.id]);
  // Their form has not changed.
  expect((await edit(a.id, formOf(a))).status).toBe(200);
});
