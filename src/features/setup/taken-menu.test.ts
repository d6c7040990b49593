import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import * as people from '../../../tests/support/server/newcomer.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

const newcomer = () => people.newcomer(instance);

test('a list becomes dishes with what is to be chosen, at the station that is likely', async () => {
  const { owner, id } = await newcomer();
  const pastel = {
    name: 'Pastéis',
    description: '',
    priceCents: 3_290,
    presentCents: null,
    choices: [
      { name: 'Carne', priceDeltaCents: 0 },
      { name: 'Queijo', priceDeltaCents: 250 },
    ],
  };
  const chope = { name: 'Chope', description: '300 ml', priceCents: 1_190, presentCents: null, choices: [] };
  const categories = [
    { name: 'Petiscos', dishes: [pastel] },
    { name: 'Bebidas', dishes: [chope] },
  ];
  expect((await owner.post('/api/setup/menu', { categories })).body).toMatchObject({ products: 2, categories: 2 });
  const { rows } = await instance.owner.query(
    `select p.name, s.name as station, (select json_agg(json_build_array(o.name, o.price_delta_cents) order by o.position) from product_option_groups g
         join options o on o.group_id = g.group_id where g.product_id = p.id) as options
     from products p join stations s on s.id = p.station_id where p.restaurant_id = $1 order by p.name`,
    [id],
  );
  expect(rows).toEqual([
    { name: 'Chope', station: 'Bar', options: null },
    {
      name: 'Pastéis',
      station: 'Cozinha',
      options: [
        ['Carne', 0],
        ['Queijo', 250],
      ],
    },
  ]);
});

test('a list takes a new price where it was shown beside the present one, and sending it twice changes nothing more', async () => {
  const { owner, id } = await newcomer();
  const send = (priceCents: number, presentCents: number | null) =>
    owner.post('/api/setup/menu', {
      categories: [
        { name: 'Petiscos', dishes: [{ name: 'Pastel', description: '', priceCents, presentCents, choices: [] }] },
      ],
    });
  const menu = async () => (await owner.get('/api/setup/menu')).body.categories;
  const pastel = (priceCents: number) => [
    { name: 'Petiscos', dishes: [{ name: 'Pastel', priceCents, pricing: null, sizes: null }] },
  ];
  await send(1_000, null);
  expect(await menu()).toEqual(pastel(1_000));
  for (const _ of ['first', 'again']) expect((await send(1_500, 1_000)).status).toBe(200);
  expect(await menu()).toEqual(pastel(1_500));
  const { rows } = await instance.owner.query('select revision from products where restaurant_id = $1', [id]);
  expect(rows).toEqual([{ revision: 2 }]);
  expect((await send(1_200, 1_000)).body.code, 'the price has changed since').toBe('menu_changed');
  expect((await send(1_200, null)).body.code, 'the dish came since').toBe('menu_changed');
  expect(await menu()).toEqual(pastel(1_500));
});

test('each dish has its sizes for itself, and a list changes what they cost where it knows them all', async () => {
  const { owner, id } = await newcomer();
  const juice = (category: string, priceCents: number, delta: number, presentCents: number | null = null) => ({
    name: category,
    dishes: [
      {
        name: 'Suco',
        description: '',
        priceCents,
        presentCents,
        choices: [
          { name: 'Copo', priceDeltaCents: 0 },
          { name: 'Jarra', priceDeltaCents: delta },
        ],
      },
    ],
  });
  const send = (...categories: ReturnType<typeof juice>[]) => owner.post('/api/setup/menu', { categories });
  const sizes = async () =>
    (await owner.get('/api/setup/menu')).body.categories.map(({ name, dishes }) => [
      name,
      ...dishes.map((dish) => [dish.priceCents, dish.sizes?.map(({ priceDeltaCents }) => priceDeltaCents)]),
    ]);
  await send(juice('Bebidas', 800, 1_200), juice('Kids', 500, 700));
  expect(await sizes()).toEqual([
    ['Bebidas', [800, [0, 1_200]]],
    ['Kids', [500, [0, 700]]],
  ]);
  for (const _ of ['first', 'again']) expect((await send(juice('Kids', 600, 900, 500))).status).toBe(200);
  expect((await send(juice('Bebidas', 800, 1_300, 800))).status).toBe(200);
  expect(await sizes()).toEqual([
    ['Bebidas', [800, [0, 1_300]]],
    ['Kids', [600, [0, 900]]],
  ]);
  const plain = { name: 'Kids', dishes: [{ ...juice('Kids', 700, 0, 600).dishes[0]!, choices: [] }] };
  expect((await send(plain)).body.code, 'it has sizes').toBe('menu_changed');

  // Shared with another dish, they are no longer this dish's to change.
  await instance.owner.query(
    `insert into product_option_groups (restaurant_id, product_id, group_id)
     select $1, a.id, g.group_id from products a, products b join product_option_groups g on g.product_id = b.id
     where a.restaurant_id = $1 and b.restaurant_id = $1 and a.price_cents = 800 and b.price_cents = 600`,
    [id],
  );
  expect((await send(juice('Kids', 600, 950, 600))).body.code).toBe('menu_changed');
  expect((await sizes())[1]).toEqual(['Kids', [600, []]]);
});

test('a table of prices per kilo makes dishes that are sold by the kilo, those that are there too', async () => {
  const { owner, id } = await newcomer();
  const table = (header: string) => `categoria;nome;${header}\nBuffet;Salada;79,90\nBuffet;Churrasco;99,90`;
  const take = async (text: string) => {
    const { categories } = (await owner.post('/api/setup/menu/csv', { text })).body;
    const listed = categories.map(({ name, dishes }) => ({
      name,
      dishes: dishes.map(({ said: _, prices: __, repeated: ___, ...dish }) => ({
        ...dish,
        presentCents: dish.priceCents,
      })),
    }));
    expect((await owner.post('/api/setup/menu', { categories: listed })).status).toBe(200);
  };
  const sold = async () => {
    const { rows } = await instance.owner.query(
      'select name, price_cents, pricing, revision from products where restaurant_id = $1 order by name',
      [id],
    );
    return rows.map(Object.values);
  };
  await take('categoria;nome;preço\nBuffet;Salada;79,90');
  expect(await sold()).toEqual([['Salada', 7_990, null, 1]]);
  for (const _ of ['first', 'again']) await take(table('preço por kg'));
  const byTheKilo = [
    ['Churrasco', 9_990, 'weight', 1],
    ['Salada', 7_990, 'weight', 2],
  ];
  expect(await sold()).toEqual(byTheKilo);
  await take(table('preço'));
  expect(await sold(), 'nothing is said of how they are sold').toEqual(byTheKilo);
  const [category] = (await owner.get('/api/setup/menu')).body.categories;
  expect(category!.dishes.map(({ pricing }) => pricing)).toEqual(['weight', 'weight']);
});

test("a kitchen's menu leaves the prices of what is there alone", async () => {
  const { owner } = await newcomer();
  const dish = { name: 'Caldinho de feijão', description: '', priceCents: 1, presentCents: null, choices: [] };
  await owner.post('/api/setup/menu', { starter: 'boteco' });
  const { categories } = (await owner.get('/api/setup/menu')).body;
  const home = categories.find((each) => each.dishes.some(({ name }) => name === dish.name))!;
  const { priceCents } = home.dishes.find(({ name }) => name === dish.name)!;
  const list = { categories: [{ name: home.name, dishes: [{ ...dish, presentCents: priceCents }] }] };
  await owner.post('/api/setup/menu', list);
  await owner.post('/api/setup/menu', { starter: 'boteco' });
  const after = (await owner.get('/api/setup/menu')).body.categories.flatMap((each) => each.dishes);
  expect(after.find(({ name }) => name === dish.name)?.priceCents).toBe(1);
});
