import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, owner, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { addRestaurant } from '../../../tests/support/server/second-restaurant.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let boss: Visitor;
beforeAll(async () => {
  instance = await openTestInstance();
  boss = await new Visitor(instance).signIn(owner);
});
afterAll(() => instance.close());

const kept = async () =>
  (
    await instance.owner.query(
      'select f.restaurant_id, f.text, f.rating, u.email from feedback f join users u on u.id = f.user_id order by f.id',
    )
  ).rows;

test('a message is kept once, however often it is sent, with who sent it', async () => {
  const message = { key: randomUUID(), text: '  Muito bom!  ', rating: 5 };
  const answers = await Promise.all([1, 2, 3].map(() => boss.post('/api/feedback', message)));
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, { sent: true }]));
  expect(await kept()).toEqual([{ restaurant_id: instance.restaurantId, text: 'Muito bom!', rating: 5, email: owner }]);
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
  const staff = await new Visitor(instance).signIn(waiter);
  expect((await staff.post('/api/feedback', message)).body.code).toBe('forbidden');
  expect((await new Visitor(instance).post('/api/feedback', message)).body.code).toBe('not_signed_in');
  expect((await kept()).length).toBe(before);
});

test('messages have a budget, a repeat costs none of it, and it is the restaurant that is asked to wait', async () => {
  const patient = await new Visitor(instance).signIn((await addRestaurant(instance.owner)).owner);
  const send = (key: string = randomUUID()) => patient.post('/api/feedback', { key, text: 'Oi', rating: 5 });
  const key = randomUUID();
  for (let again = 0; again < 12; again += 1) expect((await send(key)).status).toBe(200);
  const codes = [];
  for (let more = 0; more < 10; more += 1) codes.push((await send()).body.code ?? 'sent');
  expect(codes).toEqual([...Array(9).fill('sent'), 'too_many_requests']);
  expect((await boss.post('/api/feedback', { key: randomUUID(), text: 'E nós?', rating: 4 })).status).toBe(200);
});

test("the platform's own reader sees every restaurant's, and writes none", async () => {
  const [seen] = await instance.database.system.rows<{ count: number }>({
    name: 'test.feedback',
    text: 'select count(*)::int as count from feedback',
  });
  expect(seen?.count).toBe((await kept()).length);
  const write = { name: 'test.noFeedback', text: 'delete from feedback' };
  await expect(instance.database.system.rows(write)).rejects.toThrow(/permission denied/);
});

test('support is where the configuration says', async () => {
  expect((await new Visitor(instance).get('/api/support')).body).toEqual({
    phone: '+55 11 90000-0000',
    email: 'suporte@comanda.example',
  });
});
