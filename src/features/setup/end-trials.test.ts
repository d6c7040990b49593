import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { newcomer, orderAt, subscribe } from '../../../tests/support/server/newcomer.ts';
import { endTrials } from './end-trials.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

test('what was ordered to try it is cancelled with the first subscription, and its table is free; later orders stay', async () => {
  const errors: unknown[] = [];
  const { system, scope } = instance.database;
  const later = () => endTrials({ system, scope, onError: (error) => errors.push(error) }, new Date());
  const { owner, id, slug } = await newcomer(instance);
  await owner.post('/api/setup/menu', { starter: 'cafe' });
  await owner.post('/api/setup/tables', { count: 2, capacity: 4 });
  const { code } = (await owner.post('/api/setup/rehearsal')).body.rehearsal!;
  for (let n = 0; n < 2; n += 1) expect((await orderAt(instance, slug, code)).status).toBe(200);
  await later();
  const standing = async () =>
    (
      await instance.owner.query(
        `select t.status, array_agg(o.status order by o.created_at) as orders, array_agg(distinct o.cancel_reason) as reasons
         from orders o join tables t on t.id = o.table_id where o.restaurant_id = $1 group by t.status`,
        [id],
      )
    ).rows[0];
  expect(await standing()).toMatchObject({ status: 'ocupado', orders: ['pendente', 'pendente'] });

  await subscribe(instance, id, 'active', '0 days');
  // Whoever looks before it is cancelled reads of no business already.
  const panel = async () => (await owner.get('/api/stats/today')).body;
  const none = { orders: 0, revenueCents: 0, pending: 0, dishes: [], recent: [] };
  expect(await panel()).toMatchObject(none);
  expect((await panel()).days.every((day: { revenueCents: number }) => day.revenueCents === 0)).toBe(true);
  await later();
  expect(await standing()).toEqual({
    status: 'disponivel',
    orders: ['cancelado', 'cancelado'],
    reasons: ['Pedido de teste'],
  });
  expect(await panel()).toMatchObject({ revenueCents: 0, dishes: [] });
  expect((await orderAt(instance, slug, code)).status).toBe(200);
  expect(await panel()).toMatchObject({ orders: 1, pending: 1 });
  await later();
  expect((await standing()).orders).toEqual(['cancelado', 'cancelado', 'pendente']);
  expect(errors).toEqual([]);
});
