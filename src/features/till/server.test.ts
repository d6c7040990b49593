import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cash, close, closeWhatIsOpen, countedOf, move, open, read } from '../../../tests/support/server/cash-till.ts';
import { cashier, openTestInstance, owner, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { checkChain } from '../chain/check-chain.ts';

let instance: TestInstance;
let house: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
let dono: Visitor;
let garcom: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  house = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
  dono = await new Visitor(instance).signIn(owner);
  garcom = await new Visitor(instance).signIn(waiter);
  // What was paid before is told by it.
  await closeWhatIsOpen(dono);
});
afterAll(() => instance.close());

/** A bill at a table, paid in one way. */
async function pay(table: number, method: string, quantity = 1) {
  await house.order(await house.seat(table), table, quantity);
  const bill = await house.bill(caixa, table);
  return (await house.close(caixa, bill, { payments: [{ method, cents: bill.totalCents }] })).body;
}

test('a day at the till: opened, put in, paid, taken out, counted; then nothing of it changes', async () => {
  const { body: opened } = await open(caixa);
  expect(opened).toMatchObject({ openingCents: 20_000, closedAt: null, movements: [], receivedCents: 0 });
  expect((await move(caixa, opened.id, 'in', 5_000)).status).toBe(200);
  const inCash = await pay(1, 'dinheiro', 2);
  const byPix = await pay(2, 'pix');
  const short = await move(caixa, opened.id, 'out', 25_001 + inCash.totalCents, 'Para o cofre');
  expect(short.body).toMatchObject({ code: 'till_short', data: { cents: 25_000 + inCash.totalCents } });
  expect((await move(caixa, opened.id, 'out', 1, '  ')).body.code).toBe('invalid_input');
  await move(dono, opened.id, 'out', 10_000, 'Para o cofre');

  const till = await read(caixa, opened.id);
  expect(till.receivedCents).toBe(inCash.totalCents + byPix.totalCents);
  expect(till.tallies.map(({ method, payments, expectedCents }) => [method, payments, expectedCents])).toEqual([
    ['dinheiro', 1, 15_000 + inCash.totalCents],
    ['pix', 1, byPix.totalCents],
    ['credito', 0, 0],
    ['debito', 0, 0],
  ]);
  expect(till.movements.map(({ kind, cents, reason }) => [kind, cents, reason])).toEqual([
    ['in', 5_000, 'Moedas para troco'],
    ['out', 10_000, 'Para o cofre'],
  ]);

  const counted = { ...countedOf(till), dinheiro: cash(till).expectedCents - 500 };
  expect((await close(caixa, till, { counted })).body.code).toBe('till_note_required');
  const closing = { counted, note: 'Troco a mais na mesa 1', key: randomUUID() };
  const closed = await close(caixa, till, closing);
  expect(closed.body).toMatchObject({ differenceCents: -500, note: closing.note, closedBy: expect.any(String) });
  expect((await close(caixa, till, closing)).body).toEqual(closed.body);
  expect((await close(caixa, till)).body.code).toBe('till_closed');
  expect((await move(caixa, till.id, 'in', 100)).body.code).toBe('till_closed');

  // A method that is put right later is told by the till that is open then, whose drawer was counted when it was opened: no sum changes.
  const { body: next } = await open(dono, 0);
  const right = { key: randomUUID(), from: 'dinheiro', to: 'credito' };
  const path = `/api/bills/${inCash.id}/payments/${inCash.payments[0]!.id}/method`;
  expect((await caixa.post(path, right)).status).toBe(200);
  // The closed one says that it was, and by which till; its figures stay.
  const { laterCorrections, ...figures } = await read(caixa, till.id);
  expect({ ...figures, laterCorrections: [] }).toEqual(closed.body);
  expect(laterCorrections).toMatchObject([
    { cents: inCash.totalCents, from: 'dinheiro', to: 'credito', tillNumber: next.number, by: expect.any(String) },
  ]);
  const after = await read(caixa, next.id);
  expect(after.tallies.map(({ method, expectedCents }) => [method, expectedCents])).toEqual([
    ['dinheiro', 0],
    ['pix', 0],
    ['credito', 0],
    ['debito', 0],
  ]);
  const told = { tableNumber: 1, cents: inCash.totalCents, from: 'dinheiro', to: 'credito', tillNumber: till.number };
  expect(after.lateCorrections).toMatchObject([{ ...told, by: expect.any(String) }]);
  expect((await close(dono, after)).body).toMatchObject({ differenceCents: 0, lateCorrections: [told] });
});

test('money of parts that came to more than the bill is handed back out of the drawer', async () => {
  const { body: till } = await open(caixa);
  await house.order(await house.seat(3), 3);
  const cancelled = await house.order(await house.seat(3), 3, 3);
  const bill = await house.bill(caixa, 3);
  const part = { key: randomUUID(), partCents: bill.totalCents, method: 'pix', cents: bill.totalCents };
  await caixa.post(`/api/bills/${bill.id}/payments`, part);
  await caixa.post(`/api/orders/${cancelled}/status`, { status: 'cancelado' });
  const now = await house.bill(caixa, 3);
  await house.close(caixa, now, { payments: [] });
  const after = await read(caixa, till.id);
  expect(cash(after).expectedCents).toBe(20_000 + now.restCents);
  expect(after.receivedCents).toBe(now.totalCents);
  expect(cash(after)).toMatchObject({
    payments: 0,
    refunds: 1,
    handedBackCents: -now.restCents,
    receivedCents: now.restCents,
  });
  expect(after.tallies.find(({ method }) => method === 'pix')).toMatchObject({ payments: 1, refunds: 0 });
  expect((await close(caixa, after)).status).toBe(200);
});

test('what is paid while no till is open is marked, and told once: by the next closing', async () => {
  const paid = await pay(4, 'debito');
  const { body: before } = await caixa.get('/api/till');
  expect(before).toMatchObject({
    till: null,
    strays: { payments: 1, sums: [{ method: 'debito', cents: paid.totalCents }] },
  });
  const { body: till } = await open(caixa);
  expect(till.strays).toEqual(before.strays);
  expect(till.receivedCents).toBe(0);
  const { body: closed } = await close(caixa, till);
  expect(closed.strays).toEqual(before.strays);
  const { body: next } = await open(caixa);
  expect(next.strays).toMatchObject({ payments: 0, sums: [] });
  expect((await close(caixa, next)).body.strays.payments).toBe(0);
  expect((await read(caixa, till.id)).strays).toEqual(before.strays);
});

test('the owner sees every till, a cashier the open one and their own, a waiter none', async () => {
  const { body: own } = await open(dono);
  expect((await caixa.get(`/api/tills/${own.id}`)).status).toBe(200);
  await close(dono, own);
  expect((await caixa.get(`/api/tills/${own.id}`)).body.code).toBe('till_not_found');
  const seen = async (by: Visitor) => (await by.get('/api/tills')).body;
  const ofCashier = await seen(caixa);
  expect(ofCashier.tills.map(({ id }) => id)).not.toContain(own.id);
  expect(ofCashier.tills.length).toBeGreaterThan(0);
  const ofOwner = await seen(dono);
  expect(ofOwner.tills[0]).toMatchObject({ id: own.id, differenceCents: 0 });
  const ofDay = (day: string) => dono.get(`/api/tills?day=${day}`);
  expect((await ofDay(ofOwner.today)).body.tills.map(({ id }) => id)).toContain(own.id);
  expect((await ofDay('2001-01-01')).body.tills).toEqual([]);
  for (const path of ['/api/till', '/api/tills', `/api/tills/${own.id}`])
    expect((await garcom.get(path)).body.code).toBe('forbidden');
  expect((await open(garcom)).body.code).toBe('forbidden');
});

test('what happened to a till is told in its chain to whoever sees the till, and what was changed past the service is found', async () => {
  const { body: till } = await open(caixa);
  await move(caixa, till.id, 'in', 5_000, 'Troco do banco');
  await move(caixa, till.id, 'out', 2_000, 'Gelo');
  await close(caixa, await read(caixa, till.id));
  const historyOf = async (by: Visitor, id: string) => (await by.get(`/api/tills/${id}/history`)).body;
  const history = await historyOf(caixa, till.id);
  const { entries, faults } = await checkChain(history);
  expect(faults).toEqual([]);
  expect(entries.map(({ kind, cents, why, by }) => [kind, cents, why, history.names[by ?? '']])).toEqual([
    ['till_opened', 20_000, undefined, till.openedBy],
    ['till_in', 5_000, 'Troco do banco', till.openedBy],
    ['till_out', 2_000, 'Gelo', till.openedBy],
    ['till_closed', undefined, undefined, till.openedBy],
  ]);
  expect(await historyOf(dono, till.id)).toEqual(history);
  expect((await historyOf(garcom, till.id)).code).toBe('forbidden');
  const { body: owners } = await open(dono);
  await close(dono, owners);
  expect((await historyOf(caixa, owners.id)).code).toBe('till_not_found');
  // A movement of a closed till, rewritten by whoever owns the database.
  await instance.owner.query('alter table till_movements disable trigger user');
  await instance.owner.query(`update till_movements set amount_cents = 1 where till_id = $1 and kind = 'out'`, [
    till.id,
  ]);
  await instance.owner.query('alter table till_movements enable trigger user');
  const altered = await checkChain(await historyOf(dono, till.id));
  expect(altered.faults).toMatchObject([{ fault: 'row', position: 3, kind: 'movement', state: 'changed' }]);
});

test('the same key is the same till and the same movement', async () => {
  const opening = { key: randomUUID(), openingCents: 100 };
  const [first, second] = await Promise.all([caixa.post('/api/tills', opening), caixa.post('/api/tills', opening)]);
  expect(first.body.id).toBe(second.body.id);
  expect((await caixa.post('/api/tills', { ...opening, openingCents: 101 })).body.code).toBe('key_reused');
  const { id } = first.body;
  const moving = { key: randomUUID(), kind: 'in', cents: 700, reason: 'Moedas' };
  const path = `/api/tills/${id}/movements`;
  await Promise.all([caixa.post(path, moving), caixa.post(path, moving)]);
  expect((await caixa.post(path, { ...moving, cents: 701 })).body.code).toBe('key_reused');
  const till = await read(caixa, id);
  expect(till.movements).toHaveLength(1);
  // Who counted what the screen showed before is told that it is something else by now.
  expect((await close(caixa, first.body)).body.code).toBe('till_changed');
  expect((await close(caixa, till)).status).toBe(200);
});

test('SQL that goes round the server is refused what a closed till says', async () => {
  const { body: till } = await open(caixa);
  await move(caixa, till.id, 'in', 300);
  const paid = await pay(5, 'dinheiro');
  const run = (text: string, ...values: unknown[]) =>
    instance.owner.query(text, values).then(
      () => 'done',
      ({ constraint }) => constraint,
    );
  const closing = 'update tills set closed_at = now(), closed_by = opened_by, close_key = id where id = $1';
  expect(await run(closing, till.id)).toBe('tills_counted');
  await close(caixa, await read(caixa, till.id));
  const row = 'select restaurant_id from tills where id = $1';
  for (const [text, ...values] of [
    ['update tills set note = $2 where id = $1', till.id, 'x'],
    ['update tills set closed_at = null, closed_by = null, close_key = null where id = $1', till.id],
    ['delete from tills where id = $1', till.id],
    ['update till_movements set amount_cents = 1 where till_id = $1', till.id],
    ['delete from till_movements where till_id = $1', till.id],
    ['update till_counts set counted_cents = counted_cents + 1 where till_id = $1', till.id],
    [
      `insert into till_movements (restaurant_id, till_id, kind, amount_cents, reason, made_by, at, key)
       select (${row}), $1, 'in', 1, 'x', opened_by, now(), $1 from tills where id = $1`,
      till.id,
    ],
    [
      'update bill_payments set amount_cents = amount_cents + 1, received_cents = received_cents + 1 where bill_id = $1',
      paid.id,
    ],
    [`update bill_payments set method = 'pix', received_cents = amount_cents where bill_id = $1`, paid.id],
    ['update bill_payments set till_id = null where bill_id = $1', paid.id],
    ['delete from bill_payments where bill_id = $1', paid.id],
  ] as const)
    expect(await run(text, ...values), text).toBe('tills_closed');
  // Which till a payment says it is of is nobody's to say.
  await instance.owner.query(
    `insert into bill_payments (restaurant_id, bill_id, method, amount_cents, received_cents, till_id)
     select restaurant_id, id, 'pix', 1, 1, $2 from bills where id = $1`,
    [paid.id, till.id],
  );
  const { rows } = await instance.owner.query(
    'select till_id, outside_till from bill_payments where bill_id = $1 order by id',
    [paid.id],
  );
  expect(rows).toEqual([
    { till_id: till.id, outside_till: false },
    { till_id: null, outside_till: true },
  ]);
  await instance.owner.query('delete from bill_payments where bill_id = $1 and outside_till', [paid.id]);
});
