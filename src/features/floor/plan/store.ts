import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import type { InputOf } from '../../serves.ts';
import { setSeats } from '../../tables/seats.ts';
import { lockTables } from '../store.ts';
import type { Plan, planCalls } from './contract.ts';

const read = statement(
  'floor.plan',
  `select coalesce((select revision from floor_plans where restaurant_id = $1), 0) as revision,
     coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name, 'places', coalesce((
         select json_agg(json_build_object('tableId', p.table_id, 'x', p.x, 'y', p.y, 'shape', p.shape) order by t.number)
         from floor_places p join tables t on t.restaurant_id = $1 and t.id = p.table_id and t.deleted_at is null
         where p.restaurant_id = $1 and p.room_id = r.id), '[]')) order by r.position, r.id)
       from floor_rooms r where r.restaurant_id = $1), '[]') as rooms`,
);

export async function readPlan(scope: Scope | TransactionScope): Promise<Plan> {
  const [found] = await scope.rows<Plan>(read, [scope.restaurantId]);
  if (!found) throw new Error('No floor plan');
  return found;
}

// Two who save at once save one after the other, and the second is told; the first plan of all is one, too.
const turn = statement(
  'floor.turnPlan',
  `insert into floor_plans as p (restaurant_id) select $1 where $2 = 0
   on conflict (restaurant_id) do nothing returning revision`,
);
const turnOn = statement(
  'floor.turnPlanOn',
  'update floor_plans set revision = revision + 1 where restaurant_id = $1 and revision = $2 returning revision',
);
const clearPlaces = statement('floor.clearPlaces', 'delete from floor_places where restaurant_id = $1');
const clearRooms = statement('floor.clearRooms', 'delete from floor_rooms where restaurant_id = $1');
const addRooms = statement(
  'floor.addRooms',
  `insert into floor_rooms (restaurant_id, id, name, position)
   select $1, r.id, r.name, r.position from unnest($2::uuid[], $3::text[], $4::int[]) as r (id, name, position)`,
);
const addPlaces = statement(
  'floor.addPlaces',
  `insert into floor_places (restaurant_id, table_id, room_id, x, y, shape)
   select $1, p.* from unnest($2::uuid[], $3::uuid[], $4::int[], $5::int[], $6::text[]) as p`,
);

/** All of it at once, unless somebody else saved since it was read. */
export function writePlan(scope: Scope, { rooms, seats, revision }: InputOf<typeof planCalls.savePlan>): Promise<Plan> {
  return scope.transaction(async (tx) => {
    const turned = await tx.rows(revision === 0 ? turn : turnOn, [tx.restaurantId, revision]);
    if (turned.length === 0) throw new CodedError('stale_revision');
    const places = rooms.flatMap((room) => room.places.map((place) => ({ ...place, roomId: room.id })));
    await lockTables(
      tx,
      [...places, ...seats].map(({ tableId }) => tableId),
    );
    await setSeats(tx, seats);
    await tx.rows(clearPlaces, [tx.restaurantId]);
    await tx.rows(clearRooms, [tx.restaurantId]);
    await tx.rows(addRooms, [
      tx.restaurantId,
      rooms.map(({ id }) => id),
      rooms.map(({ name }) => name),
      rooms.map((_, n) => n),
    ]);
    await tx.rows(addPlaces, [
      tx.restaurantId,
      places.map(({ tableId }) => tableId),
      places.map(({ roomId }) => roomId),
      places.map(({ x }) => x),
      places.map(({ y }) => y),
      places.map(({ shape }) => shape),
    ]);
    await tx.changed('tables');
    return readPlan(tx);
  });
}
