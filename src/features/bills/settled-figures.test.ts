import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { correct } from '../../../tests/support/server/correcting.ts';
import { cashier, openTestInstance, owner, slug, type TestInstance } from '../../../tests/support/server/instance.ts';
import { settlement } from '../../../tests/support/server/settlement.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { figuresOf } from '../orders/figures.ts';
import { printedOf } from './web/paper/printed-of.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
let boss: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
  boss = await new Visitor(instance).signIn(owner);
});
afterAll(() => instance.close());

const cents = fc.integer({ min: 1, max: 4_000 });
const discount = fc.oneof(
  fc.constant(null),
  fc.record({ type: fc.constant('fixed'), value: fc.integer({ min: 0, max: 20_000 }) }),
  fc.record({ type: fc.constant('percentage'), value: fc.integer({ min: 0, max: 10_000 }) }),
);
const charges = fc.array(fc.record({ description: fc.constant('Rolha'), cents }), { maxLength: 2 });
const decided = fc.record({ chargeServiceFee: fc.boolean(), charges, discount });
const fate = fc.constantFrom('open', 'open', 'cancelled', 'completed', 'paid', 'paid early');
/** Most orders keep all that they were sent with. */
const pieces = fc.oneof(fc.constant(0), fc.constant(0), fc.integer({ min: 1, max: 9 }));
const evening = fc.record({
  orders: fc.array(
    fc.record({ quantity: fc.integer({ min: 1, max: 9 }), given: pieces, taken: pieces, fate, own: decided }),
    { minLength: 1, maxLength: 5 },
  ),
  parts: fc.array(fc.integer({ min: 1, max: 5_000 }), { maxLength: 2 }),
  closing: decided,
  fee: fc.constantFrom(0, 1_000, 1_234),
});

const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0);
const today = async () => (await boss.get('/api/stats/today')).body;
/** Gives pieces of an order and takes others back; how many are still paid for, and at which revision. */
async function giveAndTake(id: string, quantity: number, given: number, taken: number) {
  const free = Math.min(given, quantity);
  const gone = Math.min(taken, quantity);
  const asked = [
    { kind: 'gift', quantity: free },
    { kind: 'void', quantity: gone },
  ];
  let revision = 1;
  for (const { kind, quantity: count } of asked) {
    if (count === 0) continue;
    const done = await correct(caixa, id, { revision, kind, quantity: count });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    revision = done.body.revision;
  }
  return { charged: Math.max(0, quantity - gone - free), cancelled: gone === quantity, revision };
}
const pay = (totalCents: number) => (totalCents > 0 ? [{ method: 'credito', cents: totalCents }] : []);

test('whatever was decided about a bill and its orders, every place says the same of it', async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(evening, async ({ orders, parts, closing, fee }) => {
      number = (number % 12) + 1;
      await instance.owner.query('update restaurants set service_fee_percentage = $2 where id = $1', [
        instance.restaurantId,
        fee / 100,
      ]);
      await instance.database.scope(instance.restaurantId).transaction((tx) => tx.changed('restaurant'));
      const before = await today();
      const phone = await till.seat(number);
      // One that stays, so that there is always something to settle.
      const last = { quantity: 2, given: 0, taken: 0, fate: 'open', own: null };
      for (const { quantity, given, taken, fate: what, own } of [...orders, last]) {
        const id = await till.order(phone, number, quantity);
        const { charged, cancelled, revision } = await giveAndTake(id, quantity, given, taken);
        if (cancelled) continue;
        if (what === 'cancelled') await caixa.post(`/api/orders/${id}/status`, { status: 'cancelado' });
        if (what === 'open' || what === 'cancelled') continue;
        const free = { ...own, discount: null };
        const paid = what !== 'completed';
        const total =
          charged * till.product.cents +
          (free.chargeServiceFee ? Math.floor((charged * till.product.cents * fee) / 10_000 + 0.5) : 0) +
          sum((free.charges ?? []).map((charge) => charge.cents));
        // Where nothing is left to pay, nothing is paid by itself.
        if (paid && total === 0) continue;
        const body = paid ? { ...free, deliver: what === 'paid', payments: pay(total) } : own;
        const done = await caixa.post(`/api/orders/${id}/complete`, settlement({ revision, ...body }));
        expect(done.status, JSON.stringify(done.body)).toBe(200);
      }
      let open = await till.bill(caixa, number);
      for (const partCents of parts) {
        if (open.restCents < partCents) continue;
        const part = { key: randomUUID(), partCents, method: 'dinheiro', cents: partCents + 100 };
        open = (await caixa.post(`/api/bills/${open.id}/payments`, part)).body;
      }
      const floor = (await caixa.get('/api/tables')).body.tables.find((table: any) => table.number === number);
      expect(floor!.bill!.totalCents).toBe(open.restCents);
      const seen = (await phone.get(till.orderPath(number))).body;
      expect([seen.totalCents, seen.paidCents]).toEqual([open.totalCents, open.paidCents]);

      // The server says what is missing; a second try pays that.
      const first = await till.close(caixa, open, { ...closing, payments: [] });
      const missing = first.status === 200 ? 0 : first.body.data.missingCents;
      const closed =
        first.status === 200
          ? first.body
          : (await till.close(caixa, open, { ...closing, payments: pay(missing) })).body;
      expect(closed.closedAt).not.toBeNull();

      const read = (await caixa.get(`/api/bills/${open.id}`)).body;
      expect(read).toEqual(closed);
      const figures = ({ itemsCents, serviceFeeCents, chargesCents, discountCents, totalCents }: any) => [
        itemsCents,
        serviceFeeCents,
        chargesCents,
        discountCents,
        totalCents,
      ];
      expect(figures(printedOf(read).sums)).toEqual(figures(closed));
      const { receipt } = (await phone.get(`/api/restaurants/${slug}/tables/${number}/receipt`)).body;
      expect(figures(receipt)).toEqual(figures(closed));
      expect(sum(receipt!.payments.map((payment: any) => payment.keptCents))).toBe(closed.totalCents);
      expect(sum(closed.payments.map((payment: any) => payment.keptCents))).toBe(closed.totalCents);
      const stored = await instance.owner.query(
        `select items_cents, service_fee_cents, charges_cents, discount_cents, total_cents from bills where id = $1`,
        [open.id],
      );
      expect(Object.values(stored.rows[0]).map(Number)).toEqual(figures(closed));

      // The delivered list, a reprinted order and the dashboard: part by part the same, to the cent.
      const delivered = (await caixa.get(`/api/orders/delivered?table=${number}`)).body.orders.filter(
        (order: any) => order.billId === open.id && order.status !== 'cancelado',
      );
      const due = delivered.filter((order: any) => order.paidAt === null);
      const all = due.map((order: any) => figures(figuresOf(order)));
      expect(figures(closed).map((_, index) => sum(all.map((each: number[]) => each[index]!)))).toEqual(
        figures(closed),
      );
      for (const each of all) expect(Math.min(...each)).toBeGreaterThanOrEqual(0);
      for (const order of delivered) {
        const again = (await caixa.get(`/api/orders/${order.id}`)).body.order;
        expect(figuresOf(again)).toEqual(figuresOf(order));
      }
      const apart = delivered.filter((order: any) => order.paidAt !== null);
      expect(sum(apart.map((order: any) => figuresOf(order).totalCents))).toBe(read.paidBeforeCents);
      for (const told of [read, receipt]) {
        expect(sum(told!.paidApart.map((each: any) => each.totalCents))).toBe(read.paidBeforeCents);
        for (const { charges: named, payments, ...each } of told!.paidApart) {
          expect(sum(named.map((charge: any) => charge.cents))).toBe(each.chargesCents);
          expect(sum(payments.map((payment: any) => payment.keptCents))).toBe(each.totalCents);
        }
      }
      const received = sum(receipt!.payments.map((payment: any) => payment.receivedCents));
      expect(received - receipt!.changeCents).toBe(receipt!.totalCents);
      expect(sum(receipt!.charges.map((charge: any) => charge.cents))).toBe(receipt!.chargesCents);
      const after = await today();
      expect(after.revenueCents - before.revenueCents).toBe(closed.totalCents + read.paidBeforeCents);
      for (const recent of after.recent) {
        const order = delivered.find(({ id }: any) => id === recent.id);
        if (order) expect(recent.totalCents).toBe(figuresOf(order).totalCents);
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);

test('a closed bill is what it was closed at, whatever is made of its parts afterwards', async () => {
  await till.order(await till.seat(12), 12, 3);
  const open = await till.bill(caixa, 12);
  const closed = (
    await till.close(caixa, open, {
      chargeServiceFee: false,
      discount: { type: 'fixed', value: 100 },
      payments: pay(open.itemsCents - 100),
    })
  ).body;
  await instance.owner.query('alter table orders disable trigger orders_of_closed_bill');
  await instance.owner.query('update orders set total_cents = 1, items_cents = 1 where bill_id = $1', [open.id]);
  await instance.owner.query('alter table orders enable trigger orders_of_closed_bill');
  const read = (await caixa.get(`/api/bills/${open.id}`)).body;
  expect([read.totalCents, read.itemsCents, read.discountCents]).toEqual([
    closed.totalCents,
    closed.itemsCents,
    closed.discountCents,
  ]);
});
