import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance, waiter } from '../../../../tests/support/server/instance.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let staff: Visitor;
beforeAll(async () => {
  instance = await openTestInstance();
  staff = await new Visitor(instance).signIn(waiter);
});
afterAll(() => instance.close());

const preview = (text: string) => staff.post('/api/menu/csv/preview', { text });
const take = async (text: string) => {
  const { body } = await preview(text);
  expect((await staff.post('/api/menu/csv', { text, version: body.version })).status).toBe(200);
  return body;
};

test('how a product is sold is written in words, and stays as it is where the table does not say it', async () => {
  const sold =
    'categoria;nome;preço;venda\nBuffet;Por quilo;69,90;Kg\nBuffet;Rolha;0;preço aberto\nBuffet;Sobremesa;9;unidade';
  await take(sold);
  const pricings = async () => {
    const { categories } = (await staff.get('/api/menu')).body;
    const buffet = categories.find(({ name }) => name === 'Buffet');
    return buffet!.products.map(({ pricing, priceCents }) => [pricing, priceCents]);
  };
  expect(await pricings()).toEqual([
    ['weight', 6_990],
    ['open', 0],
    [null, 900],
  ]);
  expect((await preview((await staff.get('/api/menu/csv')).body.text)).body.rows).toEqual([]);
  await take('categoria;nome;preço\nBuffet;Por quilo;74,90');
  const body = await take('categoria;nome;preço;venda\nBuffet;Rolha;30;each\nBuffet;Sobremesa;9;');
  expect(body.rows[0]!.changes).toContainEqual({ column: 'pricing', from: 'preço aberto', to: 'unidade' });
  expect(await pricings()).toEqual([
    ['weight', 7_490],
    [null, 3_000],
    [null, 900],
  ]);
  const wrong = (await preview('categoria;nome;preço;venda\nBuffet;Rolha;30;metro')).body;
  expect(wrong.problems).toEqual([{ line: 2, column: 'pricing', problem: 'pricing', value: 'metro' }]);
});
