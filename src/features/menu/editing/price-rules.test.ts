import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, slug, type TestInstance, waiter } from '../../../../tests/support/server/instance.ts';
import {
  group,
  groupNow,
  newCategory,
  newGroup,
  newProduct,
  option,
} from '../../../../tests/support/server/menu-editor.ts';
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

const order = (productId: string, optionIds: string[], seenUnitCents?: number) =>
  diner.post(`/api/restaurants/${slug}/tables/1/orders`, {
    key: randomUUID(),
    lines: [{ productId, quantity: 1, optionIds, notes: '', seenUnitCents }],
  });
const read = async (id: string) => (await staff.get(`/api/orders/${id}`)).body.order;
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const edit = (id: string, body: object) => staff.put(`/api/menu/option-groups/${id}`, body);

const flavours = [
  option('Calabresa'),
  option('Camarão', { priceDeltaCents: 1_201 }),
  option('Palmito', { priceDeltaCents: 500 }),
];
async function pizza(changes: object) {
  const made = await newGroup(staff, { name: 'Sabores', min: 1, max: 2, options: flavours, ...changes });
  const product = await newProduct(staff, categoryId, { priceCents: 5_000, optionGroupIds: [made.id] });
  return { made, product, ids: made.options.map(({ id }) => id) as [string, string, string] };
}

const listed = (menu: { categories: { products: { id: string; fromCents?: number }[] }[] }, id: string) =>
  menu.categories.flatMap(({ products }) => products).find((each) => each.id === id)!;

test('where its choices make its price, guests and editors read where a product begins', async () => {
  const cheap = option('Calabresa', { priceDeltaCents: 4_590 });
  const dear = option('Camarão', { priceDeltaCents: 6_200 });
  const { product } = await pizza({ priceRule: 'dearest', options: [cheap, dear] });
  const plain = await pizza({});
  for (const path of [`/api/restaurants/${slug}/menu`, `/api/restaurants/${slug}/menu/en`])
    expect(listed((await diner.get(path)).body, product.id).fromCents).toBe(5_000 + 4_590);
  const edited = (await staff.get('/api/menu/editing')).body;
  expect(listed(edited, product.id).fromCents).toBe(5_000 + 4_590);
  expect(listed(edited, plain.product.id)).not.toHaveProperty('fromCents');
});

test('a group without a word adds its choices up, and takes each once', async () => {
  const { made, product, ids } = await pizza({});
  expect(made).toMatchObject({ priceRule: 'sum', repeats: false });
  const { optionGroups } = (await diner.get(`/api/restaurants/${slug}/menu`)).body;
  expect(optionGroups.find(({ id }: { id: string }) => id === made.id)).toMatchObject({
    priceRule: 'sum',
    repeats: false,
  });
  const { body } = await order(product.id, [ids[1], ids[2]]);
  expect((await read(body.id)).lines[0]!.unitCents).toBe(5_000 + 1_201 + 500);
  expect(codeOf(await order(product.id, [ids[0], ids[0]]))).toEqual([409, 'choices_invalid']);
});

test.each([
  ['dearest', 5_000 + 1_201],
  // The mean of 0 and 12,01 is 6,005: half up.
  ['mean', 5_000 + 601],
])('half and half where the %s of them is the price', async (priceRule, unitCents) => {
  const { made, product, ids } = await pizza({ priceRule });
  expect(made.priceRule).toBe(priceRule);
  const refused = await order(product.id, [ids[0], ids[1]], 5_000 + 1_201 + 1);
  expect(refused.body).toMatchObject({ code: 'price_changed', data: { refusals: [{ unitCents }] } });
  const { body } = await order(product.id, [ids[0], ids[1]], unitCents);
  expect((await read(body.id)).lines[0]!.unitCents).toBe(unitCents);
});

test('an order keeps its price when the rule changes, and an edit of it too', async () => {
  const { made, product, ids } = await pizza({ priceRule: 'mean' });
  const { body } = await order(product.id, [ids[0], ids[1]]);
  const same = { name: made.name, min: 1, max: 2, options: made.options };
  expect((await edit(made.id, { revision: 1, ...same, priceRule: 'dearest' })).status).toBe(200);
  const { revision, tableId, status } = await read(body.id);
  const lines = [{ line: 1, quantity: 3, notes: '' }];
  expect((await staff.put(`/api/orders/${body.id}`, { revision, tableId, status, lines })).status).toBe(200);
  const { lines: kept, itemsCents } = await read(body.id);
  expect([kept[0]!.unitCents, itemsCents]).toEqual([5_601, 3 * 5_601]);
});

test('a form that knows no rules leaves them as they are', async () => {
  const { made } = await pizza({ priceRule: 'mean', repeats: true });
  const same = { revision: 1, name: 'Sabores da casa', min: 1, max: 2, options: made.options };
  expect((await edit(made.id, same)).status).toBe(200);
  expect(await groupNow(staff, made.id)).toMatchObject({ name: 'Sabores da casa', priceRule: 'mean', repeats: true });
});

test('where a choice may be taken again each time counts, for the number, the price and what the kitchen reads', async () => {
  const { product, ids } = await pizza({ name: 'Bolas', min: 3, max: 3, repeats: true });
  const [, chocolate, cream] = ids;
  expect(codeOf(await order(product.id, [chocolate, cream]))).toEqual([409, 'choices_invalid']);
  expect(codeOf(await order(product.id, [chocolate, chocolate, cream, cream]))).toEqual([409, 'choices_invalid']);
  const { body } = await order(product.id, [cream, chocolate, chocolate]);
  const line = (await read(body.id)).lines[0]!;
  expect(line.unitCents).toBe(5_000 + 2 * 1_201 + 500);
  expect(line.choices.map(({ name }: { name: string }) => name)).toEqual(['Camarão', 'Camarão', 'Palmito']);
  const { orders } = (await staff.get('/api/kitchen/tickets')).body;
  expect(orders.find(({ id }: { id: string }) => id === body.id)!.lines[0]!.choices).toEqual([
    { name: 'Camarão', times: 2 },
    { name: 'Palmito', times: 1 },
  ]);
});

test('a mean weighs a choice as often as it was taken', async () => {
  const { product, ids } = await pizza({ max: 3, repeats: true, priceRule: 'mean' });
  const { body } = await order(product.id, [ids[0], ids[2], ids[0]]);
  // 5,00 in three: 1,666…
  expect((await read(body.id)).lines[0]!.unitCents).toBe(5_167);
});

test('an option that is counted is taken as often as it was chosen, and given back so', async () => {
  const { product, ids } = await pizza({ max: 3, repeats: true });
  const counting = { state: 'counted', key: randomUUID(), left: 5 };
  expect((await staff.post(`/api/menu/availability/${ids[0]}`, counting)).status).toBe(200);
  const left = async () =>
    (await instance.owner.query('select remaining from stock where item_id = $1', [ids[0]])).rows[0]!.remaining;
  const { body } = await order(product.id, [ids[0], ids[0], ids[0]]);
  expect(await left()).toBe(2);
  const refused = await order(product.id, [ids[0], ids[0], ids[0]]);
  expect(refused.body).toMatchObject({ code: 'not_enough_left', data: { refusals: [{ option: 'Calabresa' }] } });
  expect(await left()).toBe(2);
  expect((await staff.post(`/api/orders/${body.id}/status`, { status: 'cancelado' })).status).toBe(200);
  expect(await left()).toBe(5);
});

test('more may be asked for than there are options only where they may be taken again', async () => {
  const create = (changes: object) =>
    staff.post('/api/menu/option-groups', { key: randomUUID(), ...group({ min: 3, max: 3, ...changes }) });
  expect((await create({ repeats: true })).status).toBe(200);
  const refused = await create({ repeats: false });
  expect(refused.body.data.fields).toContainEqual(
    expect.objectContaining({ path: 'min', code: 'fields.choices_offered' }),
  );
  expect(codeOf(await create({ repeats: true, priceRule: 'cheapest' }))).toEqual([400, 'invalid_input']);
});
