import { closedLoop, type Measured, measure, type Span, type Watched } from './closed-loop.ts';
import type { Seat } from './diners.ts';
import type { Answer } from './http-connection.ts';
import { type PreparedOrder, prepareOrder } from './requests.ts';
import type { SampleOrder } from './sample-orders.ts';

/** What the server said it had placed, to be looked for in the database in the end: keys and totals in cents. */
export interface Acknowledged {
  keys: string[];
  totals: number[];
}

export interface OrderingTask {
  port: number;
  origin: string;
  seats: Seat[];
  samples: SampleOrder[];
  span: Span;
  watched: Watched;
}

/** As many diners as there are seats, each at a table of their own, order one meal after the other. */
export async function ordering(task: OrderingTask): Promise<{ measured: Measured; acknowledged: Acknowledged }> {
  const { port, span, watched } = task;
  const acknowledged: Acknowledged = { keys: [], totals: [] };
  const clients = task.seats.map((seat, index) => client(task, seat, index, acknowledged));
  const measured = await measure(span, watched, (done, running) => closedLoop(port, clients, done, running));
  return { measured, acknowledged };
}

function client({ origin, samples }: OrderingTask, seat: Seat, index: number, acknowledged: Acknowledged) {
  const orders = samples.map((sample) => prepareOrder(origin, seat, sample));
  let turn = index;
  let order: PreparedOrder;
  let key = '';
  return {
    next() {
      order = orders[turn++ % orders.length]!;
      const fresh = order.fresh();
      key = fresh.key;
      return fresh.request;
    },
    answered(answer: Answer) {
      acceptPlaced(answer, order.totalCents);
      acknowledged.keys.push(key);
      acknowledged.totals.push(order.totalCents);
    },
  };
}

/** The id of the order placed. */
export function acceptPlaced({ status, head, body }: Answer, totalCents: number): string {
  if (status !== 200) throw new Error(`An order was answered with ${head}\n${body.toString()}`);
  const placed = JSON.parse(body.toString('latin1')) as { id: string; totalCents: number };
  if (placed.totalCents !== totalCents) {
    throw new Error(`An order of ${totalCents} cents was placed with ${placed.totalCents}`);
  }
  return placed.id;
}
