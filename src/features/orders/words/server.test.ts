import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cashier,
  openTestInstance,
  owner,
  type TestInstance,
  waiter,
} from '../../../../tests/support/server/instance.ts';
import { LiveScreen } from '../../../../tests/support/server/live-screen.ts';
import { addRestaurant } from '../../../../tests/support/server/second-restaurant.ts';
import { until } from '../../../../tests/support/server/until.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import { longestWord, mostWords } from './values.ts';

let instance: TestInstance;
let boss: Visitor;
let garcom: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  boss = await new Visitor(instance).signIn(owner);
  garcom = await new Visitor(instance).signIn(waiter);
});
afterAll(() => instance.close());

const add = (said: string, means: string, by = boss): Promise<{ status: number; body: any }> =>
  by.post('/api/order-words', { said, means });
const list = async (by = garcom): Promise<any[]> => (await by.get('/api/order-words')).body.words;
const remove = (id: string, by = boss) => by.post(`/api/order-words/${id}/remove`, {});
/** What is said of each field. */
const wrong = async (said: string, means: string): Promise<Record<string, string>> => {
  const { body } = await add(said, means);
  return Object.fromEntries((body.data?.fields ?? []).map(({ path, message }: any) => [path, message]));
};
const clear = async () => {
  for (const { id } of await list()) await remove(id);
};

test('what the owner adds is there for whoever types orders, until it is removed', async () => {
  expect(await list()).toEqual([]);
  const { status, body } = await add('  Moreninha ', 'coca zero');
  expect([status, body]).toEqual([200, { id: expect.any(String), said: 'Moreninha', means: 'coca zero' }]);
  await add('Água benta', 'cachaça');
  expect((await list()).map(({ said }) => said)).toEqual(['Água benta', 'Moreninha']);
  expect((await remove(body.id)).status).toBe(200);
  expect((await remove(body.id)).status).toBe(200);
  expect((await list()).map(({ said }) => said)).toEqual(['Água benta']);
  await clear();
});

test('nobody but the owner changes them', async () => {
  const { body } = await add('moreninha', 'coca zero');
  for (const who of [cashier, waiter]) {
    const staff = await new Visitor(instance).signIn(who);
    expect((await add('loirinha', 'chope', staff)).body.code).toBe('forbidden');
    expect((await remove(body.id, staff)).body.code).toBe('forbidden');
    expect(await list(staff)).toHaveLength(1);
  }
  expect((await new Visitor(instance).get('/api/order-words')).body.code).toBe('not_signed_in');
  await clear();
});

test('another house sees none of them, keeps the same word for itself, and removes only its own', async () => {
  const { owner: neighbour } = await addRestaurant(instance.owner);
  const other = await new Visitor(instance).signIn(neighbour);
  const { body } = await add('moreninha', 'coca zero');
  expect((await list(other)).map(({ said }) => said)).toEqual(['fejuca']);
  expect((await add('moreninha', 'feijoada', other)).status).toBe(200);
  expect((await remove(body.id, other)).status).toBe(200);
  expect(await list()).toEqual([body]);
  await clear();
});

test('a word is there once, however it is written and whoever adds it at the same moment', async () => {
  const answers = await Promise.all(['guaraná', 'coca zero', 'suco', 'chope'].map((means) => add('moreninha', means)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const [{ means }] = (await list()) as [any];
  expect((await add('moreninha', means)).status).toBe(200);
  for (const said of ['Moreninhas', 'MORENÍNHA', 'moreninha!']) {
    const { status, body } = await add(said, 'água');
    expect([status, body.code, body.data.fields[0].path]).toEqual([409, 'order_word_taken', 'said']);
  }
  expect(await list()).toHaveLength(1);
  await clear();
});

test('both sides say something, no more than fits, and not the same', async () => {
  expect(await wrong(' ', 'coca')).toEqual({ said: 'Escreva o que a equipe digita' });
  expect(await wrong('moreninha', '')).toEqual({ means: 'Escreva o que isso quer dizer no cardápio' });
  expect(await wrong('moreninha', '!?')).toEqual({ means: 'Escreva o que isso quer dizer no cardápio' });
  expect(await wrong('Cocas', 'côca')).toEqual({ means: 'É a mesma palavra dos dois lados.' });
  expect(await wrong('a'.repeat(longestWord + 1), 'coca')).toEqual({ said: 'Texto longo demais' });
  expect(await wrong('moreninha', 'a'.repeat(longestWord + 1))).toEqual({ means: 'Texto longo demais' });
  expect((await add('a'.repeat(longestWord), 'b'.repeat(longestWord))).status).toBe(200);
  for (const said of ['2', 'duas', 'sem', 'pra mesa', '...', 'Não'])
    expect(Object.keys(await wrong(said, 'coca')), said).toEqual(['said']);
  await clear();
});

test('there are as many as a house may have, also where the last two are added at once', async () => {
  await instance.owner.query(
    `insert into order_words (restaurant_id, said, means, spelling)
     select $1, 'palavra ' || n, 'coca', 'palavra ' || n from generate_series(1, $2::int) n`,
    [instance.restaurantId, mostWords - 1],
  );
  const answers = await Promise.all([add('moreninha', 'coca zero'), add('loirinha', 'chope')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { body } = answers.find(({ status }) => status === 409)!;
  expect(body).toMatchObject({ code: 'order_words_full', message: expect.stringContaining(String(mostWords)) });
  expect(await list()).toHaveLength(mostWords);
  await clear();
});

test('an open order form hears of a new word', async () => {
  const form = new LiveScreen(
    () => `${instance.url}/api/live`,
    garcom.cookieHeader,
    async () => (await list()).length,
  );
  try {
    await until(() => form.view === 0 && form.connections > 0);
    await add('moreninha', 'coca zero');
    await until(() => form.view === 1);
  } finally {
    form.close();
  }
  await clear();
});
