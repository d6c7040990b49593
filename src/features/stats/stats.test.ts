import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessDay, businessDayAt } from '#features/restaurants/business-day.ts';
import type { OpeningHours } from '#features/restaurants/opening/contract.ts';
import { addDays } from '#lib/days.ts';
import { openDays } from '../../../tests/support/server/business-days.ts';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import type { SecondRestaurant } from '../../../tests/support/server/second-restaurant.ts';

/** The hours of a house without single days. */
const byWeek = (openingHours: OpeningHours) => ({ openingHours, specialDays: {} });

let instance: TestInstance;
let days: Awaited<ReturnType<typeof openDays>>;
let other: SecondRestaurant;
beforeAll(async () => {
  instance = await openTestInstance();
  days = await openDays(instance);
  other = days.other;
});
afterAll(async () => {
  await days.close();
  await instance.close();
});

const late: OpeningHours = {
  sexta: { open: '18:00', close: '02:00' },
  sábado: [
    { open: '12:00', close: '15:00' },
    { open: '18:00', close: '03:00' },
  ],
  domingo: 'Fechado',
};
const zones = ['America/Noronha', 'America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco'];

const opensAt = (hours: OpeningHours, zone: string) => days.opensAt(hours, zone);
const ordered = (at: Date | string, totalCents?: number, status?: string) => days.ordered(at, totalCents, status);
const today = (at: Date | string) => days.today(at);
beforeEach(() => days.forgetOrders());

test('the night belongs to the evening before, in each of the four time zones', async () => {
  for (const zone of zones) {
    await instance.owner.query('delete from orders where restaurant_id = $1 and id <> $2', [other.id, other.orderId]);
    await opensAt(late, zone);
    // Friday 20 November 2026, open until 02:00 of Saturday.
    const { since, until } = businessDay('2026-11-20', byWeek(late), zone);
    const minute = 60_000;
    await ordered(new Date(since.getTime() - minute), 1);
    await ordered(since, 10);
    await ordered(new Date(until.getTime() - 1), 100);
    await ordered(until, 1_000);

    const night = await today(new Date(until.getTime() - minute));
    expect([night.day, night.orders, night.revenueCents], zone).toEqual(['2026-11-20', 2, 110]);
    expect(night.hours.find(({ hour }) => hour === 25)?.orders, 'one in the morning').toBe(1);
    expect(night.days.slice(-2), zone).toEqual([
      { day: '2026-11-19', orders: 1, revenueCents: 1 },
      { day: '2026-11-20', orders: 2, revenueCents: 110 },
    ]);
    const morning = await today(until);
    expect([morning.day, morning.orders, morning.revenueCents], zone).toEqual(['2026-11-21', 1, 1_000]);
    expect(morning.days.at(-2), zone).toEqual({ day: '2026-11-20', orders: 2, revenueCents: 110 });
  }
});

const minutesIn = (weeks: number) => weeks * 7 * 24 * 60;

test('whatever is ordered when, each order counts in the one business day that it was placed in', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...zones),
      fc.array(fc.integer({ min: 0, max: minutesIn(1) - 1 }), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: minutesIn(1) - 1 }),
      async (zone, ago, minuteNow) => {
        await instance.owner.query('delete from orders where restaurant_id = $1 and id <> $2', [
          other.id,
          other.orderId,
        ]);
        await opensAt(late, zone);
        const at = new Date(Date.parse('2026-11-16T00:00:00Z') + minuteNow * 60_000);
        const instants = ago.map((minutes) => new Date(at.getTime() - minutes * 60_000));
        for (const instant of instants) await ordered(instant, 100);
        const figures = await today(at);
        const expected = new Map<string, number>();
        for (const instant of instants) {
          const day = businessDayAt(instant, byWeek(late), zone);
          expected.set(day, (expected.get(day) ?? 0) + 1);
        }
        expect(figures.day).toBe(businessDayAt(at, byWeek(late), zone));
        for (const { day, orders, revenueCents } of figures.days) {
          expect([day, orders, revenueCents]).toEqual([day, expected.get(day) ?? 0, 100 * (expected.get(day) ?? 0)]);
        }
        expect(figures.orders).toBe(expected.get(figures.day) ?? 0);
        expect(figures.hours.reduce((sum, { orders }) => sum + orders, 0)).toBe(figures.orders);
        expect(figures.days.map(({ day }) => day)).toEqual(
          Array.from({ length: 14 }, (_, index) => addDays(figures.day, index - 13)),
        );
      },
    ),
    { numRuns: 25 },
  );
});

test('what was cancelled counts neither as an order nor as revenue; what is active is told apart', async () => {
  await opensAt(late, 'America/Sao_Paulo');
  const evening = '2026-11-20T23:00:00Z';
  for (const [status, cents] of [
    ['pendente', 1_000],
    ['preparando', 2_000],
    ['preparando', 3_000],
    ['pronto', 4_000],
    ['entregue', 5_000],
    ['cancelado', 9_999],
  ] as const)
    await ordered(evening, cents, status);
  const figures = await today('2026-11-20T23:30:00Z');
  expect(figures).toMatchObject({ orders: 5, revenueCents: 15_000, averageCents: 3_000, pending: 1, preparing: 2 });
  expect(figures.days.at(-1)).toEqual({ day: '2026-11-20', orders: 5, revenueCents: 15_000 });
  expect(figures.hours.reduce((sum, { orders }) => sum + orders, 0)).toBe(5);
  const weekLater = await today('2026-11-27T23:30:00Z');
  expect([weekLater.before?.orders, weekLater.hours.find(({ hour }) => hour === 20)?.usual]).toEqual([5, 5]);
  expect(figures.tables).toEqual({ total: 3, occupied: 0, reserved: 0 });
  expect(figures.recent).toHaveLength(5);
  expect(figures.subscription).toMatchObject({ planName: expect.any(String), open: true, expiringSoon: false });
});

test('the dishes that go out most today: the five first, under their last names, without what was cancelled', async () => {
  await opensAt(late, 'America/Sao_Paulo');
  const { rows: products } = await instance.owner.query<{ id: string }>(
    'select uuidv7() as id from generate_series(1, 7)',
  );
  const line = async (at: string, product: number, name: string, quantity: number, status = 'pendente') => {
    await ordered(at, 1_000, status);
    await instance.owner.query(
      `insert into order_items (restaurant_id, order_id, line, product_id, name, quantity, unit_cents, status)
       select $1, id, 1, $2, $3, $4, 100, $5 from orders where restaurant_id = $1 order by id desc limit 1`,
      [other.id, products[product]?.id, name, quantity, status],
    );
  };
  const evening = '2026-11-20T23:00:00Z';
  expect((await today(evening)).dishes, 'an empty day').toEqual([]);
  await line('2026-11-20T22:00:00Z', 0, 'Pastel', 4, 'entregue');
  await line(evening, 0, 'Pastel de feira', 3);
  // Half past one in the morning belongs to the evening; what was ordered the night before does not.
  await line('2026-11-21T04:30:00Z', 1, 'Caipirinha', 6, 'pronto');
  await line('2026-11-20T02:30:00Z', 1, 'Caipirinha', 90, 'entregue');
  await line(evening, 2, 'Moqueca', 99, 'cancelado');
  for (const [index, name] of ['Bobó', 'Açaí', 'Farofa', 'Café'].entries()) await line(evening, 3 + index, name, 2);
  // One line of an order that goes on was taken back.
  await instance.owner.query(
    `insert into order_items (restaurant_id, order_id, line, product_id, name, quantity, unit_cents, status)
     select $1, id, 2, $2, 'Moqueca', 50, 100, 'cancelado' from orders where restaurant_id = $1 order by id desc limit 1`,
    [other.id, products[2]?.id],
  );
  const { dishes, dishesCents } = await today('2026-11-21T04:45:00Z');
  // Also of the sixth dish, which is not among them.
  expect(dishesCents).toBe(2_100);
  expect(dishes.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Pastel de feira', 7],
    ['Caipirinha', 6],
    ['Açaí', 2],
    ['Bobó', 2],
    ['Café', 2],
  ]);
});

test('hours are compared with the same weekday of four weeks, and the day with last week until this time', async () => {
  await opensAt(late, 'America/Sao_Paulo');
  // Fridays at 20:10, the week before also at 22:10.
  for (const day of ['2026-10-23', '2026-10-30', '2026-11-06', '2026-11-13']) await ordered(`${day}T23:10:00Z`);
  await ordered('2026-11-14T01:10:00Z');
  const figures = await today('2026-11-20T23:30:00Z');
  expect(figures.before?.orders).toBe(1);
  expect(figures.hours.map(({ hour }) => hour)).toEqual([18, 19, 20, 21, 22, 23, 24, 25]);
  expect(figures.hours.find(({ hour }) => hour === 20)).toEqual({ hour: 20, orders: 0, usual: 1 });
  expect(figures.hours.find(({ hour }) => hour === 22)?.usual).toBe(0.3);
  // On a Saturday there is nothing to compare with: neither of the two periods, nor the pause between them, is left out.
  const saturday = await today('2026-11-21T23:30:00Z');
  expect([saturday.before, saturday.hours[0], saturday.hours.at(-1)]).toEqual([
    null,
    { hour: 12, orders: 0, usual: null },
    { hour: 26, orders: 0, usual: null },
  ]);
  expect((await today('2026-11-23T01:00:00Z')).hours, 'a closed day without orders').toEqual([]);
});

test('seven and thirty days are compared with as many before, until this time of day', async () => {
  await opensAt(late, 'America/Sao_Paulo');
  const at = '2026-11-20T23:30:00Z';
  // Today and on the first of the seven days; then a week before, until half past eight and after it.
  await ordered('2026-11-20T22:00:00Z', 1_000);
  await ordered('2026-11-14T22:00:00Z', 2_000);
  await ordered('2026-11-13T22:00:00Z', 400);
  await ordered('2026-11-13T23:40:00Z', 9_999);
  await ordered('2026-11-07T22:00:00Z', 100, 'entregue');
  await ordered('2026-11-07T22:00:00Z', 50_000, 'cancelado');
  const { sevenDays, thirtyDays } = await today(at);
  expect(sevenDays).toEqual({
    orders: 2,
    revenueCents: 3_000,
    averageCents: 1_500,
    before: { orders: 2, revenueCents: 500, averageCents: 250 },
  });
  expect([thirtyDays.orders, thirtyDays.revenueCents, thirtyDays.before]).toEqual([5, 13_499, null]);
  // A house that had not begun a month before is not compared with that month.
  await ordered('2026-10-10T22:00:00Z', 700);
  expect((await today(at)).thirtyDays.before).toBeNull();
  await ordered('2026-09-24T22:00:00Z', 300);
  expect((await today(at)).thirtyDays.before).toEqual({ orders: 2, revenueCents: 1_000, averageCents: 500 });
});

test('a subscription that ends within seven days is told, and figures come without one too', async () => {
  await opensAt(late, 'America/Sao_Paulo');
  const ends = (at: string, status = 'active') =>
    instance.owner.query('update subscriptions set ends_at = $2, status = $3 where restaurant_id = $1', [
      other.id,
      at,
      status,
    ]);
  const state = async () => (await today('2026-11-20T23:30:00Z')).subscription;
  await ends('2026-11-27T23:30:01Z');
  expect(await state()).toMatchObject({ open: true, expiringSoon: false });
  await ends('2026-11-27T23:30:00Z');
  expect(await state()).toMatchObject({ open: true, expiringSoon: true });
  await ends('2026-11-18T23:30:00Z', 'past_due');
  expect(await state()).toMatchObject({ open: true, expiringSoon: true, status: 'past_due' });
  await ends('2026-11-18T23:30:00Z', 'expired');
  expect(await state()).toMatchObject({ open: false, expiringSoon: false, status: 'expired' });
  await ends('2100-01-01T00:00:00Z');
});
