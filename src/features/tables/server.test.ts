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
import { addRestaurant, type SecondRestaurant } from '../../../tests/support/server/second-restaurant.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let boss: Visitor;
let staff: Visitor;
let other: SecondRestaurant;
beforeAll(async () => {
  instance = await openTestInstance();
  other = await addRestaurant(instance.owner);
  [boss, staff] = [await new Visitor(instance).signIn(owner), await new Visitor(instance).signIn(waiter)];
});
afterAll(() => instance.close());

let lastNumber = 100;
const fields = (changes: object = {}) => {
  lastNumber += 1;
  return { number: lastNumber, capacity: 4, status: 'disponivel', valueCents: null, ...changes };
};
const add = async (changes: object = {}) => {
  const typed = fields(changes);
  const { status, body } = await staff.post('/api/tables', { key: randomUUID(), ...typed });
  expect(status, JSON.stringify(body)).toBe(200);
  return { ...typed, ...(body as { id: string; revision: number }) };
};
const floor = async (id: string) =>
  (await staff.get('/api/tables')).body.tables.find((table: { id: string }) => table.id === id);
const order = async (tableId: string, more: object = {}) => {
  const { rows } = await instance.owner.query(`select id from products where name = 'Pão de queijo da Canastra'`);
  const lines = [{ productId: rows[0].id, quantity: 1, optionIds: [], notes: '' }];
  const answer = await staff.post('/api/orders', { key: randomUUID(), tableId, lines, ...more });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as { id: string; totalCents: number };
};

test('a table is made once for its key, and the floor shows it with what stands open at it', async () => {
  const key = randomUUID();
  const typed = fields({ valueCents: 5_000 });
  const made = await staff.post('/api/tables', { key, ...typed });
  const again = await staff.post('/api/tables', { key, ...typed });
  expect(again.body).toEqual(made.body);
  const other = await staff.post('/api/tables', { key, ...typed, capacity: typed.capacity + 1 });
  expect([other.status, other.body.code]).toEqual([409, 'key_reused']);
  expect(await floor(made.body.id)).toEqual({ ...typed, ...made.body, joinedTo: null, bill: null });

  const first = await order(made.body.id);
  const second = await order(made.body.id);
  const cancelled = await order(made.body.id);
  await staff.post(`/api/orders/${cancelled.id}/status`, { status: 'cancelado' });
  const open = await floor(made.body.id);
  // Twice 24.90 and the fee of both together: 4.98, not twice 2.49.
  expect(open).toMatchObject({ status: 'ocupado', bill: { orders: 2, totalCents: 5_478 } });
  expect(first.totalCents + second.totalCents).toBe(5_478);
  const { bill } = (await staff.get(`/api/tables/${made.body.id}/bill`)).body;
  const { id, totalCents, openedAt: since } = bill!;
  expect(open!.bill).toEqual({ id, orders: 2, paid: false, paidCents: 0, people: null, joined: [], totalCents, since });
});

test('a number is taken by a living table alone, whoever asks first', async () => {
  const table = await add();
  const twice = await staff.post('/api/tables', { key: randomUUID(), ...fields({ number: table.number }) });
  expect(twice).toMatchObject({
    status: 409,
    body: {
      code: 'table_number_taken',
      data: { fields: [{ path: 'number', message: 'Já existe uma mesa com este número.' }] },
    },
  });
  const others = await add();
  const { id, revision, ...typed } = others;
  const change = await staff.put(`/api/tables/${id}`, { ...typed, number: table.number, revision });
  expect(change.body.code).toBe('table_number_taken');
  const number = fields().number;
  const rush = await Promise.all(
    Array.from({ length: 8 }, () => staff.post('/api/tables', { key: randomUUID(), ...fields({ number }) })),
  );
  expect(rush.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(rush.filter(({ body }) => body.code === 'table_number_taken')).toHaveLength(7);

  await boss.send('POST', `/api/tables/${table.id}/remove`, {});
  expect(await floor(table.id)).toBeUndefined();
  const anew = await add({ number: table.number });
  expect(anew.id).not.toBe(table.id);
});

test('each field has its own message', async () => {
  const messages = async (changes: object, locale: string) => {
    const cookie = `${staff.cookieHeader}; locale=${locale}`;
    const { body } = await staff.send('POST', '/api/tables', { key: randomUUID(), ...fields(changes) }, { cookie });
    return Object.fromEntries(body.data.fields.map((field: any) => [field.path, field.message]));
  };
  expect(await messages({ number: 0, capacity: 0, valueCents: -1 }, 'en')).toEqual({
    number: 'Table number must be positive',
    capacity: 'Capacity must be at least 1',
    valueCents: 'Value must be positive',
  });
  expect(await messages({ number: null, capacity: 21 }, 'en')).toEqual({
    number: 'Table number must be positive',
    capacity: 'Maximum capacity is 20',
  });
  expect(await messages({ capacity: 21, status: 'livre' }, 'pt-BR')).toEqual({
    capacity: 'A capacidade máxima é 20',
    status: 'Valor inválido',
  });
});

test('an edit names the revision that was seen', async () => {
  const { id, revision, ...typed } = await add();
  const saved = await staff.put(`/api/tables/${id}`, { ...typed, capacity: 8, valueCents: 100, revision });
  expect(saved.body).toEqual({ id, revision: revision + 1 });
  const late = await staff.put(`/api/tables/${id}`, { ...typed, capacity: 2, revision });
  expect([late.status, late.body.code]).toEqual([409, 'table_changed']);
  expect(await floor(id)).toMatchObject({ capacity: 8, valueCents: 100 });
  const foreign = await staff.put(`/api/tables/${other.tables[0]!.id}`, { ...typed, revision: 1 });
  expect(foreign.body.code).toBe('table_not_found');
});

test('a status is set by hand, but an unpaid bill keeps its table occupied', async () => {
  const { id, revision: _, ...typed } = await add();
  const mark = (status: string) => staff.post(`/api/tables/${id}/status`, { status });
  expect((await mark('reservado')).status).toBe(200);
  expect((await mark('reservado')).status, 'the same again is no error').toBe(200);
  expect((await floor(id))!.status).toBe('reservado');
  const placed = await order(id);
  expect((await mark('disponivel')).body.code).toBe('table_bill_open');
  const { revision } = (await floor(id))!;
  expect((await staff.put(`/api/tables/${id}`, { ...typed, revision })).body.code).toBe('table_bill_open');
  await staff.post(`/api/orders/${placed.id}/status`, { status: 'cancelado' });
  expect((await floor(id))!.bill).toMatchObject({ orders: 0, paid: false, totalCents: 0 });
  expect((await mark('disponivel')).status, 'nothing is left to be paid').toBe(200);
});

test('only the owner removes a table, and never one with an open bill or reservations to come', async () => {
  const { id } = await add();
  const till = await new Visitor(instance).signIn(cashier);
  for (const visitor of [staff, till]) {
    expect((await visitor.send('POST', `/api/tables/${id}/remove`, {})).body.code).toBe('forbidden');
  }
  await order(id);
  const refused = await boss.send('POST', `/api/tables/${id}/remove`, {});
  expect([refused.status, refused.body.code]).toEqual([409, 'table_in_use']);
  expect(refused.body.message).toContain('conta aberta');

  const promised = await add();
  const [from, to] = [new Date(Date.now() + 86_400_000), new Date(Date.now() + 90_000_000)].map((at) =>
    at.toISOString(),
  );
  await instance.owner.query(
    `insert into reservations (restaurant_id, table_id, customer_name, customer_email, customer_phone, date, time, during, guests)
     values ($1, $2, 'Ana', 'ana@guest.example', '(11) 98888-7777', $3::timestamptz::date, '20:00', tstzrange($3, $4), 2)`,
    [instance.restaurantId, promised.id, from, to],
  );
  expect((await boss.send('POST', `/api/tables/${promised.id}/remove`, {})).body.code).toBe('table_reserved');
  await instance.owner.query(`update reservations set status = 'cancelada' where table_id = $1`, [promised.id]);
  for (const attempt of [1, 2]) {
    expect((await boss.send('POST', `/api/tables/${promised.id}/remove`, {})).status, `attempt ${attempt}`).toBe(200);
  }
  expect((await boss.send('POST', `/api/tables/${other.tables[1]!.id}/remove`, {})).body.code).toBe('table_not_found');
  expect((await new Visitor(instance).get(`/api/restaurants/${slug}/tables/${promised.number}`)).body.code).toBe(
    'table_not_found',
  );
});

test('a removal is taken back with the code that is on the table, unless its number has gone', async () => {
  const table = await add();
  const codeOf = async () => (await boss.get(`/api/tables/${table.id}/code`)).body.shortCode;
  const before = await codeOf();
  const [again, back] = ['remove', 'restore'].map(
    (what) => () => boss.send('POST', `/api/tables/${table.id}/${what}`, {}),
  );
  await again?.();
  expect((await staff.send('POST', `/api/tables/${table.id}/restore`, {})).body.code).toBe('forbidden');
  for (const attempt of [1, 2]) expect((await back?.())?.status, `attempt ${attempt}`).toBe(200);
  expect(await codeOf()).toBe(before);
  await again?.();
  await add({ number: table.number });
  expect((await back?.())?.body.code).toBe('table_number_taken');
  expect((await boss.send('POST', `/api/tables/${other.tables[1]!.id}/restore`, {})).body.code).toBe('table_not_found');
});

test('whatever is ordered while a table is removed, no open bill is left at a table that is gone', async () => {
  const { rows } = await instance.owner.query(`select id from products where name = 'Pão de queijo da Canastra'`);
  const lines = [{ productId: rows[0].id, quantity: 1, optionIds: [], notes: '' }];
  for (let round = 0; round < 10; round += 1) {
    const { id } = await add();
    const [removed, placed] = await Promise.all([
      boss.send('POST', `/api/tables/${id}/remove`, {}),
      staff.post('/api/orders', { key: randomUUID(), tableId: id, lines }),
    ]);
    expect([200, 404], JSON.stringify(placed.body)).toContain(placed.status);
    expect(removed.status === 200, JSON.stringify([removed.body, placed.body])).toBe(placed.status === 404);
  }
  const orphans =
    'select from bills b join tables t on t.id = b.table_id where b.closed_at is null and t.deleted_at is not null';
  expect((await instance.owner.query(orphans)).rowCount).toBe(0);

  // Control: what refuses it is the database, whoever writes.
  const { id } = await add();
  await instance.owner.query('update tables set deleted_at = now() where id = $1', [id]);
  const late = instance.owner.query('insert into bills (restaurant_id, table_id) values ($1, $2)', [
    instance.restaurantId,
    id,
  ]);
  await expect(late).rejects.toMatchObject({ code: '40001', constraint: 'bills_of_living_table' });
});

test("a plan's table limit holds, however many are added at once", async () => {
  const { rows } = await instance.owner.query(
    'select count(*)::int as count from tables where restaurant_id = $1 and deleted_at is null',
    [instance.restaurantId],
  );
  const limit = (most: number | null) =>
    instance.owner.query(
      'update plans set table_limit = $2 where id = (select plan_id from subscriptions where restaurant_id = $1)',
      [instance.restaurantId, most],
    );
  await limit(rows[0].count + 2);
  const rush = await Promise.all(
    Array.from({ length: 6 }, () => staff.post('/api/tables', { key: randomUUID(), ...fields() })),
  );
  expect(rush.filter(({ status }) => status === 200)).toHaveLength(2);
  const refused = rush.find(({ status }) => status !== 200);
  expect(refused?.body).toMatchObject({
    code: 'table_limit',
    message: `Seu plano permite no máximo ${rows[0].count + 2} mesas.`,
  });
  const { id, revision, ...typed } = { ...fields(), ...rush.find(({ status }) => status === 200)!.body };
  expect((await staff.put(`/api/tables/${id}`, { ...typed, revision })).status, 'an edit adds none').toBe(200);
  await limit(null);
  await add();
});
