import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bills } from '#features/bills/contract.ts';
import { checks } from '#features/checks/contract.ts';
import { reportText, verifyBills } from '#server/verify.ts';
import { checking } from '../../../tests/support/server/checking.ts';
import { correct } from '../../../tests/support/server/correcting.ts';
import { cashier, openTestInstance, slug, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { checkChain, type Entry } from './check-chain.ts';
import { verifyChains } from './verify.ts';
import { joinHistory } from './web/diner/join-history.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
let garcom: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
  garcom = await new Visitor(instance).signIn(waiter);
});
afterAll(() => instance.close());

const seen = async (guest: Visitor, number: number) => {
  const { history } = await guest.ask(checks.history, { slug, number });
  if (!history) throw new Error(`Table ${number} has no bill`);
  return history;
};
const told = (history: { entries: { body: string }[] }) =>
  history.entries.map(({ body }) => {
    const { kind, about, cents, why } = JSON.parse(body) as Entry;
    return [kind, about, cents, why].filter((each) => each !== undefined);
  });
const ownScope = () => instance.database.scope(instance.restaurantId);
const broken = async (id: string) =>
  (await verifyChains(ownScope(), new Date())).broken.find((each) => each.id === id)?.faults ?? [];
const byHand = (sql: string, values: unknown[] = []) => instance.owner.query(sql, values);
const paid = (id: string, cents: number) =>
  caixa.post(`/api/bills/${id}/payments`, { key: randomUUID(), partCents: cents, method: 'pix', cents });

test('what is done to a bill is told with when, who, how much and why, and guests can follow it', async () => {
  const guest = await till.seat(1);
  const order = await till.order(guest, 1, 3);
  await till.orderFor(garcom, 1, 1);
  const { id } = await till.bill(caixa, 1);
  expect((await correct(caixa, order)).status).toBe(200);
  expect((await checking.fee(guest, 1, false)).status).toBe(200);
  expect((await paid(id, 500)).status).toBe(200);
  const history = await seen(guest, 1);
  const { cents } = till.product;
  expect(told(history)).toEqual([
    ['placed', '#1', 3 * cents],
    ['placed', '#2', cents],
    ['void', '1 × Pão de queijo da Canastra', Math.round(cents * 1.1), 'Demorou demais'],
    ['fee_declined'],
    ['paid', 'pix', 500],
  ]);
  const { faults, entries, head } = await checkChain(history);
  expect(faults).toEqual([]);
  expect(head?.position).toBe(5);
  expect(entries.map(({ by }) => by !== undefined)).toEqual([true, true, true, true, true]);
  for (const { at } of entries) expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);

  // Staff see the same chain, by name.
  const forStaff = await caixa.ask(bills.history, { id });
  expect(forStaff.entries).toEqual(history.entries);
  expect(Object.keys(forStaff.names)).toHaveLength(2);
  // A phone that has the first three of it is sent the others, and of another bill all of it.
  const rest = await guest.ask(checks.history, { slug, number: 1, of: id, after: 3 });
  expect(rest.history).toMatchObject({ after: 3, base: history.entries[2]?.hash, present: history.present });
  expect(joinHistory({ ...history, entries: history.entries.slice(0, 3) }, rest.history ?? history)).toEqual(history);
  const whole = await guest.ask(checks.history, { slug, number: 1, of: randomUUID(), after: 3 });
  expect(whole.history).toEqual(history);
  // Nothing of a guest's answer is an id of the house's.
  const { rows } = await byHand('select id from users union select id from bill_payments union select id from tables');
  const said = JSON.stringify({ ...history, id: null });
  for (const { id: secret } of rows) expect(said).not.toContain(secret);
});

test('who does not sit there is told nothing; who has paid still is', async () => {
  const guest = await till.seat(2);
  await till.order(guest, 2);
  const stranger = new Visitor(instance);
  const path = `${checking.at(2)}/history` as const;
  expect((await stranger.get(path)).body.code).toBe('table_secret_required');
  expect((await till.close(caixa, await till.bill(caixa, 2))).status).toBe(200);
  expect(told(await seen(guest, 2)).map(([kind]) => kind)).toEqual(['placed', 'closed']);
  expect((await stranger.get(`/api/bills/${randomUUID()}/history`)).status).toBe(401);
  expect((await caixa.get(`/api/bills/${randomUUID()}/history`)).body.code).toBe('bill_not_found');
});

test('a row that is changed past the service is told as altered by the next change, for ever', async () => {
  const guest = await till.seat(4);
  const order = await till.order(guest, 4);
  const { id } = await till.bill(caixa, 4);
  const before = await checkChain(await seen(guest, 4));
  await byHand('update order_items set unit_cents = unit_cents + 1 where order_id = $1', [order]);
  const kept = before.head;
  expect((await checkChain(await seen(guest, 4), { kept })).faults).toEqual([
    { fault: 'row', position: 1, kind: 'line', state: 'changed' },
  ]);
  expect((await paid(id, 100)).status).toBe(200);
  const after = await seen(guest, 4);
  expect(told(after).map(([kind]) => kind)).toEqual(['placed', 'altered', 'paid']);
  expect((await checkChain(after, { kept })).faults).toEqual([{ fault: 'altered', position: 2 }]);
  // Put back, it is no less told.
  await byHand('update order_items set unit_cents = unit_cents - 1 where order_id = $1', [order]);
  expect((await broken(id))[0]).toEqual({ fault: 'altered', position: 2 });
  const report = await verifyBills(instance.database, new Date());
  expect(report.broken.find((each) => each.id === id)?.restaurant).toBe(slug);
  expect(reportText(report)).toContain(`${id}: entry 2 tells of rows that were changed past the service (and`);
});

test('an entry that is rewritten, taken out or cut off is found, and a chain that is written anew by the phone that saw it', async () => {
  const guest = await till.seat(5);
  await till.order(guest, 5, 2);
  const { id } = await till.bill(caixa, 5);
  await paid(id, 100);
  await paid(id, 200);
  const { head: kept } = await checkChain(await seen(guest, 5));
  const tampered = async (sql: string) => {
    const { rows } = await byHand(`select * from chain_entries where subject_id = $1 order by position`, [id]);
    await byHand(sql, [id]);
    const found = { byCommand: await broken(id), byPhone: (await checkChain(await seen(guest, 5), { kept })).faults };
    await byHand('delete from chain_entries where subject_id = $1', [id]);
    for (const { restaurant_id, subject_id, position, body, hash } of rows)
      await byHand('insert into chain_entries values ($1, $2, $3, $4, $5)', [
        restaurant_id,
        subject_id,
        position,
        body,
        hash,
      ]);
    return { command: found.byCommand[0], phone: found.byPhone[0] };
  };
  const entry2 = { fault: 'entry', position: 2 };
  const rewritten = `update chain_entries set body = replace(body, '"cents": 100', '"cents": 101') where subject_id = $1`;
  expect(await tampered(rewritten)).toEqual({ command: entry2, phone: entry2 });
  const takenOut = 'delete from chain_entries where subject_id = $1 and position = 2';
  expect(await tampered(takenOut)).toEqual({ command: entry2, phone: entry2 });
  // The last payment is there, and nothing tells it any more.
  const cutOff = await tampered('delete from chain_entries where subject_id = $1 and position = 3');
  expect(cutOff).toEqual({
    command: { fault: 'untold', position: null, kind: 'payment' },
    phone: { fault: 'head', position: 3 },
  });
  // As if nothing had ever been: every hash is right, and only who saw it knows.
  await byHand('delete from chain_entries where subject_id = $1', [id]);
  await byHand('select begin_chains($1)', [instance.restaurantId]);
  expect(await broken(id)).toEqual([]);
  expect((await checkChain(await seen(guest, 5), { kept })).faults[0]).toEqual({ fault: 'head', position: 3 });
});

test('an entry of which nothing can be read stops nobody from paying, and is found', async () => {
  const guest = await till.seat(9);
  await till.order(guest, 9, 2);
  const { id } = await till.bill(caixa, 9);
  await paid(id, 100);
  for (const [position, body] of [
    [1, ''],
    [2, '{"n": 2, "numbered": 1e400, "rows": [7, {"x": 1}, ["\\u0000", "y"]]}'],
  ])
    await byHand('update chain_entries set body = $3 where subject_id = $1 and position = $2', [id, position, body]);
  await paid(id, 200);
  const first = { fault: 'entry', position: 1 };
  expect((await broken(id))[0]).toEqual(first);
  expect((await checkChain(await seen(guest, 9))).faults[0]).toEqual(first);
  await byHand('delete from chain_entries where subject_id = $1', [id]);
  await byHand('select begin_chains($1)', [instance.restaurantId]);
});

test('the application can neither change an entry nor add one that does not follow', async () => {
  const guest = await till.seat(6);
  await till.order(guest, 6);
  const { id } = await seen(guest, 6);
  const asked = (text: string) => ownScope().rows({ name: `test.${text.length}`, text }, [id]);
  await expect(asked(`update chain_entries set body = '{}' where subject_id = $1`)).rejects.toMatchObject({
    code: '42501',
  });
  await expect(asked('delete from chain_entries where subject_id = $1')).rejects.toMatchObject({ code: '42501' });
  const forged = `insert into chain_entries select restaurant_id, subject_id, position + 1, body, hash from chain_entries where subject_id = $1`;
  await expect(asked(forged)).rejects.toMatchObject({ code: '23514', constraint: 'chain_entries_follow' });
});

test('a line that goes to another bill is told on both', async () => {
  const guest = await till.seat(7);
  const other = await till.seat(8);
  const order = await till.order(guest, 7, 3);
  await till.order(other, 8);
  const { id } = await till.bill(caixa, 7);
  const lines = [{ orderId: order, line: 1, quantity: 1 }];
  const pass = { tableId: till.tableId(8), key: randomUUID(), lines };
  expect((await caixa.post(`/api/bills/${id}/passes`, pass)).status).toBe(200);
  expect(told(await seen(guest, 7)).at(-1)).toEqual(['passed_away', '8: 1× Pão de queijo da Canastra', 2490]);
  expect(told(await seen(other, 8)).at(-1)).toEqual(['passed_here', '7: 1× Pão de queijo da Canastra', 2490]);
  const there = await till.bill(caixa, 8);
  const merged = await caixa.post(`/api/bills/${there.id}/merges`, { fromId: id, key: randomUUID() });
  expect(merged.status).toBe(200);
  expect(told(await seen(other, 8)).at(-1)).toEqual(['merged_here', '7']);
  const away = await caixa.ask(bills.history, { id });
  expect(told(away).at(-1)).toEqual(['merged_away', '8']);
  expect((await checkChain(away)).faults).toEqual([]);
  expect(await broken(there.id)).toEqual([]);
});

test('a person who is taken out of the service leaves every chain as it is', async () => {
  const guest = await till.seat(9);
  await till.order(guest, 9);
  const { id } = await till.bill(caixa, 9);
  await paid(id, 100);
  const before = await caixa.ask(bills.history, { id });
  const erased = `update users set name = 'Pessoa removida', email = id || '@anonimo.invalid', named = false where email = $1`;
  await byHand(erased, [cashier]);
  const after = await seen(guest, 9);
  expect(after.entries).toEqual(before.entries);
  expect((await checkChain(after)).faults).toEqual([]);
  expect(await broken(id)).toEqual([]);
});

test("the demonstration's month is in order", async () => {
  const { chains, entries } = await verifyChains(ownScope(), new Date());
  expect(chains).toBeGreaterThan(100);
  expect(entries).toBeGreaterThanOrEqual(chains);
});

test('what a guest turns back and forth is one entry a minute, after as many at once as a stepper is tapped', async () => {
  const guest = await till.seat(7);
  await till.order(guest, 7, 1);
  const before = (await seen(guest, 7)).entries.length;
  const answers: string[] = [];
  for (let n = 0; n < 60; n += 1) {
    const { status, body } = await checking.fee(guest, 7, n % 2 === 1);
    answers.push(status === 200 ? 'done' : body.code);
  }
  expect(answers).toEqual([...Array(20).fill('done'), ...Array(40).fill('too_many_requests')]);
  expect((await seen(guest, 7)).entries.length - before).toBe(20);
  // Another table has a budget of its own.
  const other = await till.seat(8);
  await till.order(other, 8, 1);
  expect((await checking.fee(other, 8, false)).status).toBe(200);
});
