import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PrintingHouse } from '../../../../tests/support/printers/printing-house.ts';

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
  const found = async () => {
    const { agents } = (await printing.owner.get('/api/printers')).body;
    return agents.find(({ id }: { id: string }) => id === body.id)?.found;
  };
  return { id: body.id, report, found };
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
