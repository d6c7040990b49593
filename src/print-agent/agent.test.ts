import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort } from '#lib/free-port.ts';
import { AgentProcess } from '../../tests/support/printers/agent-process.ts';
import { FakePrinter, type Fate } from '../../tests/support/printers/fake-printer.ts';
import { textOf } from '../../tests/support/printers/printed-text.ts';
import { PrintingHouse } from '../../tests/support/printers/printing-house.ts';
import { until } from '../../tests/support/server/until.ts';
import { deviceFile } from './device-file.ts';
import { tcpPrinter } from './tcp-printer.ts';

let printing: PrintingHouse;
const agents: AgentProcess[] = [];
const printers: FakePrinter[] = [];
beforeAll(async () => {
  printing = await PrintingHouse.open();
});
afterEach(async () => {
  for (const agent of agents.splice(0)) await agent.close();
  for (const printer of printers.splice(0)) await printer.stop();
  await printing.instance.owner.query('delete from print_jobs');
  await printing.instance.owner.query('update printers set deleted_at = now() where deleted_at is null');
});
afterAll(() => printing.instance.close());

async function open(fates: (printing: number) => Fate = () => ({}), ways = {}) {
  const printer = await new FakePrinter(fates, ways).start();
  const agent = await AgentProcess.pair(printing);
  printers.push(printer);
  agents.push(agent);
  const { id } = await printing.printer({ kind: 'agent', agentId: agent.id, address: printer.address });
  return { printer, agent, id };
}
const standing = async (id: string) => (await printing.standing(id)).standing;
const stands = (id: string, as: string) => until(async () => (await standing(id)) === as, `A printer that is ${as}`);
const printed = (orderId: string) =>
  until(async () => {
    const jobs = await printing.jobs(orderId);
    return jobs.length > 0 && jobs.every(({ state }) => state === 'printed');
  }, 'A printed order');
const texts = ({ pages }: FakePrinter) => pages.filter(({ cut }) => cut).map(textOf);

test('what is ordered comes out of the printer as it was ordered', async () => {
  const { printer, agent, id } = await open();
  agent.start();
  await stands(id, 'ready');
  const order = await printing.order([{ at: 0, quantity: 3, notes: 'alergia a camarão' }, { at: 1 }]);
  await printed(order.id);
  const [page = '', ...others] = texts(printer);
  expect(others).toEqual([]);
  expect(page).toMatch(/\[ +! ALERGIA ! +\]/);
  for (const { quantity, name } of order.lines)
    expect(page.replace(/\s+/g, '')).toContain(`${quantity}${name}`.replace(/\s+/g, ''));
  expect(await agent.end()).toBe(0);
});

test.each([
  ['says nothing of itself', { mute: true }],
  ['says how it is, and not when it is done', { unconfirming: true }],
])('a printer that %s prints once', async (_name, ways) => {
  const { printer, agent, id } = await open(() => ({}), ways);
  agent.start();
  await stands(id, 'ready');
  const order = await printing.order([{ at: 0 }]);
  await printed(order.id);
  expect(texts(printer)).toHaveLength(1);
});

test('out of paper in the middle: the screen says so, and after the roll is changed it goes on without a second copy', async () => {
  const { printer, agent, id } = await open((n) => (n === 1 ? { linesOfPaper: 4 } : {}));
  agent.start();
  await stands(id, 'ready');
  const order = await printing.order([{ at: 0 }]);
  await stands(id, 'paper_out');
  printer.refill();
  await printed(order.id);
  expect(texts(printer)).toHaveLength(1);
  expect(texts(printer).join()).not.toContain('2ª VIA');
});

test('switched off it is away at once, its jobs wait, and go to another when a person says so', async () => {
  const { printer, agent, id } = await open();
  agent.start();
  await stands(id, 'ready');
  await printer.stop();
  await stands(id, 'away');
  const order = await printing.order([{ at: 0 }], 3);
  await until(async () => (await printing.standing(id)).waiting === 1, 'A paper that waits');
  expect(await printing.standing(id)).toMatchObject({ waiting: 1, waitingTables: [3] });
  const other = await new FakePrinter().start();
  printers.push(other);
  const reached = { kind: 'agent', agentId: agent.id, address: other.address, printsTickets: false };
  const { id: toId } = await printing.printer(reached);
  const answer = await printing.owner.post(`/api/printers/${id}/redirect`, { toId });
  expect(answer.body).toEqual({ jobs: 1 });
  await printed(order.id);
  expect(texts(other)).toHaveLength(1);
  expect(texts(other).join()).not.toContain('2ª VIA');
  // The one that was away is there again as soon as it is switched on.
  await printer.start();
  await stands(id, 'ready');
});

test('an agent that is killed while it prints begins anew, and what it had says that it may have come out', async () => {
  const { printer, agent, id } = await open((n) => (n === 1 ? { lateMs: 60_000 } : {}));
  agent.start();
  await stands(id, 'ready');
  const order = await printing.order([{ at: 0 }]);
  await until(() => texts(printer).length === 1, 'The first paper');
  await agent.end('SIGKILL');
  agent.start();
  await printed(order.id);
  expect(texts(printer)).toHaveLength(2);
  expect(texts(printer)[0]).not.toContain('2ª VIA');
  expect(texts(printer)[1]!.match(/2ª VIA/g)).toHaveLength(2);
});

test('a service that goes away and comes back finds its agent again; told to stop, it tells what it printed last', async () => {
  const { instance } = printing;
  const port = await freePort();
  const second = await instance.another({ port });
  const agent = await AgentProcess.pair(printing, second.url);
  agents.push(agent);
  const printer = await new FakePrinter(() => ({ lateMs: 400 })).start();
  printers.push(printer);
  const { id } = await printing.printer({ kind: 'agent', agentId: agent.id, address: printer.address });
  agent.start();
  await stands(id, 'ready');
  await second.close();
  const order = await printing.order([{ at: 0 }]);
  // Nothing is heard of it any more: as if twelve seconds had gone by.
  await instance.owner.query(`update printers set last_seen_at = now() - interval '13 seconds' where id = $1`, [id]);
  await stands(id, 'away');
  const third = await instance.another({ port });
  await until(() => texts(printer).length === 1, 'The paper');
  expect(await agent.end()).toBe(0);
  await printed(order.id);
  expect(texts(printer)).toHaveLength(1);
  expect(agent.said).toContain('Connected again');
  await third.close();
});

test('a code is good once; whoever is turned away hears nothing more and stops', async () => {
  const { agent, id } = await open();
  const { url } = printing.instance;
  const pair = (code: string) =>
    fetch(`${url}/api/print-agent/pair`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
  const { body } = await printing.owner.post(`/api/print-agents/${agent.id}/code`);
  expect(body.code).toMatch(/^\d{12}$/);
  expect((await pair(body.code)).status).toBe(200);
  expect((await pair(body.code)).status).toBe(403);
  await printing.instance.owner.query(
    `update print_agents set pairing_code = '123412341234', pairing_until = now() - interval '1 second' where id = $1`,
    [agent.id],
  );
  expect((await pair('123412341234')).status).toBe(403);
  const fresh = await printing.owner.post(`/api/print-agents/${agent.id}/code`);
  const paired = await (await pair(fresh.body.code)).json();
  const ask = (token: string) =>
    fetch(`${url}/api/print-agent/work`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ run: agent.id, turn: 1, printers: [], holds: [], outcomes: [] }),
    });
  expect((await ask(paired.token)).status).toBe(200);
  expect((await ask(`${paired.token.slice(0, -1)}!`)).status).toBe(401);
  await printing.owner.post(`/api/print-agents/${agent.id}/revoke`);
  expect((await ask(paired.token)).status).toBe(401);
  expect(await standing(id)).toBe('never');
});

test('pairing codes cannot be guessed: so many tries from one place, and no more', async () => {
  const { url, owner } = printing.instance;
  await owner.query('delete from tries');
  const codes: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const guess = { code: String(n).padStart(12, '0') };
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(`${url}/api/print-agent/pair`, {
      method: 'POST',
      headers,
      body: JSON.stringify(guess),
    });
    codes.push(status);
  }
  expect(codes).toEqual([...Array(10).fill(403), 429, 429]);
  await owner.query('delete from tries');
});

test('an agent connects to this network alone, and writes to devices alone', async () => {
  const tell = () => {};
  const { signal } = new AbortController();
  const bytes = Buffer.from('papel');
  for (const host of ['8.8.8.8', '2001:4860:4860::8888']) {
    expect(await tcpPrinter(host, 9_100).look()).toEqual({ reachable: false, trouble: null });
    expect(await tcpPrinter(host, 9_100).print(bytes, tell, signal)).toBe('not_printed');
  }
  for (const path of ['/etc/hostname', '/dev/../etc/hostname', '/dev/fd/1'])
    expect(await deviceFile(path).print(bytes, tell, signal)).toBe('not_printed');
  expect(await deviceFile('/dev/null').print(bytes, tell, signal)).toBe('printed');
  // A printer that hangs up before it has all of it: nobody knows.
  const server = createServer((socket) => socket.once('data', () => socket.resetAndDestroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  expect(await tcpPrinter('127.0.0.1', port).print(bytes, tell, signal)).toBe('not_printed');
  server.close();
});
