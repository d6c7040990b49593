import { randomUUID } from 'node:crypto';
import { floor } from '#features/floor/contract.ts';
import { demoPassword } from '../../../db/seed/cast.ts';
import type { TestInstance } from './instance.ts';
import { Visitor } from './visitor.ts';

/** A waiter beside the demonstration's, signed in. */
export async function anotherWaiter(instance: TestInstance, boss: Visitor, name: string) {
  const email = `${randomUUID()}@demo.comanda.example`;
  const made = await boss.post('/api/staff', { name, email, role: 'waiter', active: true, password: demoPassword });
  if (made.status !== 200) throw new Error(`The waiter was answered ${JSON.stringify(made.body)}`);
  return { id: made.body.id as string, visitor: await new Visitor(instance).signIn(email) };
}

/** What tests of who serves which table do over and over. */
export const serving = {
  at: async (staff: Visitor, tableId: string) => {
    const { tables } = await staff.ask(floor.read, undefined as never);
    return tables.find((table) => table.tableId === tableId)!;
  },
  take: (staff: Visitor, tableId: string) => staff.post(`/api/floor/${tableId}/take`),
  giveBack: (staff: Visitor, tableId: string) => staff.post(`/api/floor/${tableId}/give-back`),
  handOver: (staff: Visitor, tableId: string, to: string, key: string = randomUUID()) =>
    staff.post(`/api/floor/${tableId}/hand-over`, { to, key }),
  undo: (staff: Visitor, id: string) => staff.post(`/api/floor/hand-overs/${id}/undo`),
  give: (staff: Visitor, waiterId: string | null, ...tableIds: string[]) =>
    staff.post('/api/floor/sections', { tableIds, waiterId }),
  history: async (staff: Visitor, tableId: string) => (await staff.ask(floor.history, { tableId })).changes,
};
