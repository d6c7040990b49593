import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PrintingHouse } from '../../../../tests/support/printers/printing-house.ts';
import { printer } from '../../../../tests/support/server/printing-samples.ts';

let printing: PrintingHouse;
beforeAll(async () => {
  printing = await PrintingHouse.open();
});
afterAll(() => printing.instance.close());

const post = (path: string, body: object, token?: string) =>
  fetch(printing.instance.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

async function paired() {
  const { body } = await printing.owner.post('/api/print-agents', { key: randomUUID(), name: 'Caixa' });
  const { token } = await (await post('/api/print-agent/pair', { code: body.code })).json();
  let turn = 0;
  const run = randomUUID();
  const report = (more: object) => {
    turn += 1;
    return post('/api/print-agent/work', { run, turn, printers: [], holds: [], outcomes: [], ...more }, token);
  };
  const seen = async (): Promise<any> => {
    const { agents } = (await printing.owner.get('/api/printers')).body;
    return agents.find(({ id }: { id: string }) => id === body.id);
  };
  const found = async () => (await seen())?.found;
  return { id: body.id, report, seen, found };
}

const epson = { address: 'tcp://192.168.0.50:9100', name: null, via: 'network' };
const onCable = { address: 'windows:EPSON TM-T20', name: 'EPSON TM-T20', via: 'windows' };

test('what an agent found is offered until it is set up, also while it reports nothing new', async () => {
  const agent = await paired();
  expect(await agent.found()).toEqual([]);
  expect((await agent.report({ found: [epson, onCable] })).status).toBe(200);
  expect(await agent.found()).toEqual([epson, onCable]);
  // An agent from before it searched, or one that has found nothing new.
  expect((await agent.report({})).status).toBe(200);
  expect(await agent.found()).toEqual([epson, onCable]);
  await printing.printer({ kind: 'agent', agentId: agent.id, address: onCable.address });
  expect(await agent.found()).toEqual([epson]);
  expect((await agent.report({ found: [] })).status).toBe(200);
  expect(await agent.found()).toEqual([]);
});

test('a search that somebody asks for is told to the agent until it was made, and asked again meanwhile it is the same', async () => {
  const agent = await paired();
  const ask = () => printing.owner.post(`/api/print-agents/${agent.id}/search`);
  const told = async (more: object = {}) => (await (await agent.report(more)).json()).search;
  expect(await agent.seen()).toMatchObject({ searching: false, searchedAt: null });
  await agent.report({ found: [epson] });
  expect((await agent.seen()).searchedAt).not.toBeNull();
  for (let n = 0; n < 2; n += 1) expect((await ask()).status).toBe(200);
  expect((await agent.seen()).searching).toBe(true);
  const search = await told();
  expect(search).toBe(1);
  // A search that had begun before has not seen what was switched on since.
  expect(await told({ found: [epson] })).toBe(1);
  expect(await told({ found: [epson], searched: search })).toBeNull();
  expect((await agent.seen()).searching).toBe(false);
  await ask();
  expect(await told()).toBe(2);
  // One that never answers, as a program from before does not, is not waited for without end.
  await printing.instance.owner.query(
    `update print_agents set search_asked_at = now() - interval '61 seconds' where id = $1`,
    [agent.id],
  );
  expect((await agent.seen()).searching).toBe(false);
});

test('a printer whose network gives it another address is found again there, and known there from then on', async () => {
  const agent = await paired();
  const mac = '00:26:ab:11:22:33';
  const at = (address: string) => ({ address, name: null, via: 'network', mac });
  const { id } = await printing.printer({ kind: 'agent', agentId: agent.id, address: 'tcp://192.168.7.50' });
  const movedTo = async () => (await printing.standing(id)).movedTo;
  await agent.report({ found: [at('tcp://192.168.7.50:9100')] });
  expect(await movedTo()).toBeNull();
  await agent.report({ found: [at('tcp://192.168.7.57:9100')] });
  expect(await movedTo()).toBe('tcp://192.168.7.57:9100');
  // It is offered there as what it is, and not as a new one besides.
  expect(await agent.found()).toEqual([]);
  const { revision } = await printing.standing(id);
  const fields = { ...printer(), agentId: agent.id, address: 'tcp://192.168.7.57:9100' };
  expect((await printing.owner.put(`/api/printers/${id}`, { revision, ...fields })).status).toBe(200);
  expect(await movedTo()).toBeNull();
  await agent.report({ found: [at('tcp://192.168.7.60:9100')] });
  expect(await movedTo()).toBe('tcp://192.168.7.60:9100');
});

test('more than thirty, or what is no printer, is refused', async () => {
  const agent = await paired();
  const many = Array.from({ length: 31 }, () => epson);
  expect((await agent.report({ found: many })).status).toBe(400);
  expect((await agent.report({ found: [{ ...epson, via: 'radio' }] })).status).toBe(400);
});

test('the downloads are listed for those who set printers up, and for nobody else', async () => {
  expect((await printing.owner.get('/api/print-agents/downloads')).body).toEqual({ files: [] });
  expect((await fetch(`${printing.instance.url}/api/print-agents/downloads`)).status).toBe(401);
});
