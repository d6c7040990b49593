import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, slug, type TestInstance } from '../../../tests/support/server/instance.ts';
import { until } from '../../../tests/support/server/until.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

/** A reading as it is asked for by a browser; with a copy's tag it takes the ordinary way. */
async function read(headers: Record<string, string> = {}) {
  const answer = await fetch(`${instance.url}/api/restaurants/${slug}/menu`, {
    headers: { 'accept-encoding': 'br', ...headers },
  });
  const { 'x-request-id': id, date: _date, ...same } = Object.fromEntries(answer.headers);
  return { id, status: answer.status, headers: same, body: await answer.text() };
}

test('what goes out straight from memory is what the ordinary way answers, header by header', async () => {
  await read();
  const { id, ...fast } = await read();
  const { id: ordinaryId, ...ordinary } = await read({ 'if-none-match': '"another"' });
  expect(fast.status).toBe(200);
  expect(fast).toEqual(ordinary);
  expect(fast.headers).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' });
  expect(id).not.toBe(ordinaryId);
});

test('a change of the menu is in the next reading', async () => {
  await read();
  await instance.owner.query("update products set name = name || ' da casa' where restaurant_id = $1", [
    instance.restaurantId,
  ]);
  await instance.owner.query("insert into outbox (restaurant_id, topic) values ($1, 'menu')", [instance.restaurantId]);
  await until(async () => (await read()).body.includes(' da casa'), 'The changed menu');
});
