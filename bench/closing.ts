import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Measured, measure } from './closed-loop.ts';
import type { Seat } from './diners.ts';
import { HttpConnection } from './http-connection.ts';
import { type Acknowledged, acceptPlaced, type OrderingTask } from './ordering.ts';
import { prepareOrder, readRequest, writeRequest } from './requests.ts';

export interface ClosingTask extends OrderingTask {
  /** One session each. The bills are shared out among them. */
  cashiers: string[];
  /** What one of them closes: within what a session may write. */
  billsPerSecond: number;
}

const mostOrders = 20;

/** Bills of 1 to 20 orders, each on a table of its own, paid and closed by a cashier. What is counted are the orders. */
export async function closing(task: ClosingTask): Promise<{ measured: Measured; acknowledged: Acknowledged }> {
  const acknowledged: Acknowledged = { keys: [], totals: [] };
  const seats = task.seats.values();
  let bills = 0;
  const measured = await measure(task.span, task.watched, (done, running) =>
    Promise.all(
      task.cashiers.map(async (cashier) => {
        const connection = new HttpConnection(task.port, (error) => {
          throw error;
        });
        while (running()) {
          const next = performance.now() + 1_000 / task.billsPerSecond;
          const { value: seat } = seats.next();
          if (!seat) throw new Error('There are more bills than tables');
          // 7 and 20 have no common divisor: every size comes equally often, large beside small.
          await order(connection, task, seat, 1 + ((bills++ * 7) % mostOrders), acknowledged, done);
          await close(connection, task, seat, cashier);
          await sleep(Math.max(0, next - performance.now()));
        }
        connection.close();
      }),
    ),
  );
  return { measured, acknowledged };
}

async function order(
  connection: HttpConnection,
  { origin, samples }: ClosingTask,
  seat: Seat,
  count: number,
  acknowledged: Acknowledged,
  done: (sentAt: number) => void,
): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    const prepared = prepareOrder(origin, seat, samples[(seat.number + turn) % samples.length]!);
    const { request, key } = prepared.fresh();
    const sentAt = performance.now();
    acceptPlaced(await connection.ask(request), prepared.totalCents);
    done(sentAt);
    acknowledged.keys.push(key);
    acknowledged.totals.push(prepared.totalCents);
  }
}

/** Closes the bill as the cashier's dialog does: reads it, and sends what was read with a payment of the whole. */
async function close(connection: HttpConnection, { origin }: ClosingTask, seat: Seat, cookie: string): Promise<void> {
  const shown = await connection.ask(readRequest(origin, `/api/tables/${seat.tableId}/bill`, cookie));
  const { bill } = JSON.parse(shown.body.toString()) as { bill: { id: string; version: string; totalCents: number } };
  const path = `/api/bills/${bill.id}/close`;
  const payments = [{ method: 'pix', cents: bill.totalCents }];
  const body = {
    key: randomUUID(),
    version: bill.version,
    chargeServiceFee: true,
    charges: [],
    discount: null,
    payments,
  };
  const answer = await connection.ask(writeRequest(origin, { method: 'POST', path, cookie, body }));
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.head}\n${answer.body.toString()}`);
}
