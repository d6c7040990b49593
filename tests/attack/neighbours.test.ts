import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentByToken } from '#features/printing/agents/agents.ts';
import { checking } from '../support/server/checking.ts';
import { openTestInstance, owner, slug, type TestInstance, waiter } from '../support/server/instance.ts';
import { addRestaurant, type SecondRestaurant } from '../support/server/second-restaurant.ts';
import { until } from '../support/server/until.ts';
import { type Answer, Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
let beside: SecondRestaurant;
let theirs: Visitor;
let staff: Visitor;
let guest: Visitor;
let plain: string;

beforeAll(async () => {
  instance = await openTestInstance();
  beside = await addRestaurant(instance.owner);
  theirs = await new Visitor(instance).signIn(beside.owner);
  staff = await new Visitor(instance).signIn(waiter);
  guest = await new Visitor(instance).sitAt(1);
  const { rows } = await instance.owner.query(`select id from products where name = 'Pão de queijo da Canastra'`);
  plain = rows[0].id;
  expect((await order(1)).status).toBe(200);
});
afterAll(() => instance.close());

const order = (table: number, visitor = guest) =>
  visitor.post(`/api/restaurants/${slug}/tables/${table}/orders`, {
    key: randomUUID(),
    lines: [{ productId: plain, quantity: 1, optionIds: [], notes: '' }],
  });
const codes = (answers: Answer[]) => [...new Set(answers.map(({ status, body }) => body.code ?? status))].sort();
const many = (count: number, send: (n: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, n) => send(n)));

/** What another restaurant does of an evening: its people order, its kitchen cooks, a part of the bill is paid. */
async function evening(): Promise<Answer[]> {
  const answers: Answer[] = [];
  const tableId = beside.tables[0]?.id ?? '';
  const line = { productId: beside.productId, quantity: 1, optionIds: [beside.optionId], notes: '' };
  for (let n = 0; n < 5; n += 1) {
    const placed = await theirs.post('/api/orders', { key: randomUUID(), tableId, lines: [line] });
    const cooked = await theirs.post(`/api/orders/${placed.body.id}/status`, { status: 'preparando' });
    const read = await theirs.get(`/api/tables/${tableId}/bill`);
    const payment = { key: randomUUID(), method: 'pix', partCents: 100, cents: 100 };
    const paid = await theirs.post(`/api/bills/${read.body.bill?.id}/payments`, payment);
    answers.push(placed, cooked, read, paid);
  }
  return answers;
}

test('what one table sends at once holds up nobody of another restaurant', async () => {
  const control = await evening();
  expect(codes(control)).toEqual([200]);
  const flood = many(500, (n) => checking.fee(guest, 1, n % 2 === 0));
  const meanwhile = await evening();
  expect(codes(meanwhile)).toEqual([200]);
  expect(codes(await flood)).toEqual(expect.arrayContaining(['too_many_requests']));
});

test('nor what one owner sends at once, of what is locked in one restaurant and across restaurants', async () => {
  const boss = await new Visitor(instance).signIn(owner);
  const settings = (await boss.get('/api/settings')).body;
  const placed = await order(2, await new Visitor(instance).sitAt(2));
  const flood = many(500, (n) =>
    n % 2 === 0
      ? boss.put('/api/settings', { ...settings, revision: settings.revision })
      : boss.post(`/api/orders/${placed.body.id}/status`, { status: n % 4 === 1 ? 'preparando' : 'pendente' }),
  );
  expect(codes(await evening())).toEqual([200]);
  await flood;
});

test('nor what one print agent sends at once', async () => {
  const boss = await new Visitor(instance).signIn(owner);
  const { code } = (await boss.post('/api/print-agents', { key: randomUUID(), name: 'Balcão' })).body;
  const { token } = (await new Visitor(instance).post('/api/print-agent/pair', { code })).body;
  expect(await agentByToken(instance.database.system, token)).toMatchObject({ restaurantId: instance.restaurantId });
  const ask = (run: string) =>
    new Visitor(instance).send(
      'POST',
      '/api/print-agent/work',
      { run, turn: 1, printers: [], holds: [], outcomes: [] },
      { authorization: `Bearer ${token}` },
    );
  const flood = many(500, () => ask(randomUUID()));
  expect(codes(await evening())).toEqual([200]);
  await flood;
});

/** Somebody has the row of a table's bill, until they let it go. */
async function holdBill(number: number): Promise<() => Promise<unknown>> {
  await instance.owner.query('begin');
  await instance.owner.query(
    `select from bills where closed_at is null and table_id =
       (select id from tables where number = $1 and restaurant_id = $2) for update`,
    [number, instance.restaurantId],
  );
  return () => instance.owner.query('commit');
}

test('whoever waits for a bill holds no connection: other tables and other restaurants go on, and the wait ends well', async () => {
  const fourth = await new Visitor(instance).sitAt(4);
  const third = await new Visitor(instance).sitAt(3);
  for (const [table, phone] of [
    [3, third],
    [4, fourth],
  ] as const)
    expect((await order(table, phone)).status).toBe(200);
  const letGo = await holdBill(3);
  let answered = 0;
  const waiting = many(30, async (n) => {
    const answer = n % 2 === 0 ? await order(3, third) : await checking.fee(third, 3, n % 4 === 1);
    answered += 1;
    return answer;
  });
  await until(async () => instance.database.doors.turns.bills.waiting > 0);
  expect(codes(await evening())).toEqual([200]);
  expect((await order(4, fourth)).status).toBe(200);
  expect((await staff.get('/api/orders')).status).toBe(200);
  const fees = answered;
  await letGo();
  const answers = await waiting;
  expect(fees).toBeLessThan(30);
  expect(codes(answers).filter((code) => ![200, 'busy', 'too_many_requests'].includes(code as string))).toEqual([]);
  // The orders that waited were placed, each once.
  const placed = answers.filter(({ status }, n) => n % 2 === 0 && status === 200);
  expect(new Set(placed.map(({ body }) => body.id)).size).toBe(placed.length);
  expect(placed.length).toBeGreaterThan(0);
});
