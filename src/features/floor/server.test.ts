import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cashier, openTestInstance, owner, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { anotherWaiter, serving } from '../../../tests/support/server/serving.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let boss: Visitor;
let caixa: Visitor;
let luana: Visitor;
let bia: Visitor;
const ids = { luana: '', bia: '' };
const { take, giveBack, handOver, undo, give, history } = serving;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  boss = await new Visitor(instance).signIn(owner);
  caixa = await new Visitor(instance).signIn(cashier);
  luana = await new Visitor(instance).signIn(waiter);
  ({ id: ids.bia, visitor: bia } = await anotherWaiter(instance, boss, 'Bia Nunes'));
  ids.luana = (await instance.owner.query('select id from users where email = $1', [waiter])).rows[0].id;
});
afterAll(() => instance.close());
beforeEach(() => instance.owner.query('delete from sitting_waiters; delete from table_sections'));

const table = (number: number) => till.tableId(number);
const who = async (number: number) => (await serving.at(caixa, table(number))).waiter?.name ?? null;
const closed = async (number: number) => {
  const bill = await till.bill(caixa, number);
  expect((await till.close(caixa, bill)).status).toBe(200);
};

test('a table that somebody took is theirs until its guests leave; a section is there again with the next', async () => {
  expect((await give(caixa, ids.bia, table(1))).status).toBe(200);
  expect(await who(1)).toBe('Bia Nunes');
  expect((await take(luana, table(1))).body).toMatchObject({
    code: 'table_served',
    message: expect.stringContaining('Bia'),
  });
  expect((await take(luana, table(2))).status).toBe(200);
  // A repeat of an answer that got lost.
  expect((await take(luana, table(2))).status).toBe(200);
  expect(await who(2)).toBe('Luana Ribeiro');

  await handOver(bia, table(1), ids.luana);
  for (const number of [1, 2]) {
    await till.orderFor(luana, number, 1);
    expect(await who(number)).toBe('Luana Ribeiro');
    await closed(number);
  }
  expect([await who(1), await who(2)]).toEqual(['Bia Nunes', null]);
});

test('the history of a table without changes is empty, and of one that is not there it is refused', async () => {
  expect((await luana.get(`/api/floor/${table(11)}/history`)).body).toEqual({ changes: [] });
  const unknown = await luana.get(`/api/floor/${randomUUID()}/history`);
  expect([unknown.status, unknown.body.code]).toEqual([404, 'table_not_found']);
});

test('where phones stay seated, the closed bill ends it', async () => {
  await instance.owner.query('update restaurants set sittings_end = false where id = $1', [instance.restaurantId]);
  await take(luana, table(3));
  await till.orderFor(luana, 3, 1);
  await closed(3);
  expect(await who(3)).toBeNull();
  await instance.owner.query('update restaurants set sittings_end = true where id = $1', [instance.restaurantId]);
});

test('whoever serves them goes with the guests to another table, and stays through a new secret', async () => {
  await take(luana, table(4));
  await till.orderFor(luana, 4, 1);
  const bill = await till.bill(caixa, 4);
  await caixa.post(`/api/bills/${bill.id}/table`, { tableId: table(5) });
  expect([await who(4), await who(5)]).toEqual([null, 'Luana Ribeiro']);
  const { rows } = await instance.owner.query('select short_code from tables where id = $1', [table(5)]);
  expect((await boss.post(`/api/tables/${table(5)}/rotate`, { shortCode: rows[0].short_code })).status).toBe(200);
  expect(await who(5)).toBe('Luana Ribeiro');
  expect(await history(luana, table(5))).toMatchObject([{ kind: 'take', to: 'Luana Ribeiro' }]);
  await closed(5);
});

test('what is merged is served by whoever serves the table it came to, and parted each has their own again', async () => {
  await take(luana, table(1));
  await take(bia, table(2));
  for (const number of [1, 2]) await till.orderFor(luana, number, 1);
  const into = await till.bill(caixa, 1);
  const from = await till.bill(caixa, 2);
  const merged = await caixa.post(`/api/bills/${into.id}/merges`, { fromId: from.id, key: randomUUID() });
  expect([await who(1), await who(2)]).toEqual(['Luana Ribeiro', null]);
  await caixa.post(`/api/bills/${into.id}/merges/${merged.body.merges[0]?.id}/undo`);
  expect([await who(1), await who(2)]).toEqual(['Luana Ribeiro', 'Bia Nunes']);
  for (const number of [1, 2]) await closed(number);
});

test('a table is given back to its section, or to nobody', async () => {
  await take(luana, table(6));
  expect((await giveBack(bia, table(6))).body.code).toBe('table_not_yours');
  expect((await giveBack(luana, table(6))).status).toBe(200);
  expect((await giveBack(luana, table(6))).status).toBe(200);
  expect(await who(6)).toBeNull();
  // Whose section it is gives it back for these guests; given to another, it is theirs at once.
  await give(boss, ids.luana, table(6), table(7));
  await giveBack(luana, table(6));
  expect([await who(6), await who(7)]).toEqual([null, 'Luana Ribeiro']);
  await give(boss, ids.bia, table(6));
  expect(await who(6)).toBe('Bia Nunes');
  await give(boss, null, table(6), table(7));
  expect([await who(6), await who(7)]).toEqual([null, null]);
  const kinds = (await history(luana, table(6))).map(({ kind, from, to }) => [kind, from, to]);
  expect(kinds).toEqual([
    ['give', 'Bia Nunes', null],
    ['give', 'Luana Ribeiro', 'Bia Nunes'],
    ['give_back', 'Luana Ribeiro', null],
    ['give', null, 'Luana Ribeiro'],
    ['give_back', 'Luana Ribeiro', null],
    ['take', null, 'Luana Ribeiro'],
  ]);
});

test('a table is handed over by whoever serves it, or by the till, and undone for a minute while nothing else became of it', async () => {
  await take(luana, table(8));
  const key = randomUUID();
  const handed = await handOver(luana, table(8), ids.bia, key);
  expect(handed.status).toBe(200);
  expect((await handOver(luana, table(8), ids.bia, key)).body).toEqual(handed.body);
  expect((await handOver(luana, table(9), ids.bia, key)).body.code).toBe('key_reused');
  expect((await handOver(luana, table(8), ids.luana)).body.code).toBe('table_not_yours');
  expect((await handOver(bia, table(8), randomUUID())).body.code).toBe('waiter_not_found');
  expect(await serving.at(luana, table(8))).toMatchObject({
    waiter: { name: 'Bia Nunes' },
    handedOver: { id: handed.body.id, by: ids.luana, undoSeconds: expect.any(Number) },
  });
  expect((await undo(bia, handed.body.id)).body.code).toBe('table_not_yours');
  expect((await undo(luana, randomUUID())).body.code).toBe('hand_over_not_found');
  expect((await undo(luana, handed.body.id)).status).toBe(200);
  expect((await undo(luana, handed.body.id)).status).toBe(200);
  expect(await who(8)).toBe('Luana Ribeiro');
  expect(await history(luana, table(8))).toMatchObject([
    { kind: 'hand_over', by: 'Luana Ribeiro', to: 'Bia Nunes', undoneBy: 'Luana Ribeiro' },
    { kind: 'take' },
  ]);

  const late = (await handOver(luana, table(8), ids.bia)).body.id;
  await instance.owner.query(`update waiter_changes set at = at - interval '2 minutes' where id = $1`, [late]);
  expect((await undo(luana, late)).body.code).toBe('hand_over_undo_late');
  expect((await serving.at(luana, table(8))).handedOver).toBeNull();
  const byTheTill = (await handOver(caixa, table(8), ids.luana)).body.id;
  await giveBack(luana, table(8));
  expect((await undo(caixa, byTheTill)).body.code).toBe('hand_over_undo_changed');
});

test('a table that was given back is taken again for a minute, and the history tells both', async () => {
  const number = 9;
  expect((await take(luana, table(number))).status).toBe(200);
  expect((await giveBack(luana, table(number))).status).toBe(200);
  const { handedOver } = await serving.at(luana, table(number));
  expect(handedOver).toMatchObject({ kind: 'give_back', to: null, by: ids.luana });
  expect((await undo(bia, handedOver!.id)).body.code).toBe('table_not_yours');
  expect((await undo(luana, handedOver!.id)).status).toBe(200);
  expect(await who(number)).toBe('Luana Ribeiro');
  expect((await history(caixa, table(number)))[0]).toMatchObject({
    kind: 'give_back',
    undoneBy: 'Luana Ribeiro',
    undoneAt: expect.any(String),
  });
  await giveBack(luana, table(number));
  const again = (await serving.at(luana, table(number))).handedOver!.id;
  await take(bia, table(number));
  expect((await undo(luana, again)).body.code).toBe('hand_over_undo_changed');
});

test('sections are the till’s to give, and somebody who works here no more serves nobody', async () => {
  expect((await give(luana, ids.luana, table(1))).body.code).toBe('forbidden');
  expect((await give(caixa, randomUUID(), table(1))).body.code).toBe('waiter_not_found');
  expect((await give(caixa, ids.luana, table(1), randomUUID())).body.code).toBe('table_not_found');
  expect((await take(luana, randomUUID())).body.code).toBe('table_not_found');
  const { id } = await anotherWaiter(instance, boss, 'Davi Costa');
  await give(caixa, id, table(1));
  await boss.post(`/api/staff/${id}/active`, { active: false });
  expect(await serving.at(luana, table(1))).toMatchObject({ waiter: null, section: null });
  expect((await take(luana, table(1))).status).toBe(200);
  expect((await handOver(luana, table(1), id)).body.code).toBe('waiter_not_found');
});

test('of all who take a table at once one has it, and of all who hand it on at once the last is the one that holds', async () => {
  const others = await Promise.all([1, 2, 3].map((n) => anotherWaiter(instance, boss, `Garçom ${n}`)));
  const all = [luana, bia, ...others.map(({ visitor }) => visitor)];
  for (let round = 0; round < 5; round += 1) {
    await instance.owner.query('delete from sitting_waiters; delete from waiter_changes');
    const answers = await Promise.all(all.map((one) => take(one, table(10))));
    expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([
      200,
      ...Array(4).fill('table_served'),
    ]);
    const [first] = await history(luana, table(10));
    const has = await who(10);
    expect(first?.to).toBe(has);

    // Whoever has it hands it to all others at once, while the till gives it to somebody else: each is told, none is lost.
    const holder = all[answers.findIndex(({ status }) => status === 200)]!;
    const handed = await Promise.all([
      ...others.map(({ id }) => handOver(holder, table(10), id)),
      handOver(caixa, table(10), ids.bia),
      giveBack(holder, table(10)),
    ]);
    for (const { status, body } of handed) expect([200, 'table_not_yours']).toContain(body.code ?? status);
    const changes = await history(luana, table(10));
    // Each took it from whom the one before had given it to.
    for (const [at, change] of changes.entries()) expect(change.from).toBe(changes[at + 1]?.to ?? null);
    expect(changes[0]?.to).toBe(await who(10));
  }
});

test('a handing over that is undone while it is handed on: one of the two holds, and the history says which', async () => {
  for (let round = 0; round < 6; round += 1) {
    await instance.owner.query('delete from sitting_waiters; delete from waiter_changes');
    await take(luana, table(11));
    const { id } = (await handOver(luana, table(11), ids.bia)).body;
    const [back, on] = await Promise.all([undo(luana, id), handOver(bia, table(11), ids.luana)]);
    const outcome = [back.body.code ?? back.status, on.body.code ?? on.status];
    expect([
      [200, 'table_not_yours'],
      ['hand_over_undo_changed', 200],
    ]).toContainEqual(outcome);
    expect(await who(11)).toBe('Luana Ribeiro');
  }
});
