import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { addRestaurant } from '../../../tests/support/server/second-restaurant.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { searchReach } from './finished-orders.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let garcom: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  garcom = await new Visitor(instance).signIn(waiter);
});
afterAll(() => instance.close());

/** Every order of the filtered list, page by page. */
async function delivered(filter: Record<string, string>): Promise<any[]> {
  const found: any[] = [];
  let cursor: string | null = null;
  do {
    const query: string = new URLSearchParams({ ...filter, ...(cursor ? { cursor } : {}) }).toString();
    const { status, body } = await garcom.get(`/api/orders/delivered?${query}`);
    expect(status).toBe(200);
    found.push(...body.orders);
    cursor = body.nextCursor;
  } while (cursor);
  return found;
}

async function placed(number: number, status: string, notes: string): Promise<string> {
  const lines = till.lines().map((line) => ({ ...line, notes }));
  const answer = await garcom.post('/api/orders', { key: randomUUID(), tableId: till.tableId(number), status, lines });
  return answer.body.id;
}

test('the list is filtered by table, status, and words of items and notes, without regard to accents', async () => {
  const cancelled = await placed(2, 'cancelado', 'Sem açúcar');
  const done = await placed(2, 'entregue', 'Com 100% de pimenta_doce');
  await placed(3, 'pendente', 'Sem açúcar');
  const ids = async (filter: Record<string, string>) => (await delivered(filter)).map((order) => order.id);

  expect(await ids({ status: 'cancelado' })).toEqual([cancelled]);
  const atTable = await delivered({ table: '2' });
  expect(atTable.slice(0, 2).map((order) => order.id)).toEqual([done, cancelled]);
  expect(new Set(atTable.map((order) => order.tableNumber))).toEqual(new Set([2]));
  const { rows } = await instance.owner.query(
    `select count(*)::int as n from orders o join tables t on t.id = o.table_id
     where t.number = 2 and o.status in ('entregue', 'cancelado')`,
  );
  expect(atTable).toHaveLength(rows[0].n);

  expect(await ids({ text: 'ACUCAR' })).toEqual([cancelled]);
  // What means something in a pattern means itself here.
  expect(await ids({ text: '100% de pimenta_' })).toEqual([done]);
  expect(await ids({ text: '%' })).toEqual([done]);
  expect(await ids({ text: 'pao de queijo', table: '2', status: 'entregue' })).toContain(done);
  const numbered = await delivered({ text: '#2', table: '2' });
  expect(numbered.map((order) => order.number)).toContain(2);
  expect(await ids({ text: 'nada disso existe' })).toEqual([]);
});

test('a day is a business day, and the days together hold every order once', async () => {
  const all = await delivered({});
  const day = async (date: string) => (await delivered({ day: date })).map((order) => order.id);
  const from = Date.parse(all.at(-1).createdAt.slice(0, 10)) - 86_400_000;
  const to = Date.parse(all[0].createdAt.slice(0, 10)) + 86_400_000;
  const byDay: string[] = [];
  for (let at = to; at >= from; at -= 86_400_000) byDay.push(...(await day(new Date(at).toISOString().slice(0, 10))));
  expect(byDay).toEqual(all.map((order) => order.id));
});

test('what is no filter is refused', async () => {
  for (const query of ['day=2026-02-30', 'day=ontem', 'status=pendente', 'table=zero', 'outro=1']) {
    expect((await garcom.get(`/api/orders/delivered?${query}`)).body.code).toBe('invalid_input');
  }
});

test('a search looks through so many orders, says since when, and goes on from there', async () => {
  const house = await addRestaurant(instance.owner, { slug: 'casa-antiga' });
  const boss = await new Visitor(instance).signIn(house.owner);
  await instance.owner.query(
    `insert into orders (restaurant_id, bill_id, table_id, number, status, items_cents, service_fee_percentage, service_fee_cents,
       total_cents, created_at)
     select $1, bill_id, table_id, n, 'entregue', 1, 0, 0, 1, '2026-01-01T12:00:00Z'::timestamptz - n * interval '1 minute'
     from orders, generate_series(1, $3) n where restaurant_id = $1 and id = $2`,
    [house.id, house.orderId, searchReach + 10],
  );
  const page = async (query: string) => (await boss.get(`/api/orders/delivered?${query}`)).body;

  const all = await page('');
  expect(all.orders).toHaveLength(30);
  expect(all.soughtSince).toBeNull();
  const lately = await page('text=3');
  expect(lately.orders.map(({ number }: { number: number }) => number)).toEqual([3]);

  const oldest = searchReach + 10;
  const first = await page(`text=${oldest}`);
  expect(first.orders).toEqual([]);
  expect(Date.parse('2026-01-01T12:00:00Z') - Date.parse(first.soughtSince ?? '')).toBe(searchReach * 60_000);
  const second = await page(`text=${oldest}&cursor=${encodeURIComponent(first.nextCursor ?? '')}`);
  expect(second.orders.map(({ number }: { number: number }) => number)).toEqual([oldest]);
  expect(second).toMatchObject({ nextCursor: null, soughtSince: null });

  const nowhere = await page('text=sushi&day=2025-12-30');
  expect(nowhere, 'a day has an end of its own').toMatchObject({ orders: [], nextCursor: null, soughtSince: null });
});
