import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDays } from '../../../../tests/support/server/business-days.ts';
import { openTestInstance, type TestInstance } from '../../../../tests/support/server/instance.ts';
import type { ReportDays } from './values.ts';

let instance: TestInstance;
let days: Awaited<ReturnType<typeof openDays>>;
let hot: string;
let cold: string;
let bar: string;

beforeAll(async () => {
  instance = await openTestInstance();
  days = await openDays(instance);
  const { id } = days.other;
  await days.opensAt({ sexta: { open: '18:00', close: '02:00' } }, 'America/Sao_Paulo');
  await instance.owner.query('delete from printer_stations where restaurant_id = $1', [id]);
  const station = async (name: string, target: number, more = '') =>
    (
      await instance.owner.query(
        `insert into stations (restaurant_id, name, position, target_minutes${more && ', deleted_at, successor_id'})
         values ($1, $2, $3, $3${more && `, now(), '${more}'`}) returning id`,
        [id, name, target],
      )
    ).rows[0].id;
  hot = (await instance.owner.query('select id from stations where restaurant_id = $1', [id])).rows[0].id;
  await instance.owner.query('update stations set target_minutes = 20, position = 20 where id = $1', [hot]);
  cold = await station('Fria', 10);
  // Its work is done at the cold one now.
  bar = await station('Bar', 3, cold);
});
afterAll(async () => {
  await days.close();
  await instance.close();
});
beforeEach(() => days.forgetOrders());

interface Made {
  placed: string;
  ready: string | null;
  station?: string | null;
  fired?: string;
  added?: string;
  status?: string;
  delivered?: string;
}
const at = (time: string) => (time.includes('T') ? time : `2026-11-20T${time}:00Z`);
async function made({
  placed,
  ready,
  station = null,
  fired,
  added,
  status = 'pronto',
  delivered,
}: Made): Promise<void> {
  const id = await days.ordered(at(placed), 1_000, status);
  await instance.owner.query(
    `with o as (update orders set delivered_at = $7 where id = $2)
     insert into order_items (restaurant_id, order_id, line, product_id, name, quantity, unit_cents, status, ready_at, fired_at, station_id, added_at)
     values ($1, $2, 1, $3, 'Pastel', 2, 100, $4, $5, $6, $8, $9)`,
    [
      days.other.id,
      id,
      days.other.productId,
      status,
      ready && at(ready),
      fired ? at(fired) : null,
      delivered ? at(delivered) : null,
      station,
      added ? at(added) : null,
    ],
  );
}
const report = (now: string, length: ReportDays = '7') => days.kitchenTimes(now, length);

test('median, nine of ten and the late ones, by station and by the hour in which lines came to the kitchen', async () => {
  await made({ placed: '22:00', ready: '22:05', station: hot });
  await made({ placed: '22:00', ready: '22:10', station: null });
  await made({ placed: '22:00', ready: '22:15', station: hot, status: 'entregue', delivered: '22:16' });
  await made({ placed: '22:00', ready: '22:21', station: hot });
  // Half past one in the morning, of the same evening.
  await made({ placed: '2026-11-21T04:30:00Z', ready: '2026-11-21T05:00:00Z', station: hot });
  // From when it was fired.
  await made({ placed: '22:00', fired: '23:00', ready: '23:08', station: cold });
  // From when it came to its order.
  await made({ placed: '22:10', added: '23:10', ready: '23:22', station: bar });
  // Of these nobody knows, or nobody asks: carried unmarked, left when the bill was closed, not ready, cancelled, of another week.
  await made({ placed: '22:00', ready: '22:50', station: hot, status: 'entregue', delivered: '22:50' });
  await made({ placed: '22:00', ready: null, station: hot, status: 'preparando' });
  await made({ placed: '22:00', ready: '22:44', station: hot, status: 'cancelado' });
  await made({ placed: '2026-11-13T22:00:00Z', ready: '2026-11-13T23:40:00Z', station: hot });

  const late = await report('2026-11-21T04:45:00Z');
  expect(late).toEqual({
    from: '2026-11-14',
    to: '2026-11-20',
    all: { lines: 7, medianMinutes: 12, ninetiethMinutes: 24.6, late: 3 },
    stations: [
      {
        stationId: cold,
        name: 'Fria',
        targetMinutes: 10,
        lines: 2,
        medianMinutes: 10,
        ninetiethMinutes: 11.6,
        late: 1,
      },
      {
        stationId: hot,
        name: 'Cozinha',
        targetMinutes: 20,
        lines: 5,
        medianMinutes: 15,
        ninetiethMinutes: 26.4,
        late: 2,
      },
    ],
    hours: [
      { hour: 19, lines: 4, medianMinutes: 12.5, ninetiethMinutes: 19.2, late: 1 },
      { hour: 20, lines: 2, medianMinutes: 10, ninetiethMinutes: 11.6, late: 1 },
      { hour: 25, lines: 1, medianMinutes: 30, ninetiethMinutes: 30, late: 1 },
    ],
  });
  const weeks = await report('2026-11-21T04:45:00Z', '30');
  expect([weeks.from, weeks.all?.lines, weeks.all?.late]).toEqual(['2026-10-22', 8, 4]);
});

test('without a line that was marked as ready there is nothing to say', async () => {
  await made({ placed: '22:00', ready: null, station: hot, status: 'pendente' });
  expect(await report('2026-11-20T23:45:00Z')).toMatchObject({ all: null, stations: [], hours: [] });
});

test('in a house without stations a line is late by what its dish takes', async () => {
  const { id, productId } = days.other;
  await instance.owner.query('update products set preparation_minutes = 12 where id = $1', [productId]);
  const archive = (deleted: string) =>
    instance.owner.query(
      `update stations set is_default = false, successor_id = null, deleted_at = ${deleted} where restaurant_id = $1 and id = any($2)`,
      [id, [hot, cold, bar]],
    );
  await archive('now()');
  await made({ placed: '22:00', ready: '22:12' });
  await made({ placed: '22:00', ready: '22:13' });
  const { all, stations } = await report('2026-11-20T23:45:00Z');
  expect([all, stations]).toEqual([{ lines: 2, medianMinutes: 12.5, ninetiethMinutes: 12.9, late: 1 }, []]);
});

test('a period is one of three', async () => {
  const { status, body } = await days.boss.get('/api/stats/kitchen-times?days=365');
  expect([status, body.code]).toEqual([400, 'invalid_input']);
});
