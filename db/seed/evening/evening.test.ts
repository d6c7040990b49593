import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyChains } from '../../../src/features/chain/verify.ts';
import { openTestInstance, owner, type TestInstance } from '../../../tests/support/server/instance.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { beginEvening } from './evening.ts';
import { comingAt } from './expect-guests.ts';
import { parties } from './parties.ts';

let instance: TestInstance;
let boss: Visitor;
const now = new Date();
const hourMs = 3_600_000;

beforeAll(async () => {
  instance = await openTestInstance();
  boss = await new Visitor(instance).signIn(owner);
  await begin(now);
});
afterAll(() => instance.close());

const scope = () => instance.database.scope(instance.restaurantId);
async function begin(at: Date): Promise<void> {
  await beginEvening(scope(), at);
  scope().forgetKept();
}
const look = async <T extends object>(sql: string) =>
  (await instance.owner.query<T>(sql.replaceAll('$1', `'${instance.restaurantId}'`))).rows;
const everything = () =>
  look(`select (select count(*)::int from bills where restaurant_id = $1) as bills, (select count(*)::int from orders where restaurant_id = $1) as orders,
    (select count(*)::int from calls where restaurant_id = $1) as calls, (select count(*)::int from bill_payments where restaurant_id = $1) as payments,
    (select count(*)::int from chain_entries where restaurant_id = $1) as entries, (select count(*)::int from reservations where restaurant_id = $1) as reservations,
    (select count(*)::int from tills where restaurant_id = $1) as tills`);

test('tables are taken, with orders in every state and of every age, people counted, and calls open', async () => {
  const taken = await look<{ number: number; people: number }>(
    `select t.number, b.people from bills b join tables t on t.restaurant_id = $1 and t.id = b.table_id
     where b.restaurant_id = $1 and b.closed_at is null and t.status = 'ocupado' order by t.number`,
  );
  const planned = parties.map(({ table, people }) => ({ number: table, people })).sort((a, b) => a.number - b.number);
  expect(taken).toEqual(planned);
  const { orders } = (await boss.get('/api/orders')).body;
  expect(new Set(orders.map(({ status }: { status: string }) => status))).toEqual(
    new Set(['pendente', 'preparando', 'pronto']),
  );
  const lines = orders.flatMap((order) => order.lines);
  expect(new Set(lines.map(({ stationId }) => stationId)).size).toBeGreaterThanOrEqual(4);
  expect(lines.some(({ notes }) => notes.startsWith('Alergia'))).toBe(true);
  const [ages] = await look<{ youngest: number; oldest: number; late: boolean; delivered: number; early: boolean }>(
    `select max(extract(epoch from (o.created_at - b.opened_at)))::int as late, min(extract(epoch from ('${now.toISOString()}' - o.created_at)))::int / 60 as youngest,
       max(extract(epoch from ('${now.toISOString()}' - o.created_at)))::int / 60 as oldest, count(*) filter (where o.status = 'entregue')::int as delivered,
       bool_or(o.created_at < b.opened_at or coalesce(o.delivered_at, o.created_at) > '${now.toISOString()}') as early
     from orders o join bills b on b.restaurant_id = $1 and b.id = o.bill_id where o.restaurant_id = $1 and b.closed_at is null`,
  );
  expect(ages).toMatchObject({ youngest: 0, oldest: 68, early: false });
  expect(ages?.delivered).toBeGreaterThan(5);
  const calls = (await boss.get('/api/calls')).body.calls;
  expect(calls.map(({ kind, request }: { kind: string; request: string }) => [kind, request])).toEqual([
    ['request', 'Gelo'],
    ['bill', ''],
  ]);
  const voids = await look(`select kind, reason from line_corrections where restaurant_id = $1`);
  expect(voids).toEqual([{ kind: 'void', reason: 'O cliente desistiu' }]);
});

test('the sums are right, a part is paid, the till is open, and every chain holds', async () => {
  const wrong = await look(
    `select b.id from bills b where b.restaurant_id = $1 and b.closed_at is null and b.ordered_cents <> (
       select sum(o.total_cents) from orders o where o.restaurant_id = $1 and o.bill_id = b.id and o.status <> 'cancelado')
     union all
     select o.id from orders o join bills b on b.restaurant_id = $1 and b.id = o.bill_id where o.restaurant_id = $1 and b.closed_at is null
       and o.items_cents <> (select sum(i.quantity * i.unit_cents) from order_items i where i.restaurant_id = $1 and i.order_id = o.id)`,
  );
  expect(wrong).toEqual([]);
  const paid = await look(
    `select p.amount_cents::int as cents, t.number, p.till_id is not null as "inTill" from bill_payments p join bills b on b.restaurant_id = $1 and b.id = p.bill_id
     join tables t on t.restaurant_id = $1 and t.id = b.table_id where p.restaurant_id = $1 and b.closed_at is null`,
  );
  expect(paid).toEqual([{ cents: 15_000, number: 7, inTill: true }]);
  const { broken } = await verifyChains(scope(), new Date(Date.now() + hourMs));
  expect(broken).toEqual([]);
  const altered = await look(`select from chain_entries where restaurant_id = $1 and body::text like '%"altered"%'`);
  expect(altered).toEqual([]);
});

test('a second start adds nothing while the evening is fresh, and as long as people go on with it', async () => {
  const before = await everything();
  await begin(new Date());
  await begin(new Date(now.getTime() + 5 * hourMs));
  expect(await everything()).toEqual(before);
});

test('an evening that was forgotten is paid and closed, and another one begins', async () => {
  const later = new Date(now.getTime() + 22 * hourMs);
  const [before] = await everything();
  await begin(later);
  const open = await look<{ opened: Date }>(
    'select opened_at as opened from bills where restaurant_id = $1 and closed_at is null',
  );
  expect(open).toHaveLength(parties.length);
  expect(open.every(({ opened }) => opened.getTime() > later.getTime() - 2 * hourMs)).toBe(true);
  const [after] = await everything();
  expect(after).toMatchObject({ bills: (before as { bills: number }).bills + parties.length, tills: 2 });
  expect((await verifyChains(scope(), new Date(later.getTime() + hourMs))).broken).toEqual([]);
});

test('what people have changed of the house keeps nothing else from happening', async () => {
  const later = new Date(now.getTime() + 44 * hourMs);
  await instance.owner.query(`update products set available = false where name = 'Chope pilsen'`);
  await instance.owner.query('update restaurants set public_version = public_version + 1');
  scope().forgetKept();
  await begin(later);
  const tables = await look<{ number: number }>(
    `select t.number from bills b join tables t on t.restaurant_id = $1 and t.id = b.table_id
     where b.restaurant_id = $1 and b.closed_at is null order by 1`,
  );
  const beer = ({ orders }: (typeof parties)[number]) => orders[0]?.lines.some(({ dish }) => dish === 'Chope pilsen');
  const without = parties.filter((party) => !beer(party)).map(({ table }) => table);
  expect(tables.map(({ number }) => number)).toEqual(without.sort((a, b) => a - b));
  expect((await verifyChains(scope(), new Date(later.getTime() + hourMs))).broken).toEqual([]);
});

test('guests are expected tonight, at a quarter of an hour, and never after midnight', () => {
  const zone = 'America/Sao_Paulo';
  expect(comingAt(new Date('2026-11-24T00:16:00Z'), 40, zone)).toEqual({ date: '2026-11-23', time: '22:00' });
  expect(comingAt(new Date('2026-11-24T02:10:00Z'), 35, zone)).toEqual({ date: '2026-11-23', time: '23:45' });
  expect(comingAt(new Date('2026-11-24T02:10:00Z'), 40, zone)).toBeNull();
  expect(comingAt(new Date('2026-11-24T03:10:00Z'), 40, zone)).toEqual({ date: '2026-11-24', time: '01:00' });
});
