import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, owner, type TestHouse, waiter } from '../../../tests/support/test-house.ts';
import { Visitor } from '../../../tests/support/visitor.ts';

let house: TestHouse;
let boss: Visitor;
beforeAll(async () => {
  house = await openTestHouse();
  boss = await new Visitor(house).signIn(owner);
});
afterAll(() => house.close());

const kept = async () =>
  (
    await house.owner.query(
      'select f.restaurant_id, f.text, f.rating, u.email from feedback f join users u on u.id = f.user_id order by f.id',
    )
  ).rows;

test('a message is kept once, however often it is sent, with who sent it', async () => {
  const message = { key: randomUUID(), text: '  Muito bom!  ', rating: 5 };
  const answers = await Promise.all([1, 2, 3].map(() => boss.post('/api/feedback', message)));
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, { sent: true }]));
  expect(await kept()).toEqual([{ restaurant_id: house.restaurantId, text: 'Muito bom!', rating: 5, email: owner }]);
});

test('without stars it is none, and blank it is refused', async () => {
  expect((await boss.post('/api/feedback', { key: randomUUID(), text: 'Só texto', rating: 0 })).status).toBe(200);
  expect((await kept()).at(-1)).toMatchObject({ text: 'Só texto', rating: 0 });
  const bad = await boss.post('/api/feedback', { key: randomUUID(), text: ' \n ', rating: 6 });
  expect(Object.fromEntries(bad.body.data.fields.map((field: any) => [field.path, field.message]))).toEqual({
    text: 'Escreva sua mensagem',
    rating: 'Escolha de 1 a 5 estrelas',
  });
});

test('nobody writes in the name of others', async () => {
  const before = (await kept()).length;
  const message = { key: randomUUID(), text: 'Oi', rating: 1 };
  for (const extra of [{ restaurantId: randomUUID() }, { userId: randomUUID() }, { createdAt: '2020-01-01' }]) {
    expect((await boss.post('/api/feedback', { ...message, ...extra })).body.code).toBe('invalid_input');
  }
  const staff = await new Visitor(house).signIn(waiter);
  expect((await staff.post('/api/feedback', message)).body.code).toBe('forbidden');
  expect((await new Visitor(house).post('/api/feedback', message)).body.code).toBe('not_signed_in');
  expect((await kept()).length).toBe(before);
});

test("the platform's own reader sees every restaurant's, and writes none", async () => {
  const [seen] = await house.database.system.rows<{ count: number }>({
    name: 'test.feedback',
    text: 'select count(*)::int as count from feedback',
  });
  expect(seen?.count).toBe((await kept()).length);
  const write = { name: 'test.noFeedback', text: 'delete from feedback' };
  await expect(house.database.system.rows(write)).rejects.toThrow(/permission denied/);
});

test('support is where the configuration says', async () => {
  expect((await new Visitor(house).get('/api/support')).body).toEqual({
    phone: '+55 11 90000-0000',
    email: 'suporte@comanda.example',
  });
});
