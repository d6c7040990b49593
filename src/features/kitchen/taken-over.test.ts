import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addCombo } from '../../../tests/support/server/combo.ts';
import { openTestInstance, owner } from '../../../tests/support/server/instance.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import type { KitchenOrder } from './contract.ts';
import { ticketsOf } from './tickets.ts';

test('what a station had made stays made when it takes over another, and what it makes afterwards does not wait for that', async () => {
  const instance = await openTestInstance();
  try {
    const staff = await new Visitor(instance).signIn(owner);
    const { tables } = (await staff.get('/api/tables')).body;
    const { hot, bar, combo } = await addCombo(instance, staff);
    const ordered = async (): Promise<string> => {
      const order = { key: randomUUID(), tableId: tables[0]!.id, lines: [combo()] };
      return (await staff.post('/api/orders', order)).body.id;
    };
    const move = async (id: string, station: string, from: string, to: string) =>
      (await staff.post(`/api/orders/${id}/lines/status`, { lines: [1], from, to, station })).body.status;
    const shown = async (id: string) => {
      const { orders, stations }: any = (await staff.get('/api/kitchen/tickets')).body;
      const own: KitchenOrder[] = orders.filter((order: any) => order.id === id);
      const [ticket] = ticketsOf(own, stations, new Set([hot]));
      return ticket?.lines.map(({ name, dish, status }) => [dish === null ? 'dish' : name, status]);
    };
    const before = await ordered();
    const after = await ordered();
    await move(before, hot, 'pendente', 'pronto');
    expect(await shown(before)).toBeUndefined();
    expect((await staff.post(`/api/menu/stations/${bar}/remove`, { into: hot })).status).toBe(200);
    const stations = async () => (await staff.get('/api/kitchen/tickets')).body.stations.map(({ id }: any) => id);
    await expect.poll(stations).not.toContain(bar);

    expect(await shown(before)).toEqual([['Guaraná', 'pendente']]);
    expect(await shown(after)).toEqual([['dish', 'pendente']]);
    await move(after, hot, 'pendente', 'pronto');
    expect(await shown(after)).toEqual([['Guaraná', 'pendente']]);
    for (const id of [before, after]) {
      expect(await move(id, bar, 'pendente', 'pronto')).toBe('pronto');
      expect(await shown(id)).toBeUndefined();
    }
  } finally {
    await instance.close();
  }
});
