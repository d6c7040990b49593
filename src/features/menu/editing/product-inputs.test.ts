import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance, waiter } from '../../../../tests/support/server/instance.ts';
import { dish, formOf, newCategory, newProduct } from '../../../../tests/support/server/menu-editor.ts';
import {
  addRestaurant,
  fingerprint,
  type SecondRestaurant,
} from '../../../../tests/support/server/second-restaurant.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let other: SecondRestaurant;
let staff: Visitor;
let categoryId: string;
beforeAll(async () => {
  instance = await openTestInstance();
  other = await addRestaurant(instance.owner);
  staff = await new Visitor(instance).signIn(waiter);
  categoryId = await newCategory(staff);
});
afterAll(() => instance.close());

const create = (changes: object = {}, key: string = randomUUID()) =>
  staff.post('/api/menu/products', { key, ...dish(categoryId, changes) });
const edit = (id: string, body: object) => staff.put(`/api/menu/products/${id}`, body);
const available = (id: string, value: unknown) =>
  staff.post(`/api/menu/products/${id}/available`, { available: value });
const remove = (id: string) => staff.post(`/api/menu/products/${id}/remove`);
const row = async (id: string) => (await instance.owner.query('select * from products where id = $1', [id])).rows[0];
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

test('each field has an error of its own, in the words of the specification', async () => {
  const english = { cookie: `${staff.cookieHeader}; locale=en` };
  const bad = dish(categoryId, {
    name: ' ',
    priceCents: -1,
    category: { name: ' ' },
    description: 'x'.repeat(1_001),
    preparationMinutes: 601,
    imageUrl: 'javascript:alert(1)',
    tags: ['halal'],
    available: 'yes',
  });
  const { status, body } = await staff.send('POST', '/api/menu/products', { key: randomUUID(), ...bad }, english);
  expect([status, body.code]).toEqual([400, 'invalid_input']);
  expect(Object.fromEntries(body.data.fields.map((field: any) => [field.path, field.message]))).toEqual({
    name: 'Name is required',
    description: 'Too long',
    priceCents: 'Price must be positive',
    'category.name': 'Category is required',
    preparationMinutes: 'Use a whole number, 0 to 600 minutes',
    imageUrl: 'Invalid picture address',
    'tags.0': 'Invalid value',
    available: 'Invalid value',
  });
  expect((await create({ imageUrl: 'http://fotos.example/a.jpg' })).body.data.fields).toMatchObject([
    { path: 'imageUrl', code: 'fields.picture_url_insecure' },
  ]);
  for (const [priceCents, code] of [
    [null, 'fields.price_invalid'],
    [0.5, 'fields.price_invalid'],
    ['100', 'fields.price_invalid'],
    [-1, 'fields.price_positive'],
    [100_000_001, 'fields.price_most'],
  ])
    expect((await create({ priceCents })).body.data.fields).toMatchObject([{ path: 'priceCents', code }]);
  expect((await create({ category: { id: categoryId, name: 'Y' } })).status).toBe(400);
  for (const category of [null, {}, { id: '' }, { name: 7 }])
    expect((await create({ category })).body.data.fields).toMatchObject([{ code: 'fields.category_required' }]);
  expect((await create({ name: 'a\0b' })).status).toBe(400);
  expect((await create({ priceCents: 0, preparationMinutes: 0, imageUrl: '' })).status).toBe(200);
});

test('no field beyond the form is taken', async () => {
  const made = await newProduct(staff, categoryId);
  const extras = {
    restaurantId: other.id,
    restaurant_id: other.id,
    archivedAt: null,
    archived_at: '2020-01-01',
    position: 0,
    price: 1,
    price_cents: 1,
    createKey: randomUUID(),
    categoryId: other.categoryId,
  };
  const before = await row(made.id);
  for (const [name, value] of Object.entries(extras)) {
    for (const answer of [await create({ [name]: value }), await edit(made.id, formOf(made, { [name]: value }))])
      expect(codeOf(answer), name).toEqual([400, 'invalid_input']);
  }
  expect((await create({ id: other.productId })).status).toBe(400);
  expect((await create({ revision: 9 })).status).toBe(400);
  expect(await row(made.id)).toEqual(before);
});

test("nothing of another restaurant's can be named, and nothing of theirs changes", async () => {
  const made = await newProduct(staff, categoryId);
  const theirs = await fingerprint(instance.owner, other.id);
  const ours = async () => ({ ...(await fingerprint(instance.owner, instance.restaurantId)), outbox: '' });
  const before = await ours();
  const attempts = [
    [create({ category: { id: other.categoryId } }), 'category_not_found'],
    [create({ optionGroupIds: [other.groupId] }), 'option_group_not_found'],
    [edit(other.productId, formOf(made)), 'product_not_found'],
    [edit(made.id, formOf(made, { category: { id: other.categoryId } })), 'category_not_found'],
    [edit(made.id, formOf(made, { optionGroupIds: [other.groupId] })), 'option_group_not_found'],
    [available(other.productId, false), 'product_not_found'],
    [remove(other.productId), 'product_not_found'],
    [staff.post(`/api/menu/categories/${other.categoryId}/order`, { ids: [other.productId] }), 'category_not_found'],
    [staff.post(`/api/menu/categories/${categoryId}/order`, { ids: [other.productId] }), 'product_not_found'],
  ] as const;
  for (const [attempt, code] of attempts) expect(codeOf(await attempt)).toEqual([404, code]);
  expect(await ours()).toEqual(before);
  expect(await fingerprint(instance.owner, other.id)).toEqual(theirs);
});
