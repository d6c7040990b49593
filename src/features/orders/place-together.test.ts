import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, slug, type TestInstance } from '../../../tests/support/server/instance.ts';
import { plainProducts } from '../../../tests/support/server/plain-products.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import type { Product } from '../menu/contract.ts';

const tables = Array.from({ length: 9 }, (_, index) => index + 1);
let instance: TestInstance;
let diners: Visitor[];
let products: Product[];

beforeAll(async () => {
  instance = await openTestInstance();
  diners = await Promise.all(tables.map((table) => new Visitor(instance).sitAt(table)));
  products = await plainProducts(instance);
});
afterAll(() => instance.close());

const orderAt = (table: number) => `/api/restaurants/${slug}/tables/${table}/orders`;
const line = (product: number, quantity: number, notes = '') => ({
  productId: products[product]!.id,
  quantity,
  optionIds: [],
  notes,
});

test('orders of many tables in the same moment each keep their own table, lines, notes and number', async () => {
  const sent = [1, 2, 3].flatMap((round) =>
    tables.map((table) => ({
      table,
      key: randomUUID(),
      lines: [line(table % 3, table, `mesa ${table}`), line(3, round)],
    })),
  );
  const answers = await Promise.all(
    sent.map(({ table, key, lines }) => diners[table - 1]!.post(orderAt(table), { key, lines })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  for (const [index, { table, lines }] of sent.entries()) {
    const { rows } = await instance.owner.query(
      `select t.number as "table", o.total_cents as total, array_agg(i.quantity order by i.line) as quantities,
         array_agg(i.product_id order by i.line) as products, array_agg(i.notes order by i.line) as notes
       from orders o join tables t on t.id = o.table_id join order_items i on i.order_id = o.id
       where o.id = $1 group by t.number, o.total_cents`,
      [answers[index]!.body.id],
    );
    expect(rows).toMatchObject([
      {
        table,
        total: String(answers[index]!.body.totalCents),
        quantities: lines.map(({ quantity }) => quantity),
        products: lines.map(({ productId }) => productId),
        notes: lines.map(({ notes }) => notes),
      },
    ]);
  }
  const numbers = tables.map((table) =>
    answers.filter((_, index) => sent[index]!.table === table).map((a) => a.body.number),
  );
  for (const each of numbers) expect(each.sort()).toEqual([1, 2, 3]);
});

test('what is wrong with one order of the moment does not touch the others', async () => {
  const used = randomUUID();
  expect((await diners[0]!.post(orderAt(1), { key: used, lines: [line(0, 1)] })).status).toBe(200);
  const answers = await Promise.all([
    // Holds the queue, so that the rest goes together.
    diners[8]!.post(orderAt(9), { key: randomUUID(), lines: [line(0, 1)] }),
    diners[1]!.post(orderAt(2), { key: used, lines: [line(0, 2)] }),
    new Visitor(instance).post(orderAt(3), { key: randomUUID(), lines: [line(0, 3)] }),
    diners[3]!.post(orderAt(4), { key: randomUUID(), lines: [line(0, 4)] }),
    diners[4]!.post(orderAt(5), { key: randomUUID(), lines: [line(0, 5)] }),
    diners[4]!.post(orderAt(999), { key: randomUUID(), lines: [line(0, 5)] }),
  ]);
  expect(answers.map(({ body }) => body.code ?? 'placed')).toEqual([
    'placed',
    'place_key_reused',
    'table_secret_required',
    'placed',
    'placed',
    'table_not_found',
  ]);
});
