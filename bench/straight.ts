import { createHash, randomUUID } from 'node:crypto';
import { Pipeline } from '#database/pipeline.ts';
import type { Menu } from '#features/menu/contract.ts';
import { indexMenu, priceLines, totals } from '#features/orders/order.ts';
import { placeOrder } from '#features/orders/place-statement.ts';
import { type Measured, measure, type Span, type Watched } from './closed-loop.ts';
import type { Seat } from './diners.ts';
import type { Acknowledged } from './ordering.ts';
import type { SampleOrder } from './sample-orders.ts';

export interface StraightTask {
  appUrl: string;
  restaurantId: string;
  menu: Menu;
  connections: number;
  seats: Seat[];
  samples: SampleOrder[];
  span: Span;
  watched: Watched;
}

/**
 * The program's own ordering statement, and its setting of the tenant, sent to the same PostgreSQL with nothing around it:
 * the same role under the same row security, values of the same shape worked out beforehand, as many in flight as in the other case has diners.
 */
export async function straight(task: StraightTask): Promise<{ measured: Measured; acknowledged: Acknowledged }> {
  const { restaurantId, seats, span, watched } = task;
  const acknowledged: Acknowledged = { keys: [], totals: [] };
  const pipeline = new Pipeline(task.appUrl, task.connections);
  const prepared = task.samples.map((sample) => prepareValues(task, sample));
  const measured = await measure(span, watched, (done, running) =>
    Promise.all(
      seats.map(async (seat, index) => {
        for (let turn = index; running(); turn += 1) {
          const { values, totalCents } = prepared[turn % prepared.length]!;
          const key = randomUUID();
          const sentAt = performance.now();
          const { rows } = await pipeline.run(restaurantId, placeOrder, values(seat, key));
          done(sentAt);
          if (rows.length !== 1) throw new Error('The statement wrote nothing: its values do not fit the program any more');
          acknowledged.keys.push(key);
          acknowledged.totals.push(totalCents);
        }
      }),
    ),
  );
  await pipeline.end();
  return { measured, acknowledged };
}

/** In the order of the statement's parameters, as `src/features/orders/place.ts` gives them. */
function prepareValues({ restaurantId, menu }: StraightTask, sample: SampleOrder) {
  const { lines } = priceLines(sample.lines, indexMenu(menu));
  const sums = totals(lines, 1_000);
  const hash = createHash('sha256').update(JSON.stringify(sample.lines)).digest();
  const arrays = [
    lines.map((line) => line.productId),
    lines.map((line) => line.name),
    lines.map((line) => line.quantity),
    lines.map((line) => line.unitCents),
    lines.map((line) => (line.choices.length > 0 ? JSON.stringify(line.choices) : '[]')),
    lines.map((line) => line.notes),
  ];
  return {
    totalCents: sums.totalCents,
    values(seat: Seat, key: string): unknown[] {
      const now = Date.now();
      const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
      const money = [sums.itemsCents, 1_000, sums.serviceFeeCents, sums.totalCents];
      return [
        ...[restaurantId, menu.version, seat.number, seat.secret, false, at(0), 'pendente'],
        ...money,
        ...[key, hash, null, at(20), at(30)],
        ...arrays,
      ];
    },
  };
}
