import { createHash, randomUUID } from 'node:crypto';
import { Pipeline } from '#database/pipeline.ts';
import type { Scope } from '#database/scope.ts';
import type { Statement } from '#database/tenant-query.ts';
import type { Menu } from '#features/menu/contract.ts';
import { indexMenu, priceLines, totals } from '#features/orders/order.ts';
import { type Prepared, write } from '#features/orders/place-together.ts';
import { type Measured, measure, type Span, type Watched } from './closed-loop.ts';
import type { Seat } from './diners.ts';
import type { Acknowledged } from './ordering.ts';
import type { SampleOrder } from './sample-orders.ts';

export interface StraightTask {
  appUrl: string;
  restaurantId: string;
  menu: Menu;
  connections: number;
  /** Orders that catch up with one another go in one statement, as in the program; otherwise each goes by itself. */
  together: boolean;
  seats: Seat[];
  samples: SampleOrder[];
  span: Span;
  watched: Watched;
}

/**
 * The program's own ordering statements, and its setting of the tenant, sent to the same PostgreSQL with nothing around them:
 * the same role under the same row security, values of the same shape worked out beforehand, as many in flight as in the
 * other case has diners.
 */
export async function straight(task: StraightTask): Promise<{ measured: Measured; acknowledged: Acknowledged }> {
  const { restaurantId, together, seats, span, watched } = task;
  const acknowledged: Acknowledged = { keys: [], totals: [] };
  const pipeline = new Pipeline(task.appUrl, task.connections);
  // Orders queue by scope: with one of their own they never meet.
  const newScope = () => scopeOf(pipeline, restaurantId);
  const shared = newScope();
  const prepared = task.samples.map((sample) => prepare(task.menu, sample));
  const measured = await measure(span, watched, (done, running) =>
    Promise.all(
      seats.map(async (seat, index) => {
        const scope = together ? shared : newScope();
        for (let turn = index; running(); turn += 1) {
          const { orderAt, totalCents } = prepared[turn % prepared.length]!;
          const key = randomUUID();
          const sentAt = performance.now();
          const written = await write(scope, orderAt(seat, key));
          done(sentAt);
          if (!written) throw new Error('Nothing was written: the values do not fit the program any more');
          acknowledged.keys.push(key);
          acknowledged.totals.push(totalCents);
        }
      }),
    ),
  );
  await pipeline.end();
  return { measured, acknowledged };
}

/** As much of a scope as writing an order needs. Nobody is told, so the program stays idle. */
function scopeOf(pipeline: Pipeline, restaurantId: string): Scope {
  const announced = async (query: Statement, values: readonly unknown[] = []) =>
    (await pipeline.run(restaurantId, query, values)).rows;
  return { restaurantId, announced } as unknown as Scope;
}

/** As `src/features/orders/place.ts` prepares them. */
function prepare(menu: Menu, sample: SampleOrder) {
  const { lines } = priceLines(sample.lines, indexMenu(menu));
  const sums = totals(lines, 1_000);
  const hash = createHash('sha256').update(JSON.stringify(sample.lines)).digest();
  return {
    totalCents: sums.totalCents,
    orderAt({ number, sitting }: Seat, key: string): Prepared {
      const now = Date.now();
      const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
      const { itemsCents, serviceFeeCents: feeCents, totalCents } = sums;
      const row = {
        tableNumber: number,
        sitting,
        byStaff: false,
        at: at(0),
        status: 'pendente' as const,
        itemsCents,
        feeBasisPoints: 1_000,
        feeCents,
        totalCents,
        key,
        hash,
        placedBy: null,
        guest: null,
        promisedFrom: at(20),
        promisedTo: at(30),
      };
      return {
        version: menu.version,
        row,
        lines: lines.map((line) => ({
          ...line,
          stationId: null,
          heldAt: null,
          addedAt: null,
          promisedTo: null,
          parts: null,
        })),
        taken: new Map(),
      };
    },
  };
}
