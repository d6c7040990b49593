import type { TransactionScope } from '../../src/database/scope.ts';
import { statement } from '../../src/database/tenant-query.ts';
import type { Shape } from '../../src/features/floor/plan/values.ts';
import { sections } from './cast.ts';

type Standing = [number: number, x: number, y: number, shape: Shape];

/** Tables by number, in squares of their room. */
const rooms: { name: string; tables: Standing[] }[] = [
  {
    name: 'Salão',
    tables: [
      [3, 1, 1, 'square'],
      [4, 7, 1, 'square'],
      [5, 13, 1, 'round'],
      [6, 19, 1, 'round'],
      [7, 1, 6, 'long'],
      [8, 14, 6, 'long'],
      [11, 1, 11, 'long'],
      [12, 14, 11, 'long'],
    ],
  },
  {
    name: 'Varanda',
    tables: [
      [1, 1, 2, 'round'],
      [2, 10, 2, 'round'],
      [9, 19, 2, 'round'],
      [10, 10, 9, 'square'],
    ],
  },
];

const addPlan = statement('demo.addPlan', 'insert into floor_plans (restaurant_id) values ($1)');
const addRoom = statement(
  'demo.addRoom',
  'insert into floor_rooms (restaurant_id, id, name, position) values ($1, uuidv7(), $2, $3) returning id',
);
const addPlace = statement(
  'demo.addPlace',
  'insert into floor_places (restaurant_id, table_id, room_id, x, y, shape) values ($1, $2, $3, $4, $5, $6)',
);
const give = statement(
  'demo.giveSection',
  `insert into table_sections (restaurant_id, table_id, waiter_id, given_by, given_at)
   select $1, t.id, u.id, b.id, $4 from users u join users b on b.restaurant_id = $1 and b.role = 'restaurant_owner'
   join tables t on t.restaurant_id = $1 and t.number = any($3::int[]) where u.restaurant_id = $1 and u.email = $2`,
);

/** The room as it stands, and whose tables are whose. */
export async function seedFloor(tx: TransactionScope, tableIds: readonly string[], now: Date): Promise<void> {
  const { restaurantId } = tx;
  await tx.rows(addPlan, [restaurantId]);
  for (const [position, { name, tables }] of rooms.entries()) {
    const [room] = await tx.rows<{ id: string }>(addRoom, [restaurantId, name, position]);
    for (const [number, x, y, shape] of tables)
      await tx.rows(addPlace, [restaurantId, tableIds[number - 1], room?.id, x, y, shape]);
  }
  for (const { email, tables } of sections) await tx.rows(give, [restaurantId, email, tables, now.toISOString()]);
}
