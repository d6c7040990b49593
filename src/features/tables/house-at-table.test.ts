import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { addRestaurant, type SecondRestaurant } from '../../../tests/support/server/second-restaurant.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let house: SecondRestaurant;
let seated: Visitor;
let served: Visitor;
let seatOfFirst: string;

/** A phone that shows this as its seat at a table. */
function showing(sitting: string, number = 1): Visitor {
  const visitor = new Visitor(instance);
  visitor.cookies.set(`mesa_${house.id.replaceAll('-', '').slice(-12)}_${number}`, sitting);
  return visitor;
}
const base = () => `/api/restaurants/${house.slug}`;
const codeOf = async (visitor: Visitor, number = 1) => (await visitor.get(`${base()}/tables/${number}`)).body.code;

beforeAll(async () => {
  instance = await openTestInstance();
  house = await addRestaurant(instance.owner);
  const { rows } = await instance.owner.query('select sitting from tables where restaurant_id = $1 and number = 1', [
    house.id,
  ]);
  seatOfFirst = rows[0].sitting;
  seated = showing(seatOfFirst);
  // Whose bill it is, while the table they scanned is other guests' by now.
  const former = randomUUID();
  await instance.owner.query('update bills set sitting = $2 where id = $1', [house.billId, former]);
  served = showing(former, 2);
  await instance.owner.query('update restaurants set active = false where id = $1', [house.id]);
});
afterAll(() => instance.close());

test('guests of a deactivated restaurant read that it takes no orders, at their table and when they order', async () => {
  expect(await codeOf(seated)).toBe('not_taking_orders');
  expect(await codeOf(served, 2)).toBe('not_taking_orders');
  const line = { productId: house.productId, quantity: 1, optionIds: [], notes: '' };
  const order = await seated.post(`${base()}/tables/1/orders`, { key: randomUUID(), lines: [line] });
  expect([order.status, order.body.code]).toEqual([409, 'not_taking_orders']);
});

test('to whoever cannot show that they sit there, there is no such restaurant, also where no secret is asked for', async () => {
  const guessing = showing(randomUUID());
  for (const requires of [true, false]) {
    await instance.owner.query('update restaurants set requires_table_secret = $2 where id = $1', [house.id, requires]);
    expect(await codeOf(guessing)).toBe('restaurant_not_found');
    expect(await codeOf(new Visitor(instance))).toBe('restaurant_not_found');
    // The seat of one table is none of another.
    expect(await codeOf(showing(seatOfFirst, 2), 2)).toBe('restaurant_not_found');
  }
});
