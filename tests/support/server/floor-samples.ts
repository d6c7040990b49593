import { randomUUID } from 'node:crypto';
import type { Subject } from './contract-calls.ts';
import { unseen } from './sample-inputs.ts';

type Insert = (table: string, values: Record<string, unknown>, key?: string) => Promise<string>;

/** Well-formed inputs of the calls about who serves which table. */
export const floorSamples: Record<string, (subject: Subject) => Record<string, unknown>> = {
  'floor.read': () => ({}),
  'floor.history': ({ tableId }) => ({ tableId }),
  'floor.take': ({ tableId }) => ({ tableId }),
  'floor.giveBack': ({ tableId }) => ({ tableId }),
  'floor.handOver': ({ tableId }) => ({ tableId, to: randomUUID(), key: randomUUID() }),
  'floor.undoHandOver': () => ({ id: randomUUID() }),
  'floor.plan': () => ({}),
  'floor.savePlan': ({ tableId }) => ({
    rooms: [{ id: randomUUID(), name: 'Salão', places: [{ tableId, x: 0, y: 0, shape: 'round' }] }],
    revision: unseen,
  }),
  'floor.giveTables': ({ tableId }) => ({ tableIds: [tableId], waiterId: null }),
};

/** A restaurant's table in somebody's section, a sitting that somebody serves, and that they took it. */
export async function addServing(insert: Insert, restaurant_id: string, table_id: string, person: string) {
  const at = new Date();
  const sitting = randomUUID();
  await insert(
    'table_sections',
    { restaurant_id, table_id, waiter_id: person, given_by: person, given_at: at },
    'table_id',
  );
  await insert('sitting_waiters', { restaurant_id, sitting, waiter_id: person }, 'sitting');
  await insert('waiter_changes', { restaurant_id, table_id, sitting, kind: 'take', to_waiter: person, by: person, at });
  await insert('floor_plans', { restaurant_id }, 'restaurant_id');
  const room_id = await insert('floor_rooms', { restaurant_id, id: randomUUID(), name: 'Salão', position: 0 });
  await insert('floor_places', { restaurant_id, table_id, room_id, x: 0, y: 0, shape: 'round' }, 'table_id');
}
