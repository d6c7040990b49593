import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, slug, type TestInstance, waiter } from '../../../../tests/support/server/instance.ts';
import {
  addRestaurant,
  fingerprint,
  type SecondRestaurant,
} from '../../../../tests/support/server/second-restaurant.ts';
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

const exported = async () => (await staff.get('/api/menu/csv')).body.text as string;
const preview = (text: string) => staff.post('/api/menu/csv/preview', { text });
const apply = (text: string, version: number) => staff.post('/api/menu/csv', { text, version });
const print = async () => ({ ...(await fingerprint(instance.owner, instance.restaurantId)), outbox: '' });
const dish = async (name: string) =>
  (await staff.get('/api/menu')).body.categories
    .flatMap((category: any) => category.products.map((each: any) => ({ ...each, category: category.name })))
    .find((each: any) => each.name === name);

test('what was exported changes nothing', async () => {
  const { body } = await preview(await exported());
  expect(body).toMatchObject({
    rows: [],
    problems: [],
    newCategories: [],
    ignored: [],
    counts: { new: 0, changed: 0, absent: 0 },
  });
  expect(body.counts.unchanged).toBeGreaterThan(20);
});

test('a changed table is shown, written in one go, seen by diners at once, and the version moves', async () => {
  const before = await dish('Pão de queijo da Canastra');
  const stays = await dish('Moqueca de banana-da-terra');
  const text = `${(await exported()).replace(/(Pão de queijo da Canastra;[^\r]*?);24,90;sim;/, '$1;26,50;não;')}Sobremesas da casa;"=Pudim ""da vó""";Com calda;18,00;sim;5;Vegetariano;ovo, amendoim, leite;;https://cdn.example/pudim.jpg;;;;;;;;\r\nSobremesas da casa;Quindim;;9${';'.repeat(14)}\r\n`;
  const shown = await preview(text);
  expect(shown.body.problems).toEqual([]);
  expect(shown.body).toMatchObject({
    counts: { new: 2, changed: 1, absent: 0 },
    newCategories: ['Sobremesas da casa'],
  });
  expect(shown.body.rows[0]).toMatchObject({
    before: { category: before.category, priceCents: 2_490, pricing: null },
    after: { category: before.category, priceCents: 2_650, pricing: null },
  });
  expect(shown.body.rows[0]!.changes).toEqual([
    { column: 'price', from: '24,90', to: '26,50' },
    { column: 'available', from: 'sim', to: 'não' },
  ]);
  expect((await apply(text, shown.body.version)).body).toEqual({ added: 2, changed: 1 });

  const after = await dish('Pão de queijo da Canastra');
  expect(after).toEqual({
    ...before,
    priceCents: 2_650,
    available: false,
    ...(after.revision && { revision: after.revision }),
  });
  expect(await dish('Moqueca de banana-da-terra')).toEqual(stays);
  expect(await dish('=Pudim "da vó"')).toMatchObject({
    category: 'Sobremesas da casa',
    description: 'Com calda',
    priceCents: 1_800,
    preparationMinutes: 5,
    tags: ['vegetariano'],
    allergens: ['leite', 'amendoim', 'ovo'],
    imageUrl: 'https://cdn.example/pudim.jpg',
  });
  expect(await dish('Quindim')).toMatchObject({ priceCents: 900, available: true, preparationMinutes: 15 });
  const diners = (await new Visitor(instance).get(`/api/restaurants/${slug}/menu`)).body;
  expect(diners.categories.at(-1)).toMatchObject({
    name: 'Sobremesas da casa',
    products: [{ name: '=Pudim "da vó"' }, { name: 'Quindim' }],
  });
  const { rows } = await instance.owner.query('select revision from products where id = $1', [before.id]);
  expect(rows[0].revision).toBe(2);
  // Out again it is neutralised, and comes back as the same.
  expect(await exported()).toContain(`Sobremesas da casa;"'=Pudim ""da vó""";`);
  expect((await preview(await exported())).body.rows).toEqual([]);
});

test('English texts are written in a table, a category of one row for all, and what has no column stays', async () => {
  const { categories } = (await staff.get('/api/menu/editing')).body;
  const category = categories[0]!;
  const first = category.products[0]!;
  const second = category.products[1]!;
  const head = 'código;nome em inglês;descrição em inglês;categoria em inglês';
  const text = `${head}\n${first.id};House toast;Warm;Small plates\n${second.id};Raw fish;;${category.nameEn}`;
  const shown = (await preview(text)).body;
  expect(shown.problems).toEqual([]);
  expect(shown.rows[0]!.changes).toContainEqual({ column: 'categoryEn', from: category.nameEn, to: 'Small plates' });
  expect((await apply(text, shown.version)).body).toEqual({ added: 0, changed: 2 });
  const after = (await staff.get('/api/menu/editing')).body.categories[0]!;
  expect(after).toMatchObject({ name: category.name, nameEn: 'Small plates' });
  expect(after.products.slice(0, 2)).toMatchObject([
    { name: first.name, nameEn: 'House toast', descriptionEn: 'Warm', priceCents: first.priceCents },
    { name: second.name, nameEn: 'Raw fish', descriptionEn: '' },
  ]);
  const turned = (await preview(`código;nome em inglês\n${first.id};a\u202eb`)).body;
  expect(turned.problems).toMatchObject([{ column: 'nameEn', problem: 'invalid' }]);
  expect((await preview(await exported())).body.rows).toEqual([]);
});

test('English names of groups and options are written in one row for every product, and edited beside it are not overwritten', async () => {
  const editing = async () => (await staff.get('/api/menu/editing')).body;
  const { categories, optionGroups } = await editing();
  const product = categories
    .flatMap(({ products }: any) => products)
    .find(({ optionGroupIds }: any) => optionGroupIds.length === 1)!;
  const [id] = product.optionGroupIds;
  const group = optionGroups.find((each: any) => each.id === id)!;
  const option = group.options[0]!;
  const text = `código;grupos em inglês;opções em inglês\n${product.id};Called so;${option.name} = Chosen so`;
  const shown = (await preview(text)).body;
  expect(shown.rows[0]!.changes).toEqual([
    { column: 'optionsEn', from: group.nameEn, to: 'Called so' },
    { column: 'choicesEn', from: `${option.name} = ${option.nameEn}`, to: `${option.name} = Chosen so` },
  ]);
  expect((await apply(text, shown.version)).body).toEqual({ added: 0, changed: 1 });
  const after = (await editing()).optionGroups.find((each: any) => each.id === id)!;
  expect(after).toMatchObject({ name: group.name, nameEn: 'Called so', min: group.min, max: group.max });
  expect(after.options).toEqual([{ ...option, nameEn: 'Chosen so' }, ...group.options.slice(1)]);
  expect(after.revision).toBeGreaterThan(group.revision);
  expect((await editing()).optionGroups.filter((each: any) => each.id !== id)).toEqual(
    optionGroups.filter((each: any) => each.id !== id),
  );
  const out = await exported();
  expect(out.match(/Chosen so/g)).toHaveLength(1);
  expect((await preview(out)).body).toMatchObject({ rows: [], problems: [] });
});

test('option groups are given, taken away and put in another order', async () => {
  const before = await dish('Moqueca de banana-da-terra');
  const groups = (await staff.get('/api/menu')).body.optionGroups;
  const nameOf = (id: string) => groups.find((group: any) => group.id === id)!.name;
  expect(before.optionGroupIds.length).toBeGreaterThan(1);
  const set = async (ids: string[]) => {
    const text = `código;grupos de opções\n${before.id};${ids.map(nameOf).join('|')}`;
    expect((await apply(text, (await preview(text)).body.version)).status).toBe(200);
    return (await dish(before.name)).optionGroupIds;
  };
  const turned = before.optionGroupIds.toReversed();
  expect(await set(turned)).toEqual(turned);
  expect(await set(before.optionGroupIds)).toEqual(before.optionGroupIds);
  expect(await set([])).toEqual([]);
});

test('a product that moves to another category stands behind those that are there', async () => {
  const { categories } = (await staff.get('/api/menu')).body;
  const moved = categories[0]!.products[0];
  const text = `código;categoria\n${moved!.id};${categories[1]!.name}`;
  expect((await apply(text, (await preview(text)).body.version)).status).toBe(200);
  const after = (await staff.get('/api/menu')).body.categories;
  expect(after[1]!.products.at(-1)!.id).toBe(moved!.id);
});

test('a menu that changed since the preview refuses the table, and of many at once one wins', async () => {
  const text = 'categoria;nome;preço\nCorrida;Bolo;7';
  const { version } = (await preview(text)).body;
  await instance.owner.query(`select set_config('app.restaurant_id', $1, false)`, [instance.restaurantId]);
  await instance.owner.query(
    `update products set price_cents = price_cents + 1 where restaurant_id = $1 and name = 'Quindim'`,
    [instance.restaurantId],
  );
  const late = await apply(text, version);
  expect([late.status, late.body.code]).toEqual([409, 'menu_changed']);
  expect(await dish('Bolo')).toBeUndefined();

  const again = (await preview(text)).body.version;
  const answers = await Promise.all(Array.from({ length: 8 }, () => apply(text, again)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  const { rows } = await instance.owner.query(`select count(*)::int as n from products where name = 'Bolo'`);
  expect(rows[0].n).toBe(1);
});

test('one line with an error and nothing is written', async () => {
  const text = 'categoria;nome;preço\nNova;Certo;7\nNova;Errado;caro';
  const shown = (await preview(text)).body;
  expect(shown.problems).toEqual([{ line: 3, column: 'price', problem: 'price', value: 'caro' }]);
  const before = await print();
  const refused = await apply(text, shown.version);
  expect([refused.status, refused.body.code]).toEqual([409, 'csv_errors']);
  for (const [table, code] of [
    ['nome\nx', 'csv_columns_missing'],
    ['categoria;nome;preço\n', 'csv_empty'],
    ['categoria;nome;preço\na;"b;c', 'csv_unreadable'],
    [`categoria;nome;preço\n${'a;b;1\n'.repeat(1_001)}`, 'csv_too_long'],
  ] as const) {
    expect((await preview(table)).body.code).toBe(code);
    expect((await apply(table, shown.version)).body.code).toBe(code);
  }
  expect((await preview('x'.repeat(200_001))).body.code).toBe('invalid_input');
  expect(await print()).toEqual(before);
  const english = { cookie: `${staff.cookieHeader}; locale=en` };
  const told = await staff.send('POST', '/api/menu/csv/preview', { text: 'name\nx' }, english);
  expect(told.body.message).toBe(
    "Columns are missing from the file's header: category, price. Write these names in the line right above the products, or say which column is which.",
  );
});

test("another restaurant's product, category and groups are nothing here", async () => {
  await instance.owner.query(`update option_groups set name = 'Só da vizinha' where id = $1`, [other.groupId]);
  const before = await fingerprint(instance.owner, other.id);
  const foreign = (await preview(`código;preço\n${other.productId};1`)).body;
  expect(foreign.problems).toEqual([{ line: 2, column: 'code', problem: 'code', value: other.productId }]);
  const named = (await preview('categoria;nome;preço;grupos de opções\nPratos;Feijoada da vizinha;1;Só da vizinha'))
    .body;
  expect(named.problems.map(({ problem }: any) => problem)).toEqual(['option_missing']);
  const text = 'categoria;nome;preço\nPratos;Feijoada da vizinha;1';
  expect((await apply(text, (await preview(text)).body.version)).body).toEqual({ added: 1, changed: 0 });
  expect(await fingerprint(instance.owner, other.id)).toEqual(before);
});

test('what a table has no column for cannot be set by it', async () => {
  const text = `código;nome;restaurant_id;revision;archived_at\n${(await dish('Quindim')).id};Quindim;${other.id};99;2020-01-01`;
  const { body } = await preview(text);
  expect([body.counts.unchanged, body.ignored]).toEqual([1, ['restaurant_id', 'revision', 'archived_at']]);
  expect((await staff.post('/api/menu/csv', { text, version: body.version, restaurantId: other.id })).body.code).toBe(
    'invalid_input',
  );
});
