import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import type { Colleague, Served, WaiterChange } from './contract.ts';
import type { ChangeKind } from './values.ts';

const person = (of: string) =>
  `case when ${of}.id is not null then json_build_object('id', ${of}.id, 'name', ${of}.name) end`;

/** SQL: who serves a table, whose section it is in. Somebody who works here no more serves nobody. */
const serving = `left join sitting_waiters w on w.restaurant_id = t.restaurant_id and w.sitting = t.sitting
   left join table_sections s on s.restaurant_id = t.restaurant_id and s.table_id = t.id
   left join users u on u.id = case when w.sitting is not null then w.waiter_id else s.waiter_id end and u.active`;

const read = statement(
  'floor.read',
  `select t.id as "tableId", ${person('u')} as waiter, ${person('g')} as section,
     case when c.kind in ('hand_over', 'give_back') and c.undone_at is null then json_build_object('id', c.id, 'kind', c.kind, 'from', ${person('f')}, 'to', ${person('h')},
       'by', c.by, 'at', c.at) end as "handedOver"
   from tables t ${serving}
   left join users g on g.id = s.waiter_id and g.active
   left join lateral (
     select c.* from waiter_changes c where c.restaurant_id = $1 and c.sitting = t.sitting and c.at > $2 order by c.id desc limit 1
   ) c on true
   left join users f on f.id = c.from_waiter left join users h on h.id = c.to_waiter
   where t.restaurant_id = $1 and t.deleted_at is null order by t.number`,
);

type StoredServed = Omit<Served, 'handedOver'> & {
  handedOver: (Omit<NonNullable<Served['handedOver']>, 'undoSeconds'> & { at: string }) | null;
};

/** Who serves which table; of what changed hands, what did so since an instant. */
export function servedTables(scope: Scope, since: Date): Promise<StoredServed[]> {
  return scope.rows<StoredServed>(read, [scope.restaurantId, since.toISOString()]);
}

const staff = statement(
  'floor.staff',
  `select id, name, role from users where restaurant_id = $1 and active and role in ('waiter', 'cashier', 'restaurant_owner')
   order by role = 'waiter' desc, lower(name), id`,
);

/** Whoever can serve, the waiters first. */
export function colleagues(scope: Scope): Promise<Colleague[]> {
  return scope.rows<Colleague>(staff, [scope.restaurantId]);
}

const stations = statement(
  'floor.stations',
  'select id, name from stations where restaurant_id = $1 order by position, id',
);

/** Where what is to be carried waits. */
export function stationNames(scope: Scope): Promise<{ id: string; name: string }[]> {
  return scope.rows(stations, [scope.restaurantId]);
}

const known = statement(
  'floor.colleague',
  `select from users where restaurant_id = $1 and id = $2 and active and role in ('waiter', 'cashier', 'restaurant_owner')`,
);

export async function requireColleague(tx: TransactionScope, id: string): Promise<void> {
  if ((await tx.rows(known, [tx.restaurantId, id])).length === 0) throw new CodedError('waiter_not_found');
}

// Whoever changes who serves a table holds its row: of two the second finds what the first made of it.
const lock = statement(
  'floor.lock',
  `select id from tables where restaurant_id = $1 and id = any($2::uuid[]) and deleted_at is null order by id for no key update`,
);
const state = statement(
  'floor.state',
  `select t.sitting, u.id as "waiterId", coalesce(u.name, '') as name, s.waiter_id as "sectionId"
   from tables t ${serving} where t.restaurant_id = $1 and t.id = $2`,
);

export interface Standing {
  tableId: string;
  sitting: string;
  waiterId: string | null;
  /** Of who serves it. */
  name: string;
  sectionId: string | null;
}

/** The tables, held until the transaction ends, in one sequence for everybody. Refuses when one of them is not there. */
export async function lockTables(tx: TransactionScope, ids: readonly string[]): Promise<string[]> {
  const found = await tx.rows<{ id: string }>(lock, [tx.restaurantId, ids]);
  if (found.length < new Set(ids).size) throw new CodedError('table_not_found');
  return found.map(({ id }) => id);
}

/** A table, held until the transaction ends, and who serves it. */
export async function lockServed(tx: TransactionScope, tableId: string): Promise<Standing> {
  await lockTables(tx, [tableId]);
  const [found] = await tx.rows<Omit<Standing, 'tableId'>>(state, [tx.restaurantId, tableId]);
  if (!found) throw new CodedError('table_not_found');
  return { ...found, tableId };
}

const setWaiter = statement(
  'floor.setWaiter',
  `insert into sitting_waiters (restaurant_id, sitting, waiter_id) values ($1, $2, $3)
   on conflict (restaurant_id, sitting) do update set waiter_id = excluded.waiter_id`,
);
const forget = statement('floor.forget', 'delete from sitting_waiters where restaurant_id = $1 and sitting = $2');

/** From now on, and until those who sit there leave, they are served by somebody, or by nobody. */
export async function serveBy(tx: TransactionScope, sitting: string, waiterId: string | null): Promise<void> {
  await tx.rows(setWaiter, [tx.restaurantId, sitting, waiterId]);
}

/** They are served by whoever has the table's section. */
export async function serveBySection(tx: TransactionScope, sitting: string): Promise<void> {
  await tx.rows(forget, [tx.restaurantId, sitting]);
}

const record = statement(
  'floor.record',
  `insert into waiter_changes (restaurant_id, table_id, sitting, kind, from_waiter, to_waiter, by, at, key)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
);

interface Change {
  kind: ChangeKind;
  to: string | null;
  actorId: string;
  now: Date;
  key?: string;
}

/** Written into the history of those who sit there, and told to every open screen. */
export async function recordChange(tx: TransactionScope, at: Standing, change: Change): Promise<string> {
  const { kind, to, actorId, now, key = null } = change;
  const who = [kind, at.waiterId, to, actorId, now.toISOString(), key];
  const [made] = await tx.rows<{ id: string }>(record, [tx.restaurantId, at.tableId, at.sitting, ...who]);
  if (!made) throw new Error('The change was not saved');
  await tx.changed('tables', at.tableId, at.tableId);
  return made.id;
}

const history = statement(
  'floor.history',
  `select c.id, c.at, c.kind, b.name as by, f.name as "from", h.name as "to", d.name as "undoneBy", c.undone_at as "undoneAt"
   from tables t left join waiter_changes c on c.restaurant_id = t.restaurant_id and c.sitting = t.sitting
   left join users b on b.id = c.by left join users f on f.id = c.from_waiter left join users h on h.id = c.to_waiter
   left join users d on d.id = c.undone_by
   where t.restaurant_id = $1 and t.id = $2 and t.deleted_at is null order by c.id desc`,
);

/** Of those who sit at a table now. */
export async function waiterHistory(scope: Scope, tableId: string): Promise<WaiterChange[]> {
  const rows = await scope.rows<WaiterChange | { id: null }>(history, [scope.restaurantId, tableId]);
  if (rows.length === 0) throw new CodedError('table_not_found');
  return rows.filter((row) => row.id !== null);
}
