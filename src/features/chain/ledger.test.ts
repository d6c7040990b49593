import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportText, verifyBills } from '#server/verify.ts';
import { cashier, openTestInstance, slug, type TestInstance } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { sealPlaced } from './seal-placed.ts';
import { verifyChains } from './verify.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
});
afterAll(() => instance.close());

const ownScope = () => instance.database.scope(instance.restaurantId);
const byHand = async (sql: string, values: unknown[] = []) => (await instance.owner.query(sql, values)).rows;
const later = () => new Date(Date.now() + 3_600_000);
const broken = async () => (await verifyChains(ownScope(), later())).broken;
const namings = async (bill: string) =>
  (
    await byHand(`select body::json ->> 'kind' as kind from bill_ledger where bill_id = $1 order by position`, [bill])
  ).map(({ kind }) => kind);
const lastPosition = async () =>
  (
    await byHand('select max(position) as position from bill_ledger where restaurant_id = $1', [instance.restaurantId])
  )[0].position as number;

/** Does something to the database by hand, says what is found of it, and puts the ledger back. */
async function tampered(sql: string, values: unknown[] = []) {
  await byHand('create temporary table kept as select restaurant_id, position, body, hash from bill_ledger');
  try {
    await byHand(sql, values);
    return await broken();
  } finally {
    await byHand('delete from bill_ledger');
    await byHand(
      'insert into bill_ledger (restaurant_id, position, body, hash) select * from kept order by restaurant_id, position',
    );
    await byHand('drop table kept');
  }
}

async function seated(number: number) {
  const guest = await till.seat(number);
  await till.order(guest, number, 2);
  return till.bill(caixa, number);
}

test('a bill is named as it is opened, closed, merged into another and parted from it again, with its last entry', async () => {
  const { id } = await seated(1);
  const { id: other } = await seated(2);
  await sealPlaced(ownScope());
  expect(await namings(id)).toEqual(['opened']);
  const merged = await caixa.post(`/api/bills/${id}/merges`, { fromId: other, key: randomUUID() });
  expect(merged.status).toBe(200);
  await sealPlaced(ownScope());
  await sealPlaced(ownScope());
  expect(await namings(other)).toEqual(['opened', 'closed']);
  const [{ merge }] = (await byHand('select id as merge from bill_merges where from_bill_id = $1', [other])) as [
    { merge: string },
  ];
  expect((await caixa.post(`/api/bills/${id}/merges/${merge}/undo`, {})).status).toBe(200);
  expect((await caixa.post(`/api/bills/${id}/table`, { tableId: till.tableId(11) })).status).toBe(200);
  await sealPlaced(ownScope());
  expect(await namings(other)).toEqual(['opened', 'closed', 'reopened']);
  expect(await namings(id)).toEqual(['opened']);
  expect((await till.close(caixa, await till.bill(caixa, 11))).status).toBe(200);
  await sealPlaced(ownScope());
  expect(await namings(id)).toEqual(['opened', 'closed']);
  const [last] = await byHand(
    `select l.body::json ->> 'head' as head, (select e.hash from chain_entries e where e.subject_id = $1 order by e.position desc limit 1) as hash
     from bill_ledger l where l.bill_id = $1 order by l.position desc limit 1`,
    [id],
  );
  expect(last.head).toBe(last.hash);
  expect(await broken()).toEqual([]);
});

test('a bill that is deleted with its chain is missed, also when it is taken out of the ledger', async () => {
  const { id } = await seated(3);
  await seated(4);
  await sealPlaced(ownScope());
  const position = (await lastPosition()) - 1;
  await byHand('delete from bills where id = $1', [id]);
  await byHand('delete from chain_entries where subject_id = $1', [id]);
  await sealPlaced(ownScope());
  const report = await verifyBills(instance.database, later());
  expect(report.broken).toEqual([{ restaurant: slug, id, faults: [{ fault: 'named', position, state: 'gone' }] }]);
  expect(reportText(report)).toContain(`${id}: the bill that entry ${position} of the ledger names is gone`);
  await byHand('delete from bill_ledger where bill_id = $1', [id]);
  expect((await broken())[0]).toEqual({ id: instance.restaurantId, faults: [{ fault: 'entry', position }] });
  await byHand('delete from bill_ledger where restaurant_id = $1', [instance.restaurantId]);
  await byHand('update bills set named_open = null where restaurant_id = $1', [instance.restaurantId]);
  await sealPlaced(ownScope());
  expect(await broken()).toEqual([]);
});

test('an entry of the ledger that is changed, taken out or put elsewhere is found, and one that is cut off by whoever kept it', async () => {
  const { id } = await seated(5);
  await sealPlaced(ownScope());
  const { restaurantId } = instance;
  const position = await lastPosition();
  const { head } = await verifyChains(ownScope(), later());
  expect(head?.position).toBe(position);
  const ledger = (at: number) => [{ id: restaurantId, faults: [{ fault: 'entry', position: at }] }];
  const changed = `update bill_ledger set body = replace(body, '"opened"', '"closed"') where restaurant_id = $1 and position = $2`;
  expect(await tampered(changed, [restaurantId, position])).toEqual(ledger(position));
  const takenOut = 'delete from bill_ledger where restaurant_id = $1 and position = $2';
  expect((await tampered(takenOut, [restaurantId, position - 1]))[0]).toEqual(ledger(position - 1)[0]);
  const swapped = `update bill_ledger l set body = o.body, hash = o.hash from bill_ledger o
    where l.restaurant_id = $1 and o.restaurant_id = $1 and l.position in ($2::int, $2 - 1) and o.position = 2 * $2 - 1 - l.position`;
  expect((await tampered(swapped, [restaurantId, position]))[0]).toEqual(ledger(position - 1)[0]);
  // Without its end the ledger holds, and the bill that was named there is not.
  expect(await tampered(takenOut, [restaurantId, position])).toEqual([
    { id, faults: [{ fault: 'unnamed', position: null }] },
  ]);
  const kept = [{ restaurant: slug, id: restaurantId, ...head! }];
  const holds = await verifyBills(instance.database, later(), kept);
  expect(holds.broken).toEqual([]);
  expect(holds.heads).toContainEqual(kept[0]);
  // Named anew after that, each hash is right: only the head that was kept elsewhere tells.
  await byHand(takenOut, [restaurantId, position]);
  await byHand('update bills set named_open = null where id = $1', [id]);
  await sealPlaced(ownScope());
  expect(await broken()).toEqual([]);
  const anew = await verifyBills(instance.database, later(), kept);
  expect(anew.broken).toEqual([{ restaurant: slug, id: restaurantId, faults: [{ fault: 'head', position }] }]);
  const gone = randomUUID();
  const { broken: missed } = await verifyBills(instance.database, later(), [{ ...kept[0]!, id: gone }]);
  expect(missed).toEqual([{ restaurant: slug, id: gone, faults: [{ fault: 'head', position }] }]);
});

test('a chain that is written anew is another than the ledger named', async () => {
  const { id } = await seated(6);
  await sealPlaced(ownScope());
  const position = await lastPosition();
  await byHand('delete from chain_entries where subject_id = $1', [id]);
  await byHand('select begin_chains($1)', [instance.restaurantId]);
  expect(await broken()).toEqual([{ id, faults: [{ fault: 'named', position, state: 'changed' }] }]);
  await byHand('delete from bills where id = $1', [id]);
  await byHand('delete from chain_entries where subject_id = $1', [id]);
  await byHand('delete from bill_ledger where bill_id = $1', [id]);
});

test('the application can neither change what the ledger says nor add what does not follow', async () => {
  const asked = (text: string) =>
    ownScope().rows({ name: `test.ledger.${text.length}`, text }, [instance.restaurantId]);
  const forbidden = { code: '42501' };
  await expect(asked(`update bill_ledger set body = '{}' where restaurant_id = $1`)).rejects.toMatchObject(forbidden);
  await expect(asked('delete from bill_ledger where restaurant_id = $1')).rejects.toMatchObject(forbidden);
  const forged = `insert into bill_ledger (restaurant_id, position, body, hash)
    select restaurant_id, position + 1, body, hash from bill_ledger where restaurant_id = $1 order by position desc limit 1`;
  await expect(asked(forged)).rejects.toMatchObject({ code: '23514', constraint: 'bill_ledger_follow' });
  const { rows } = await instance.owner.query('select id from restaurants where id <> $1 limit 1', [
    instance.restaurantId,
  ]);
  for (const { id } of rows)
    expect(
      await instance.database
        .scope(id)
        .rows({ name: 'test.ledger.others', text: 'select from bill_ledger where restaurant_id = $1' }, [
          instance.restaurantId,
        ]),
    ).toEqual([]);
});

test('bills that are opened, closed and named at once by several: the ledger has no hole and names each once', async () => {
  const tables = [7, 8, 9, 10];
  const apart = new pg.Pool({ connectionString: instance.databaseUrl, max: 4 });
  const naming = () => Promise.all(tables.map(() => apart.query('select name_bills($1, 1)', [instance.restaurantId])));
  try {
    for (let round = 0; round < 3; round += 1) {
      const opened = await Promise.all(tables.map(seated));
      await instance.owner.query('select seal_placed($1)', [instance.restaurantId]);
      await naming();
      for (const { id } of opened) expect(await namings(id)).toEqual(['opened']);
      const closing = Promise.all(tables.map(async (number) => till.close(caixa, await till.bill(caixa, number))));
      await Promise.all([naming(), sealPlaced(ownScope()), naming()]);
      for (const { status } of await closing) expect(status).toBe(200);
      await sealPlaced(ownScope());
      for (const { id } of opened) expect(await namings(id)).toEqual(['opened', 'closed']);
    }
  } finally {
    await apart.end();
  }
  expect(await broken()).toEqual([]);
  const [{ count, last }] = (await byHand(
    'select count(*)::int, max(position) as last from bill_ledger where restaurant_id = $1',
    [instance.restaurantId],
  )) as [{ count: number; last: number }];
  expect(count).toBe(last);
});
