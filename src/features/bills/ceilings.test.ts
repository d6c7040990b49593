import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { largestBillCents, largestOrderCents } from '#lib/ceilings.ts';
import { cashier, openTestInstance, slug, type TestInstance } from '../../../tests/support/server/instance.ts';
import { settlement } from '../../../tests/support/server/settlement.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let staff: Visitor;
let menu: { id: string; cents: number }[];
const tables = new Map<number, string>();

beforeAll(async () => {
  instance = await openTestInstance();
  // Without a fee the sums of these tests are those of their lines.
  await instance.owner.query('update restaurants set service_fee_percentage = 0');
  const dear = `insert into products (restaurant_id, category_id, name, price_cents)
    select $1, (select id from categories where restaurant_id = $1 limit 1), 'de ' || cents, cents from unnest($2::int[]) as cents
    returning id, price_cents as cents`;
  const wanted = [largestOrderCents, largestOrderCents - 1, 1, 2];
  await instance.owner.query(`select set_config('app.restaurant_id', $1, false)`, [instance.restaurantId]);
  menu = (await instance.owner.query(dear, [instance.restaurantId, wanted])).rows;
  await instance.database.scope(instance.restaurantId).transaction((tx) => tx.changed('menu'));
  const { rows } = await instance.owner.query('select number, id from tables where restaurant_id = $1', [
    instance.restaurantId,
  ]);
  for (const { number, id } of rows) tables.set(number, id);
  staff = await new Visitor(instance).signIn(cashier);
});
afterAll(() => instance.close());

const line = (cents: number, changes: object = {}) => {
  const productId = menu.find((product) => product.cents === cents)?.id;
  return { productId, quantity: 1, optionIds: [], notes: '', ...changes };
};
const orderAt = async (table: number, ...lines: object[]) =>
  (await new Visitor(instance).sitAt(table)).post(`/api/restaurants/${slug}/tables/${table}/orders`, {
    key: randomUUID(),
    lines,
  });
const createAt = (table: number, ...lines: object[]) =>
  staff.post('/api/orders', { key: randomUUID(), tableId: tables.get(table), lines });
const billAt = async (table: number) => (await staff.get(`/api/tables/${tables.get(table)}/bill`)).body.bill;
const read = async (id: string) => (await staff.get(`/api/orders/${id}`)).body.order;
const editTo = async (id: string, table: number, ...lines: object[]) => {
  const { revision, status } = await read(id);
  return staff.put(`/api/orders/${id}`, { revision, status, tableId: tables.get(table), lines });
};
/** As many orders as make the bill as large as a bill may be, less one cent. */
async function fill(table: number): Promise<string> {
  for (let n = 1; n < largestBillCents / largestOrderCents; n += 1)
    expect((await createAt(table, line(largestOrderCents))).status).toBe(200);
  const last = await createAt(table, line(largestOrderCents - 1));
  expect((await billAt(table))!.totalCents).toBe(largestBillCents - 1);
  return last.body.id;
}
const written = async () =>
  (await instance.owner.query('select count(*)::int as n, sum(orders_count)::int as orders from bills')).rows[0];
async function refusedWith(code: string, ask: () => Promise<{ status: number; body: any }>) {
  const before = await written();
  const { status, body } = await ask();
  expect([status, body.code]).toEqual([409, code]);
  expect(body.message).toContain(code === 'order_too_large' ? '100.000,00' : '1.000.000,00');
  expect(await written()).toEqual(before);
}

test('an order above the largest is refused at every way in, one that reaches it is not', async () => {
  const over = [line(largestOrderCents), line(1)];
  await refusedWith('order_too_large', () => orderAt(1, ...over));
  await refusedWith('order_too_large', () => createAt(1, ...over));
  await refusedWith('order_too_large', () => orderAt(1, line(largestOrderCents, { quantity: 99 })));
  const { body, status } = await orderAt(1, line(largestOrderCents));
  expect(status).toBe(200);
  await refusedWith('order_too_large', () => editTo(body.id, 1, ...over));
  const { revision } = await read(body.id);
  const charges = [{ description: 'Rolha', cents: 1 }];
  await refusedWith('order_too_large', () =>
    staff.post(`/api/orders/${body.id}/complete`, settlement({ revision, charges })),
  );
  expect(await read(body.id)).toMatchObject({ totalCents: largestOrderCents, status: 'pendente' });
});

test('where only the service fee takes an order over the largest, the refusal names it', async () => {
  const feeOf = async (percent: number) => {
    await instance.owner.query('update restaurants set service_fee_percentage = $1', [percent]);
    await instance.database.scope(instance.restaurantId).transaction((tx) => tx.changed('restaurant'));
  };
  await feeOf(10);
  const byFee = await createAt(4, line(largestOrderCents));
  const byItems = await createAt(4, line(largestOrderCents), line(1));
  await feeOf(0);
  expect([byFee.body.code, byItems.body.code]).toEqual(['order_too_large', 'order_too_large']);
  expect(byFee.body.message).toContain('Com a taxa de serviço');
  expect(byItems.body.message).not.toContain('taxa');
});

test('a bill is let reach the largest and not a cent more: by ordering, editing, moving, completing, closing, reopening', async () => {
  const last = await fill(2);
  await refusedWith('bill_too_large', () => orderAt(2, line(2)));
  await refusedWith('bill_too_large', () => createAt(2, line(2)));
  const cent = await orderAt(2, line(1));
  expect(cent.status).toBe(200);
  expect((await billAt(2))!.totalCents).toBe(largestBillCents);

  await refusedWith('bill_too_large', () => editTo(cent.body.id, 2, line(2)));
  const elsewhere = (await orderAt(3, line(1))).body.id;
  await refusedWith('bill_too_large', () => editTo(elsewhere, 2, line(1)));
  expect(await read(elsewhere)).toMatchObject({ tableId: tables.get(3) });
  const charges = [{ description: 'Rolha', cents: 1 }];
  const { revision } = await read(cent.body.id);
  await refusedWith('bill_too_large', () =>
    staff.post(`/api/orders/${cent.body.id}/complete`, settlement({ revision, charges })),
  );
  const { id, version } = (await billAt(2))!;
  const payments = [{ method: 'pix', cents: largestBillCents + 1 }];
  await refusedWith('bill_too_large', () =>
    staff.post(`/api/bills/${id}/close`, settlement({ version, charges, payments })),
  );

  // What is cancelled makes room, and does not come back into room that another has taken.
  expect((await staff.post(`/api/orders/${last}/status`, { status: 'cancelado' })).status).toBe(200);
  expect((await orderAt(2, line(largestOrderCents - 1))).status).toBe(200);
  await refusedWith('bill_too_large', () => staff.post(`/api/orders/${last}/status`, { status: 'preparando' }));

  const full = await billAt(2);
  const closed = await staff.post(
    `/api/bills/${full!.id}/close`,
    settlement({ version: full!.version, payments: [{ method: 'pix', cents: full!.totalCents }] }),
  );
  expect([closed.status, closed.body.totalCents]).toEqual([200, largestBillCents]);
  expect((await orderAt(2, line(largestOrderCents))).status).toBe(200);
});

test('neither merging, passing nor a couvert brings a bill past the largest, nor does an undo', async () => {
  await fill(6);
  const small = await orderAt(7, line(2), line(1));
  const { id: full } = (await billAt(6))!;
  const { id: other } = (await billAt(7))!;
  await refusedWith('bill_too_large', () =>
    staff.post(`/api/bills/${full}/merges`, { key: randomUUID(), fromId: other }),
  );
  const pass = (bill: string, table: number, orderId: string, at: number) =>
    staff.post(`/api/bills/${bill}/passes`, {
      key: randomUUID(),
      tableId: tables.get(table),
      lines: [{ orderId, line: at, quantity: 1 }],
    });
  await refusedWith('bill_too_large', () => pass(other, 6, small.body.id, 1));
  expect((await pass(other, 6, small.body.id, 2)).status).toBe(200);
  expect((await billAt(6))!.totalCents).toBe(largestBillCents);

  // What has gone out made room; when that is taken, it does not come back.
  const cent = (
    await instance.owner.query(
      `select order_id as "orderId", line from order_items where order_id in (select id from orders where bill_id = $1) and unit_cents = 1`,
      [full],
    )
  ).rows[0];
  const out = await pass(full, 7, cent.orderId, cent.line);
  expect(out.status, JSON.stringify(out.body)).toBe(200);
  expect((await orderAt(6, line(1))).status).toBe(200);
  const { rows } = await instance.owner.query('select id from bill_passes where from_bill_id = $1', [full]);
  await refusedWith('bill_too_large', () => staff.post(`/api/bills/${full}/passes/${rows[0].id}/undo`, {}));

  await instance.owner.query('update check_settings set couvert_cents = 1 where restaurant_id = $1', [
    instance.restaurantId,
  ]);
  const guest = await new Visitor(instance).sitAt(6);
  await refusedWith('bill_too_large', () =>
    guest.put(`/api/restaurants/${slug}/tables/6/check/couvert`, { people: 1 }),
  );
});

test('whoever orders, edits, moves and cancels at once, no bill passes the largest and its count is right', async () => {
  const here = 4;
  const there = 5;
  const phones = await Promise.all([here, there].map((table) => new Visitor(instance).sitAt(table)));
  const big = [line(largestOrderCents)];
  const placed = await Promise.all(
    Array.from({ length: 40 }, (_, n) => {
      const table = n % 2 ? here : there;
      const order = { key: randomUUID(), lines: big };
      return n % 4 < 2
        ? phones[table === here ? 0 : 1]!.post(`/api/restaurants/${slug}/tables/${table}/orders`, order)
        : createAt(table, ...big);
    }),
  );
  const ids = placed.flatMap(({ status, body }) => (status === 200 ? [body.id as string] : []));
  expect(ids).toHaveLength((2 * largestBillCents) / largestOrderCents);
  expect(new Set(placed.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(['bill_too_large']),
  );
  const answers = await Promise.all(
    ids.map((id, n) =>
      n % 3 === 0
        ? staff.post(`/api/orders/${id}/status`, { status: 'cancelado' })
        : editTo(id, n % 2 ? here : there, ...big),
    ),
  );
  for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBeLessThan(500);
  const { rows } = await instance.owner.query(
    `select b.ordered_cents::int as counted, (select coalesce(sum(o.total_cents), 0)::int from orders o
       where o.bill_id = b.id and o.status <> 'cancelado') as there from bills b where b.closed_at is null`,
  );
  for (const { counted, there: summed } of rows) {
    expect(counted).toBe(summed);
    expect(counted).toBeLessThanOrEqual(largestBillCents);
  }
});

test('the limits stand in the document of the API', async () => {
  const { body } = await staff.get('/api/openapi.json');
  const { description } = body.paths['/restaurants/{slug}/tables/{number}/orders'].post;
  for (const told of ['order_too_large', 'bill_too_large', `${largestOrderCents}`, `${largestBillCents}`])
    expect(description).toContain(told);
});
