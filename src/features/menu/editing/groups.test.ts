import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, slug, type TestInstance, waiter } from '../../../../tests/support/server/instance.ts';
import {
  formOf,
  group,
  groupNow,
  newCategory,
  newGroup,
  newProduct,
  option,
  productNow,
} from '../../../../tests/support/server/menu-editor.ts';
import {
  addRestaurant,
  fingerprint,
  type SecondRestaurant,
} from '../../../../tests/support/server/second-restaurant.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let other: SecondRestaurant;
let staff: Visitor;
let diner: Visitor;
let categoryId: string;
beforeAll(async () => {
  instance = await openTestInstance();
  other = await addRestaurant(instance.owner);
  staff = await new Visitor(instance).signIn(waiter);
  diner = await new Visitor(instance).sitAt(1);
  categoryId = await newCategory(staff);
});
afterAll(() => instance.close());

const create = (changes: object = {}, key: string = randomUUID()) =>
  staff.post('/api/menu/option-groups', { key, ...group(changes) });
const edit = (id: string, body: object) => staff.put(`/api/menu/option-groups/${id}`, body);
const remove = (id: string) => staff.post(`/api/menu/option-groups/${id}/remove`);
const order = (productId: string, optionIds: string[]) =>
  diner.post(`/api/restaurants/${slug}/tables/1/orders`, {
    key: randomUUID(),
    lines: [{ productId, quantity: 1, optionIds, notes: '' }],
  });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

test('a new group keeps its options in order, and products ask for it behind what they asked before', async () => {
  const first = await newGroup(staff);
  const product = await newProduct(staff, categoryId, { optionGroupIds: [first.id] });
  const offered = [
    option('Grande', { priceDeltaCents: 800 }),
    option('Média'),
    option('Pequena', { priceDeltaCents: -300, available: false }),
  ];
  const made = await newGroup(staff, { name: 'Tamanho', min: 1, max: 1, options: offered, attach: [product.id] });
  expect(made).toMatchObject({ name: 'Tamanho', min: 1, max: 1, revision: 1, options: offered });
  expect(await productNow(staff, product.id)).toMatchObject({ optionGroupIds: [first.id, made.id], revision: 2 });

  const [large, , small] = made.options;
  const placed = await order(product.id, [large!.id]);
  expect((await staff.get(`/api/orders/${placed.body.id}`)).body.order.lines[0]!.unitCents).toBe(3_200);
  expect(codeOf(await order(product.id, []))).toEqual([409, 'choices_invalid']);
  expect(codeOf(await order(product.id, [small!.id]))).toEqual([409, 'option_unavailable']);
});

test('sent again with its key, a creation is the same group', async () => {
  const key = randomUUID();
  const product = await newProduct(staff, categoryId);
  const answers = await Promise.all([1, 2, 3].map(() => create({ name: 'Ponto', attach: [product.id] }, key)));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await productNow(staff, product.id))?.optionGroupIds).toEqual([answers[0]!.body.id]);
});

test('an edit keeps the ids of options that stay, and past orders keep what they say', async () => {
  const product = await newProduct(staff, categoryId);
  const made = await newGroup(staff, { attach: [product.id], options: [option('Alho'), option('Limão')] });
  const [garlic, lime] = made.options;
  const placed = await order(product.id, [garlic!.id]);
  const past = async () => (await staff.get(`/api/orders/${placed.body.id}`)).body.order.lines;
  const before = await past();

  const options = [option('Coentro'), { ...lime!, name: 'Limão-cravo', priceDeltaCents: 150 }];
  const { body } = await edit(made.id, { revision: 1, ...group({ name: 'Temperos', max: 2, options }) });
  expect(body).toEqual({ id: made.id, revision: 2 });
  const now = await groupNow(staff, made.id);
  expect(now).toMatchObject({ name: 'Temperos', min: 0, max: 2, options });
  expect(now?.options[1]?.id).toBe(lime!.id);
  expect(codeOf(await order(product.id, [garlic!.id]))).toEqual([409, 'option_unavailable']);
  expect((await order(product.id, [lime!.id])).status).toBe(200);
  expect(await past()).toEqual(before);
  // Untouched: the group belongs to the product as it did.
  expect((await productNow(staff, product.id))?.optionGroupIds).toEqual([made.id]);
});

test('one group serves many products, and each can let go of it', async () => {
  const products = [await newProduct(staff, categoryId), await newProduct(staff, categoryId)];
  const [a, b] = products.map(({ id }) => id) as [string, string];
  const made = await newGroup(staff, { attach: [a] });
  const same = { revision: 1, name: made.name, min: made.min, max: made.max, options: made.options };
  expect((await edit(made.id, { ...same, attach: [a, b] })).status).toBe(200);
  const asking = async () =>
    Promise.all([a, b].map(async (id) => (await productNow(staff, id))?.optionGroupIds.includes(made.id)));
  expect(await asking()).toEqual([true, true]);
  expect((await edit(made.id, { ...same, revision: 2, detach: [a] })).status).toBe(200);
  expect(await asking()).toEqual([false, true]);
  // The forms of both have changed under whoever has them open.
  for (const product of products)
    expect(codeOf(await staff.put(`/api/menu/products/${product.id}`, formOf(product)))).toEqual([
      409,
      'stale_revision',
    ]);

  expect((await remove(made.id)).body).toEqual({});
  expect(await groupNow(staff, made.id)).toBeUndefined();
  expect((await productNow(staff, b))?.optionGroupIds).toEqual([]);
  expect((await order(b, [])).status).toBe(200);
  expect(codeOf(await remove(made.id))).toEqual([404, 'option_group_not_found']);
});

test('of two people who edit the same group one is told', async () => {
  const made = await newGroup(staff);
  const body = (name: string) => ({ revision: 1, name, min: 0, max: 1, options: made.options });
  const answers = await Promise.all(['Um', 'Dois'].map((name) => edit(made.id, body(name))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const lost = answers.find(({ status }) => status === 409);
  expect(lost?.body).toMatchObject({ code: 'stale_revision', data: { revision: 2 } });
  expect(codeOf(await edit(randomUUID(), body('Três')))).toEqual([404, 'option_group_not_found']);
});

test('what nobody could answer or tell apart is refused, each at its field', async () => {
  const twice = randomUUID();
  const cases: [object, string, string][] = [
    [{ name: '' }, 'name', 'fields.name_required'],
    [{ options: [] }, 'options', 'fields.options_required'],
    [{ options: Array.from({ length: 51 }, (_, n) => option(`O ${n}`)) }, 'options', 'fields.options_most'],
    [{ options: [option('A'), option(' ')] }, 'options.1.name', 'fields.name_required'],
    [{ options: [option('Alho'), option('ALHO ')] }, 'options.1.name', 'fields.option_repeated'],
    [{ options: [option('A', { priceDeltaCents: 0.5 })] }, 'options.0.priceDeltaCents', 'fields.price_invalid'],
    [{ options: [option('A', { priceDeltaCents: 100_000_001 })] }, 'options.0.priceDeltaCents', 'fields.price_most'],
    [{ min: 2, max: 1 }, 'max', 'fields.choices_order'],
    [{ min: 3, max: 3 }, 'min', 'fields.choices_offered'],
    [{ min: -1 }, 'min', 'fields.choices_range'],
    [{ max: 0 }, 'max', 'fields.choices_range'],
    [{ max: 51 }, 'max', 'fields.choices_range'],
    [{ options: [option('A', { id: twice }), option('B', { id: twice })] }, 'options.1.id', 'fields.invalid'],
  ];
  for (const [changes, path, code] of cases) {
    const answer = await create(changes);
    expect(codeOf(answer), path).toEqual([400, 'invalid_input']);
    expect(answer.body.data.fields).toContainEqual(expect.objectContaining({ path, code }));
  }
});

test('no field beyond the form is taken', async () => {
  const made = await newGroup(staff);
  const same = { revision: 1, name: made.name, min: 0, max: 1, options: made.options };
  for (const extra of [{ restaurantId: other.id }, { restaurant_id: other.id }, { position: 0 }, { create_key: 'x' }]) {
    expect((await create(extra)).status).toBe(400);
    expect((await edit(made.id, { ...same, ...extra })).status).toBe(400);
    const options = made.options.map((each) => ({ ...each, ...extra }));
    expect((await edit(made.id, { ...same, options })).status).toBe(400);
  }
  expect((await create({ id: other.groupId })).status).toBe(400);
});

test("nothing of another restaurant's can be named, and nothing of theirs changes", async () => {
  const made = await newGroup(staff);
  const foreign = await newGroup(staff);
  const theirs = await fingerprint(instance.owner, other.id);
  const before = { ...(await fingerprint(instance.owner, instance.restaurantId)), outbox: '' };
  const same = { revision: 1, name: made.name, min: 0, max: 1, options: made.options };
  const withOption = (id: string) => ({ ...same, options: [...made.options, option('Couve', { id })] });
  const attempts = [
    [create({ attach: [other.productId] }), 'product_not_found'],
    [create({ options: [option('Couve', { id: other.optionId })] }), 'option_not_found'],
    [edit(other.groupId, same), 'option_group_not_found'],
    [edit(made.id, { ...same, attach: [other.productId] }), 'product_not_found'],
    [edit(made.id, { ...same, detach: [other.productId] }), 'product_not_found'],
    [edit(made.id, withOption(other.optionId)), 'option_not_found'],
    // Nor an option of another group of one's own.
    [edit(made.id, withOption(foreign.options[0]!.id)), 'option_not_found'],
    [remove(other.groupId), 'option_group_not_found'],
  ] as const;
  for (const [attempt, code] of attempts) expect(codeOf(await attempt)).toEqual([404, code]);
  expect({ ...(await fingerprint(instance.owner, instance.restaurantId)), outbox: '' }).toEqual(before);
  expect(await fingerprint(instance.owner, other.id)).toEqual(theirs);
});

test('options declare allergens: who does not say them leaves them, guests read them, and the kitchen reads those chosen', async () => {
  const offered = [option('Amendoim', { allergens: ['amendoim', 'leite'] }), option('Creme', { allergens: ['leite'] })];
  const product = await newProduct(staff, categoryId);
  const made = await newGroup(staff, { min: 1, max: 1, options: offered, attach: [product.id] });
  const again = made.options.map(({ id, name, priceDeltaCents, available }) => ({
    id,
    name,
    priceDeltaCents,
    available,
  }));
  await edit(made.id, { ...group({ min: 1, max: 1, options: again }), revision: made.revision });

  const { categories, optionGroups } = (await diner.get(`/api/restaurants/${slug}/menu`)).body;
  const read = optionGroups.find(({ id }) => id === made.id)!;
  expect(read.options.map(({ allergens }) => allergens)).toEqual([['amendoim', 'leite'], ['leite']]);
  const dishes = categories.flatMap(({ products }) => products);
  expect(dishes.find(({ id }) => id === product.id)).toMatchObject({ allergens: ['soja', 'leite'] });

  const placed = await order(product.id, [made.options[0]!.id]);
  const { orders } = (await staff.get('/api/kitchen/tickets')).body;
  const ticket = orders.find(({ id }) => id === placed.body.id)!;
  expect(ticket.lines[0]!.allergens).toEqual(['soja', 'leite', 'amendoim']);
});
