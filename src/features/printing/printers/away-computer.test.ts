import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HouseComputer } from '../../../../tests/support/printers/house-computer.ts';
import { PrintingHouse } from '../../../../tests/support/printers/printing-house.ts';

let printing: PrintingHouse;
beforeAll(async () => {
  printing = await PrintingHouse.open();
});
afterAll(() => printing.instance.close());

test('a printer names its computer while nothing is heard of that one, and no longer', async () => {
  const { instance, owner } = printing;
  const { body: agent } = await owner.post('/api/print-agents', { key: randomUUID(), name: 'Caixa' });
  const address = 'tcp://192.168.0.50:9100';
  const { id } = await printing.printer({ kind: 'agent', name: 'Grelha', agentId: agent.id, address });
  const { id: fetching } = await printing.printer({ name: 'Bar' });
  const named = async (printerId = id) => (await printing.standing(printerId)).awayComputer;
  expect(await named()).toBe('Caixa');
  const computer = await HouseComputer.pair(instance.url, agent.code);
  await computer.say({ printers: [{ id, reachable: true, trouble: null, free: true }] });
  expect(await named()).toBeNull();

  await instance.owner.query(`update print_agents set last_seen_at = now() - interval '13 seconds'`);
  expect([await named(), await named(fetching)]).toEqual(['Caixa', null]);
  // One whose access was revoked is no computer of the house any more.
  await owner.post(`/api/print-agents/${agent.id}/revoke`, {});
  expect(await named()).toBeNull();
});

test('test pages that wait are counted among what waits, and by themselves', async () => {
  const { id } = await printing.printer({ name: 'Forno' });
  await printing.owner.post(`/api/printers/${id}/test`, { key: randomUUID() });
  expect(await printing.standing(id)).toMatchObject({ waiting: 1, failed: 0, waitingTests: 1 });
});
