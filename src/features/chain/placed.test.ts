import { afterAll, beforeAll, expect, test } from 'vitest';
import { checks } from '#features/checks/contract.ts';
import { cashier, openTestInstance, slug, type TestInstance } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { checkChain, type Entry } from './check-chain.ts';
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
test('what was placed is told soon after, without anybody asking for it', async () => {
  const guest = await till.seat(3);
  await till.order(guest, 3);
  await till.order(guest, 3, 2);
  const { id } = await till.bill(caixa, 3);
  const entries = async () =>
    (await byHand('select body from chain_entries where subject_id = $1 order by position', [id])).rows;
  expect(await entries()).toEqual([]);
  await sealPlaced(ownScope());
  expect(told({ entries: await entries() })).toEqual([['placed', '#1, #2', 3 * till.product.cents]]);
  // Nothing new, nothing more to tell; and what comes next is told by itself.
  await sealPlaced(ownScope());
  await till.order(guest, 3);
  await sealPlaced(ownScope());
  expect(told({ entries: await entries() })[1]).toEqual(['placed', '#3', till.product.cents]);
  expect(await broken(id)).toEqual([]);
});

test('what a full house placed is told in portions', async () => {
  for (const [table, orders] of [
    [6, 2],
    [8, 5],
    [9, 1],
  ] as const) {
    const guest = await till.seat(table);
    for (let placed = 0; placed < orders; placed += 1) await till.order(guest, table);
  }
  const tell = async () =>
    (await byHand('select seal_placed($1, portion => 2) as orders', [instance.restaurantId])).rows[0].orders;
  const said: number[] = [];
  for (let orders = await tell(); orders > 0; orders = await tell()) said.push(orders);
  expect(said.length).toBeGreaterThan(2);
  expect(said.reduce((sum, orders) => sum + orders)).toBe(8);
  for (const table of [6, 8, 9]) expect(await broken((await till.bill(caixa, table)).id)).toEqual([]);
});

test('a row that is made to look as if it were placed only now is found: what is placed was never told before', async () => {
  const guest = await till.seat(5);
  const order = await till.order(guest, 5);
  const { id } = await till.bill(caixa, 5);
  await sealPlaced(ownScope());
  await byHand('update order_items set unit_cents = unit_cents + 1 where order_id = $1', [order]);
  await byHand('update orders set number = number + 1 where id = $1', [order]);
  await byHand('update bills set orders_count = orders_count + 1 where id = $1', [id]);
  await sealPlaced(ownScope());
  const after = await seen(guest, 5);
  expect(told(after).map(([kind]) => kind)).toEqual(['placed', 'placed']);
  expect((await checkChain(after)).faults).toEqual([{ fault: 'altered', position: 2 }]);
  expect(await broken(id)).toEqual([{ fault: 'altered', position: 2 }]);
});

test('what is placed is digested as jsonb would write it, whatever it says', async () => {
  const guest = await till.seat(10);
  await till.order(guest, 10, 2);
  await till.order(guest, 10);
  const { id } = await till.bill(caixa, 10);
  const awkward = 'Pão "de\\queijo"\n\t\u0001 ção 🍕 \u2028 </script>';
  await byHand(
    `update order_items i set name = $2, choices = jsonb_build_array(jsonb_build_object('name', $2::text))
     from orders o where o.restaurant_id = i.restaurant_id and o.id = i.order_id and o.bill_id = $1`,
    [id, awkward],
  );
  await byHand(
    `update orders set custom_charges = jsonb_build_array(jsonb_build_object('description', $2::text, 'cents', 5)), cancel_reason = $2,
       discount_type = 'percentage', discount_value = 1000, service_fee_percentage = 12.50, cancelled_at = '2026-01-02 03:04:05.6Z',
       paid_at = '2026-01-02 00:00:00.000001Z', settled_cents = 1, settled_fee_cents = 0, settled_charges_cents = 5, settled_discount_cents = 3,
       complete_hash = '\\x00ff', completed_at = now() where bill_id = $1 and number = 1`,
    [id, awkward],
  );
  const client = instance.owner;
  await client.query("set timezone = 'UTC'");
  const { rows } = await client.query(
    `with plain as (
       select o.id::text as id, 'order' as kind, jsonb_build_object('restaurant', o.restaurant_id, 'bill', o.bill_id, 'table', o.table_id,
         'number', o.number, 'items', o.items_cents, 'feePercentage', o.service_fee_percentage, 'fee', o.service_fee_cents,
         'charges', o.custom_charges::text, 'discount', o.discount_type, 'discountValue', o.discount_value, 'total', o.total_cents,
         'key', o.place_key, 'hash', o.place_hash, 'by', o.placed_by, 'guest', o.guest, 'cancelled', nullif(o.status = 'cancelado', false),
         'cancelledAt', o.cancelled_at, 'cancelReason', o.cancel_reason, 'completed', o.completed_at, 'completeHash', o.complete_hash,
         'paid', o.paid_at, 'settled', o.settled_cents, 'settledFee', o.settled_fee_cents, 'settledCharges', o.settled_charges_cents,
         'settledDiscount', o.settled_discount_cents, 'till', o.till_id, 'created', o.created_at) as content
       from orders o where o.bill_id = $1
       union all
       select i.order_id || '/' || i.line, 'line', jsonb_build_object('restaurant', i.restaurant_id, 'order', i.order_id, 'line', i.line,
         'product', i.product_id, 'name', i.name, 'quantity', i.quantity, 'free', i.free_quantity, 'unit', i.unit_cents,
         'choices', i.choices::text, 'cancelled', nullif(i.status = 'cancelado', false))
       from orders o join order_items i on i.restaurant_id = o.restaurant_id and i.order_id = o.id where o.bill_id = $1
     )
     select plain.kind, placed.digest = row_digest(plain.kind, plain.id, plain.content) as same
     from plain left join placed_rows($2, array[$1::uuid], array[0]) placed on placed.ref = chain_name(plain.kind, plain.id)`,
    [id, instance.restaurantId],
  );
  expect(rows.map(({ kind, same }) => [kind, same]).sort()).toEqual([
    ['line', true],
    ['line', true],
    ['order', true],
    ['order', true],
  ]);
});
