import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from './diners.ts';
import { openStream } from './event-stream.ts';
import { type Latencies, latencies } from './figures.ts';
import { HttpConnection } from './http-connection.ts';
import { type Acknowledged, acceptPlaced } from './ordering.ts';
import { prepareOrder, streamRequest } from './requests.ts';
import type { SampleOrder } from './sample-orders.ts';

export interface ScreensTask {
  port: number;
  origin: string;
  staffCookie: string;
  streams: number;
  perSecond: number;
  seconds: number;
  warmSeconds: number;
  seats: Seat[];
  samples: SampleOrder[];
}

interface Sent {
  at: number;
  counted: boolean;
}
interface Heard {
  screens: number;
  lastAt: number;
}

const patienceMs = 5_000;

/**
 * Orders at a steady pace while screens are open. An order has reached the screens when the last of them has heard of it;
 * the time runs from the moment its request is written.
 */
export async function screens(task: ScreensTask): Promise<{ screens: Latencies; acknowledged: Acknowledged }> {
  const { port, origin, streams, perSecond, seconds, warmSeconds } = task;
  const heard = new Map<string, Heard>();
  const sent = new Map<string, Sent>();
  const acknowledged: Acknowledged = { keys: [], totals: [] };
  let failure: Error | null = null;
  const broken = (error: Error) => {
    failure ??= error;
  };
  const told = (id: string) => {
    const known = heard.get(id);
    const now = performance.now();
    if (known) Object.assign(known, { screens: known.screens + 1, lastAt: now });
    else heard.set(id, { screens: 1, lastAt: now });
  };
  const request = streamRequest(origin, task.staffCookie);
  const close = await Promise.all(Array.from({ length: streams }, () => openStream(port, request, told, broken)));
  const diners = task.seats.map((seat) => ({
    connection: new HttpConnection(port, broken),
    orders: task.samples.map((sample) => prepareOrder(origin, seat, sample)),
  }));

  const total = Math.round((warmSeconds + seconds) * perSecond);
  const start = performance.now();
  const answers: Promise<void>[] = [];
  for (let turn = 0; turn < total && !failure; turn += 1) {
    const wait = start + (turn * 1000) / perSecond - performance.now();
    if (wait > 0) await sleep(wait);
    const { connection, orders } = diners[turn % diners.length]!;
    const order = orders[turn % orders.length]!;
    const { request: bytes, key } = order.fresh();
    const at = performance.now();
    answers.push(
      connection.ask(bytes).then((answer) => {
        sent.set(acceptPlaced(answer, order.totalCents), { at, counted: turn >= warmSeconds * perSecond });
        acknowledged.keys.push(key);
        acknowledged.totals.push(order.totalCents);
      }),
    );
  }
  const late = sleep(patienceMs).then(() => broken(new Error('Orders were not answered')));
  await Promise.race([Promise.all(answers), late]);
  const all = () => [...sent.keys()].every((id) => heard.get(id)?.screens === streams);
  for (const until = performance.now() + patienceMs; !all() && performance.now() < until; ) await sleep(20);
  for (const end of close) end();
  for (const { connection } of diners) connection.close();
  if (failure) throw failure;
  if (!all()) throw new Error('Not every screen heard of every order exactly once');
  const took = [...sent].filter(([, { counted }]) => counted).map(([id, { at }]) => heard.get(id)!.lastAt - at);
  return { screens: latencies(took), acknowledged };
}
