import { afterAll, beforeAll, expect, test } from 'vitest';
import { calling } from '../../../tests/support/server/calling.ts';
import { cashier, openTestInstance, owner, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let boss: Visitor;
let caixa: Visitor;
let garcom: Visitor;
const { ask, withdraw, seen, open, take, answer, reopen } = calling;
const ice = { kind: 'request', request: 'Gelo' };

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  boss = await new Visitor(instance).signIn(owner);
  caixa = await new Visitor(instance).signIn(cashier);
  garcom = await new Visitor(instance).signIn(waiter);
});
afterAll(() => instance.close());

const outcomeOf = async (id: string) =>
  (await instance.owner.query('select outcome from calls where id = $1', [id])).rows[0].outcome;
/** The open calls whose sitting is at no table: nobody could ever answer for them. */
const lost = async () =>
  (
    await instance.owner.query(
      `select c.id from calls c join tables t on t.id = c.table_id
       where c.restaurant_id = $1 and c.ended_at is null and (c.sitting <> t.sitting or t.deleted_at is not null)`,
      [instance.restaurantId],
    )
  ).rows;

test('a bill that is closed ends what its table called for', async () => {
  const guest = await till.seat(1);
  await till.order(guest, 1);
  const { id } = (await ask(guest, 1, { kind: 'bill' })).body;
  await take(garcom, id);
  expect((await till.close(caixa, await till.bill(caixa, 1))).status).toBe(200);
  expect(await open(garcom, 1)).toEqual([]);
  expect(await outcomeOf(id)).toBe('left');
  expect((await answer(garcom, id)).body.code).toBe('call_over');
  expect((await seen(guest, 1)).body.code).toBe('sitting_ended');
  expect((await ask(guest, 1)).body.code).toBe('sitting_ended');
});

test('also where phones stay seated: the next to call from there call anew', async () => {
  await instance.owner.query('update restaurants set sittings_end = false where id = $1', [instance.restaurantId]);
  const guest = await till.seat(2);
  await till.order(guest, 2);
  const { id } = (await ask(guest, 2)).body;
  expect((await till.close(caixa, await till.bill(caixa, 2))).status).toBe(200);
  expect(await outcomeOf(id)).toBe('left');
  const next = (await ask(guest, 2)).body;
  expect(next.id).not.toBe(id);
  await instance.owner.query('update restaurants set sittings_end = true where id = $1', [instance.restaurantId]);
});

test('a bill that is moved takes its calls along, and those who were about to sit there have none any more', async () => {
  const guest = await till.seat(3);
  const other = await till.seat(4);
  await till.order(guest, 3);
  const theirs = (await ask(guest, 3, ice)).body.id;
  const others = (await ask(other, 4, ice)).body.id;
  const bill = await till.bill(caixa, 3);
  await garcom.post(`/api/bills/${bill.id}/table`, { tableId: till.tableId(4) });
  expect(await open(garcom, 4)).toMatchObject([{ id: theirs, tableNumber: 4 }]);
  expect(await open(garcom, 3)).toEqual([]);
  expect(await outcomeOf(others)).toBe('left');
  // What the phone still asks for at the old table is called for at the new one, once.
  expect((await ask(guest, 3, ice)).body.id).toBe(theirs);
  expect((await seen(guest, 3)).body.code).toBe('table_moved');
  expect((await withdraw(guest, 4, theirs)).body.code).toBe('table_secret_required');
  await guest.get(`/api/restaurants/restaurant-demo/tables/3`);
  expect((await withdraw(guest, 4, theirs)).status).toBe(200);
});

test('a table that the staff mark as left has no open calls; one whose secret is new keeps them, and the order that moves away ends none', async () => {
  const five = await till.seat(5);
  const { id } = (await ask(five, 5)).body;
  await garcom.post(`/api/tables/${till.tableId(5)}/status`, { status: 'ocupado' });
  await garcom.post(`/api/tables/${till.tableId(5)}/status`, { status: 'disponivel' });
  expect(await outcomeOf(id)).toBe('left');

  const six = await till.seat(6);
  const kept = (await ask(six, 6)).body.id;
  const code = (await boss.get(`/api/tables/${till.tableId(6)}/code`)).body.shortCode;
  expect((await boss.post(`/api/tables/${till.tableId(6)}/rotate`, { shortCode: code })).status).toBe(200);
  expect(await open(garcom, 6)).toMatchObject([{ id: kept }]);
  expect((await ask(await till.seat(6), 6)).body.id).toBe(kept);

  const seven = await till.seat(7);
  const order = await till.order(seven, 7);
  const stays = (await ask(seven, 7)).body.id;
  const edit = { revision: 1, tableId: till.tableId(8), status: 'pendente', lines: till.lines() };
  expect((await garcom.put(`/api/orders/${order}`, edit)).status).toBe(200);
  expect(await till.bill(garcom, 7)).toBeNull();
  expect(await open(garcom, 7)).toMatchObject([{ id: stays }]);
  expect(await lost()).toEqual([]);
});

test('what was answered by mistake is open again at the table where they sit by now, and nowhere once they have left', async () => {
  const guest = await till.seat(1);
  await till.order(guest, 1);
  const { id } = (await ask(guest, 1)).body;
  await answer(garcom, id);
  const bill = await till.bill(caixa, 1);
  await garcom.post(`/api/bills/${bill.id}/table`, { tableId: till.tableId(2) });
  expect((await reopen(garcom, id)).status).toBe(200);
  expect(await open(garcom, 2)).toMatchObject([{ id, tableNumber: 2 }]);
  for (const stay of [false, true]) {
    await instance.owner.query('update restaurants set sittings_end = $2 where id = $1', [
      instance.restaurantId,
      !stay,
    ]);
    const next = await till.seat(3);
    await till.order(next, 3);
    const called = (await ask(next, 3)).body.id;
    await answer(garcom, called);
    expect((await till.close(caixa, await till.bill(caixa, 3))).status).toBe(200);
    expect((await reopen(garcom, called)).body.code).toBe('call_over');
  }
  await instance.owner.query('update restaurants set sittings_end = true where id = $1', [instance.restaurantId]);
  await answer(garcom, id);
  expect(await lost()).toEqual([]);
});

test('what is answered, taken back and closed at once is open at no table that was left', async () => {
  for (let round = 0; round < 8; round += 1) {
    const guest = await till.seat(4);
    await till.order(guest, 4);
    const { id } = (await ask(guest, 4)).body;
    await answer(garcom, id);
    const bill = await till.bill(caixa, 4);
    const [back, closed, anew] = await Promise.all([reopen(garcom, id), till.close(caixa, bill), ask(guest, 4)]);
    expect(['call_over', undefined]).toContain(back.body.code);
    expect(closed.status).toBe(200);
    expect(['sitting_ended', undefined]).toContain(anew.body.code);
    expect(await lost()).toEqual([]);
    expect(await open(garcom, 4)).toEqual([]);
  }
});

test('of many who take a call at once one goes, and the others are told who', async () => {
  const guest = await till.seat(9);
  const staff = await Promise.all(
    [owner, cashier, waiter, owner, cashier, waiter].map((email) => new Visitor(instance).signIn(email)),
  );
  for (let round = 0; round < 6; round += 1) {
    const ids = [(await ask(guest, 9)).body.id, (await ask(guest, 9, ice)).body.id];
    const answers = await Promise.all(staff.map((each, n) => take(each, ...(n % 2 ? ids : ids.toReversed()))));
    const going = await open(garcom, 9);
    expect(new Set(going.map(({ takenBy }) => takenBy!.id)).size).toBe(1);
    const { name } = going[0]!.takenBy!;
    for (const { status, body } of answers) {
      if (status !== 200) expect(body).toMatchObject({ code: 'call_taken', message: expect.stringContaining(name) });
    }
    // Whoever has it asked twice.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    await answer(garcom, ...ids);
  }
});

test('a call that is taken back while somebody takes it is open to nobody, whoever came first', async () => {
  const guest = await till.seat(10);
  const met = new Set<string>();
  for (let round = 0; round < 20; round += 1) {
    const { id } = (await ask(guest, 10)).body;
    const [back, going] = await Promise.all(
      round % 2 ? [withdraw(guest, 10, id), take(garcom, id)] : [take(garcom, id), withdraw(guest, 10, id)].reverse(),
    );
    expect(back!.status).toBe(200);
    met.add(going!.body.code ?? 'taken');
    expect(await outcomeOf(id)).toBe('withdrawn');
    expect(await open(garcom, 10)).toEqual([]);
  }
  expect([...met].every((each) => ['taken', 'call_over'].includes(each))).toBe(true);
});

test('what is called for while the bill closes or moves is open at the table of its sitting, or at none', async () => {
  const met = { asked: 0, refused: 0 };
  for (let round = 0; round < 8; round += 1) {
    // No table calls more often than it may.
    const from = 11 + (round % 2);
    const to = 23 - from;
    const phone = await till.seat(from);
    await till.order(phone, from);
    const bill = await till.bill(caixa, from);
    const moves = round % 3 === 0;
    const end = () =>
      moves ? garcom.post(`/api/bills/${bill.id}/table`, { tableId: till.tableId(to) }) : till.close(caixa, bill);
    const answers = await Promise.all([
      ...[{ kind: 'waiter' }, ice].map((what) => ask(phone, from, what)),
      end(),
      ...[{ kind: 'waiter' }, { kind: 'bill' }].map((what) => ask(phone, from, what)),
    ]);
    for (const { status, body } of answers) {
      if (status === 200) met.asked += 1;
      else {
        expect(body.code).toBe('sitting_ended');
        met.refused += 1;
      }
    }
    expect(await lost()).toEqual([]);
    const left = await till.bill(caixa, moves ? to : from);
    expect(await open(garcom, to)).toHaveLength(moves ? 3 : 0);
    expect(await open(garcom, from)).toEqual([]);
    if (left) expect((await till.close(caixa, left)).status).toBe(200);
    expect(await open(garcom, to)).toEqual([]);
  }
  expect(met.asked).toBeGreaterThan(0);
});
