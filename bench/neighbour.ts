import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { closedLoop } from './closed-loop.ts';
import { type Latencies, latencies } from './figures.ts';
import { type Answer, HttpConnection } from './http-connection.ts';
import { type Sent, writeRequest } from './requests.ts';

export interface NeighbourTask {
  port: number;
  origin: string;
  seconds: number;
  /** How often the quiet restaurant orders, and its kitchen begins with it. */
  perSecond: number;
  quiet: { cookie: string; tableId: string; productId: string; optionId: string };
  /** What the loud one sends over and over, each on a connection of its own. */
  loud: Sent[][];
}

export interface Neighbour {
  alone: Latencies;
  beside: Latencies;
  /** What the loud restaurant was answered meanwhile, by status. */
  loud: Record<string, number>;
}

/** What a restaurant's writes take while nobody else is there, and while another sends as much as it can about one bill. */
export async function neighbour(task: NeighbourTask): Promise<Neighbour> {
  const { port, origin, loud, seconds } = task;
  await evening(task, Math.min(3, seconds));
  const alone = await evening(task, seconds);
  const counts: Record<string, number> = {};
  let running = true;
  const clients = loud.map((sent) => {
    const requests = sent.map((each) => writeRequest(origin, each));
    let turn = 0;
    return {
      next: () => requests[turn++ % requests.length]!,
      answered({ status }: Answer) {
        counts[status] = (counts[status] ?? 0) + 1;
      },
    };
  });
  const noise = closedLoop(
    port,
    clients,
    () => {},
    () => running,
  );
  const beside = await evening(task, seconds);
  running = false;
  await noise;
  return { alone: latencies(alone), beside: latencies(beside), loud: counts };
}

/** How long each write took, in milliseconds. None may be refused. */
async function evening({ port, origin, quiet, perSecond }: NeighbourTask, seconds: number): Promise<number[]> {
  const took: number[] = [];
  const connection = new HttpConnection(port, (error) => {
    throw error;
  });
  const post = async (path: string, body: object) => {
    const sentAt = performance.now();
    const request = writeRequest(origin, { method: 'POST', path, cookie: quiet.cookie, body });
    const answer = await connection.ask(request);
    took.push(performance.now() - sentAt);
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.head}\n${answer.body}`);
    return JSON.parse(answer.body.toString());
  };
  const lines = [{ productId: quiet.productId, quantity: 1, optionIds: [quiet.optionId], notes: '' }];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const next = performance.now() + 1000 / perSecond;
    const { id } = await post('/api/orders', { key: randomUUID(), tableId: quiet.tableId, lines });
    await post(`/api/orders/${id}/status`, { status: 'preparando' });
    await sleep(Math.max(0, next - performance.now()));
  }
  connection.close();
  return took;
}
