import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDays } from '../../../tests/support/server/business-days.ts';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';

let instance: TestInstance;
let days: Awaited<ReturnType<typeof openDays>>;
beforeAll(async () => {
  instance = await openTestInstance();
  days = await openDays(instance);
});
afterAll(async () => {
  await days.close();
  await instance.close();
});

test('an order counts as on time or late by the last promise, once it is ready or should be', async () => {
  await days.opensAt({ sexta: { open: '18:00', close: '02:00' } }, 'America/Sao_Paulo');
  const at = (time: string) => `2026-11-20T${time}:00Z`;
  const made = async (
    placed: string,
    promised: string | null,
    ready: string | null,
    status: string,
    delivered: string | null = null,
  ) => {
    const id = await days.ordered(at(placed), 1_000, status);
    await instance.owner.query(
      `with o as (update orders set promised_to = $3, delivered_at = $5 where id = $2)
       insert into order_items (restaurant_id, order_id, line, product_id, name, quantity, free_quantity, unit_cents, status, ready_at)
       values ($1, $2, 1, uuidv7(), 'Pastel', 3, 1, 100, $6, $4)`,
      [days.other.id, id, promised && at(promised), ready && at(ready), delivered && at(delivered), status],
    );
  };
  await made('22:00', '22:30', '22:30', 'pronto');
  await made('22:01', '22:30', '22:33', 'pronto');
  await made('22:02', '22:30', '22:20', 'entregue', '22:35');
  // Nobody marked it as ready: when it was is not known.
  await made('22:03', '22:30', '22:50', 'entregue', '22:50');
  await made('23:00', '23:20', null, 'preparando');
  await made('23:01', '23:59', null, 'pendente');
  await made('23:02', null, '23:10', 'pronto');
  const { kitchen, dishes } = await days.today('2026-11-20T23:30:00Z');
  expect(kitchen).toEqual([
    { hour: 19, onTime: 2, late: 1 },
    { hour: 20, onTime: 0, late: 1 },
  ]);
  expect(dishes[0], 'one of three was given away').toMatchObject({ revenueCents: 200, imageUrl: null });
});
