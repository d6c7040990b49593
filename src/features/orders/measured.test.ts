import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cashier,
  openTestInstance,
  owner,
  slug,
  type TestInstance,
  waiter,
} from '../../../tests/support/server/instance.ts';
import { dish, newCategory } from '../../../tests/support/server/menu-editor.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let dono: Visitor;
let caixa: Visitor;
let garcom: Visitor;
let diner: Visitor;
let tableId: string;
const ids = { weight: '', open: '' };

beforeAll(async () => {
  instance = await openTestInstance();
  [dono, caixa, garcom] = (await Promise.all(
    [owner, cashier, waiter].map((email) => new Visitor(instance).signIn(email)),
  )) as [Visitor, Visitor, Visitor];
  diner = await new Visitor(instance).sitAt(1);
  tableId = (await instance.owner.query('select id from tables where number = 1')).rows[0].id;
  const categoryId = await newCategory(garcom);
  for (const [pricing, name] of [
    ['weight', 'Buffet'],
    ['open', 'Taxa de rolha'],
  ] as const) {
    const fields = dish(categoryId, { name, pricing, priceCents: 6_990, optionGroupIds: [] });
    ids[pricing] = (await garcom.post('/api/menu/products', { key: randomUUID(), ...fields })).body.id;
  }
});
afterAll(() => instance.close());

const line = (pricing: keyof typeof ids, changes: object) => ({
  productId: ids[pricing],
  quantity: 1,
  optionIds: [],
  notes: '',
  ...changes,
});
const create = (who: Visitor, lines: object[], key: string = randomUUID()) =>
  who.post('/api/orders', { key, tableId, status: 'pendente', lines });
const read = async (id: string): Promise<any> => (await caixa.get(`/api/orders/${id}`)).body;
const refusal = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

test('guests read how both are sold, and order neither', async () => {
  const { categories } = (await diner.get(`/api/restaurants/${slug}/menu`)).body;
  const products = categories.flatMap((category: any) => category.products);
  const sold = (id: string) => products.find((product: any) => product.id === id);
  expect(sold(ids.weight)).toMatchObject({ pricing: 'weight', priceCents: 6_990 });
  expect(sold(ids.open)).toMatchObject({ pricing: 'open', priceCents: 0 });
  for (const wanted of [line('weight', { grams: 350 }), line('open', { openCents: 1 })]) {
    const placed = await diner.post(`/api/restaurants/${slug}/tables/1/orders`, { key: randomUUID(), lines: [wanted] });
    expect(refusal(placed)).toEqual([409, 'sold_by_staff']);
  }
});

test('a change that does not say how a product is sold leaves it so', async () => {
  const find = async () => {
    const { categories } = (await garcom.get('/api/menu/editing')).body;
    return categories.flatMap((each: any) => each.products).find((each: any) => each.id === ids.weight);
  };
  const { categoryId, pinned: _, pricing, ...product } = await find();
  expect(pricing).toBe('weight');
  const save = async (changes: object) => {
    const { revision } = await find();
    const saved = { ...product, category: { id: categoryId }, revision, ...changes };
    expect((await garcom.put(`/api/menu/products/${ids.weight}`, saved)).status).toBe(200);
    return (await find()).pricing;
  };
  expect(await save({ description: 'Sem taxa' })).toBe('weight');
  expect(await save({ pricing: null })).toBeNull();
  expect(await save({ pricing: 'weight' })).toBe('weight');
});

test('a waiter sells 0,350 kg, once for its key, and the key holds the weight', async () => {
  const key = randomUUID();
  const placed = await create(garcom, [line('weight', { grams: 350, seenUnitCents: 2_447 })], key);
  expect(placed.status).toBe(200);
  const { order } = await read(placed.body.id);
  expect(order).toMatchObject({ itemsCents: 2_447, lines: [{ quantity: 1, unitCents: 2_447 }] });
  expect(order.lines[0]?.choices).toMatchObject([{ name: '0,350\u00a0kg × R$\u00a069,90/kg', grams: 350 }]);
  expect((await create(garcom, [line('weight', { grams: 350 })], key)).body.id).toBe(placed.body.id);
  expect(refusal(await create(garcom, [line('weight', { grams: 351 })], key))).toEqual([409, 'place_key_reused']);
  expect(refusal(await create(garcom, [line('weight', {})]))).toEqual([409, 'pricing_mismatch']);
  expect(refusal(await create(garcom, [line('weight', { grams: 100_000 })]))).toEqual([400, 'invalid_input']);
});

test('an open price is given by an owner or a cashier, and the order says by whom', async () => {
  expect(refusal(await create(garcom, [line('open', { openCents: 4_000 })]))).toEqual([409, 'open_price_denied']);
  expect(refusal(await create(caixa, [line('open', { openCents: 0 })]))).toEqual([400, 'invalid_input']);
  for (const who of [dono, caixa]) {
    const key = randomUUID();
    const placed = await create(who, [line('open', { openCents: 4_000, quantity: 2 })], key);
    const { order, history } = await read(placed.body.id);
    expect(order).toMatchObject({ itemsCents: 8_000, lines: [{ quantity: 2, unitCents: 4_000 }] });
    expect(history[0]?.actor).toEqual(expect.any(String));
    expect(refusal(await create(who, [line('open', { openCents: 4_001, quantity: 2 })], key))[1]).toBe(
      'place_key_reused',
    );
  }
});

test('a weight that is corrected replaces the line, which its history tells; a weighing is never more than one', async () => {
  const { body } = await create(garcom, [line('weight', { grams: 350 })]);
  const edit = async (lines: object[]) => {
    const { order } = await read(body.id);
    return garcom.put(`/api/orders/${body.id}`, { revision: order.revision, tableId, status: 'pendente', lines });
  };
  expect(refusal(await edit([{ line: 1, quantity: 2, notes: '' }]))).toEqual([400, 'invalid_input']);
  expect(refusal(await edit([line('open', { openCents: 1 })]))).toEqual([409, 'open_price_denied']);
  const edited = await edit([line('weight', { grams: 530 })]);
  // 69.90 x 0.530 = 37.047
  expect(edited.body).toMatchObject({ itemsCents: 3_705, lines: [{ line: 2, unitCents: 3_705 }] });
  const changes = (await read(body.id)).history.at(-1).changes;
  const grams = (change: any, side: string) => change[side]?.choices[0].grams ?? null;
  expect(changes.map((change: any) => [grams(change, 'was'), grams(change, 'became')])).toEqual([
    [350, null],
    [null, 530],
  ]);
});
