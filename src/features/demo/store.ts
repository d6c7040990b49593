import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import type { VisitorsSeat } from '#features/caller.ts';
import { hashOf, newToken } from '#lib/token.ts';
import { lockRestaurant } from '../tables/change.ts';
import { openBetween } from '../tables/open-between.ts';
import { mostTables, numbers, tableHours } from './values.ts';

const house = statement('demo.house', 'select slug from restaurants where for_visitors and active');

/** The address of the house that visitors sit in; null where there is none. */
export async function visitorsHouse(system: SystemDoor): Promise<string | null> {
  const [found] = await system.rows<{ slug: string }>(house);
  return found?.slug ?? null;
}

const byToken = statement(
  'demo.byToken',
  `select d.restaurant_id as "restaurantId", d.table_id as "tableId", d.ends_at as "endsAt"
   from demo_tables d join restaurants r on r.id = d.restaurant_id and r.active where d.token_hash = $1 and d.ends_at > now()`,
);

/** The table of the browser that shows this token; null when it was swept, or never was one. */
export async function seatByToken(system: SystemDoor, token: string): Promise<VisitorsSeat | null> {
  const [found] = await system.rows<VisitorsSeat>(byToken, [hashOf(token)]);
  return found ?? null;
}

const standing = statement(
  'demo.standing',
  'select count(*)::int as count from demo_tables where restaurant_id = $1 and ends_at > now()',
);
const keep = statement(
  'demo.keep',
  `insert into demo_tables (restaurant_id, table_id, token_hash, ends_at) values ($1, $2, $3, now() + make_interval(hours => ${tableHours}))
   returning restaurant_id as "restaurantId", table_id as "tableId", ends_at as "endsAt"`,
);

/** A table that nobody else knows of, and what its visitor shows; null when there are too many. */
export function openTable(scope: Scope): Promise<(VisitorsSeat & { token: string }) | null> {
  return scope.transaction(async (tx) => {
    // One after another: they are counted, and a count holds only while nobody adds.
    await tx.rows(lockRestaurant, [tx.restaurantId]);
    const [there] = await tx.rows<{ count: number }>(standing, [tx.restaurantId]);
    if ((there?.count ?? 0) >= mostTables) return null;
    const table = await openBetween(tx, { ...numbers, capacity: 2 });
    if (table === null) return null;
    const token = newToken();
    const [seat] = await tx.rows<VisitorsSeat>(keep, [tx.restaurantId, table, hashOf(token)]);
    return seat ? { ...seat, token } : null;
  });
}

const sitting = statement('demo.sitting', 'select number, sitting from tables where restaurant_id = $1 and id = $2');

/** What the visitor's phone shows at the table. */
export async function sittingAt(scope: Scope, tableId: string): Promise<{ number: number; sitting: string }> {
  const [found] = await scope.rows<{ number: number; sitting: string }>(sitting, [scope.restaurantId, tableId]);
  if (!found) throw new Error(`No table ${tableId}`);
  return found;
}

const over = statement(
  'demo.over',
  `select restaurant_id as "restaurantId", table_id as "tableId", ends_at as "endsAt" from demo_tables where ends_at <= $1
   order by ends_at limit 500`,
);

export function seatsOver(system: SystemDoor, now: Date): Promise<VisitorsSeat[]> {
  return system.rows<VisitorsSeat>(over, [now.toISOString()]);
}

const forget = statement('demo.forget', 'delete from demo_tables where restaurant_id = $1 and table_id = $2');

export async function forgetSeat(scope: Scope, tableId: string): Promise<void> {
  await scope.rows(forget, [scope.restaurantId, tableId]);
}
