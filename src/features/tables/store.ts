import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { FloorTable, Table } from './contract.ts';

const list = statement(
  'tables.list',
  `select id, number, capacity, status from tables where restaurant_id = $1 and deleted_at is null order by number`,
);

export function listTables(scope: Scope): Promise<Table[]> {
  return scope.rows<Table>(list, [scope.restaurantId]);
}

const floor = statement(
  'tables.floor',
  `select id, number, capacity, status, value_cents as "valueCents", revision,
     (select head.number from table_joins j join bills b on b.restaurant_id = $1 and b.id = j.bill_id
      join tables head on head.restaurant_id = $1 and head.id = b.table_id
      where j.restaurant_id = $1 and j.table_id = t.id and j.ended_at is null) as "joinedTo"
   from tables t where restaurant_id = $1 and deleted_at is null order by number`,
);

/** The tables as the floor sees them, but for what is open at them: that is known to whoever keeps bills. */
export function floorTables(scope: Scope): Promise<Omit<FloorTable, 'bill'>[]> {
  return scope.rows<Omit<FloorTable, 'bill'>>(floor, [scope.restaurantId]);
}

const byNumber = statement(
  'tables.byNumber',
  `select id, number, sitting, secret = $3 as "secretFits", short_code = $4 as "codeFits"
   from tables where restaurant_id = $1 and number = $2 and deleted_at is null`,
);

export interface TableAtDoor {
  id: string;
  number: number;
  /** What whoever shows either of them is given. */
  sitting: string;
  secretFits: boolean | null;
  codeFits: boolean | null;
}

/** A table by its number, and whether a secret or a short code is the one it has now. */
export async function tableAtDoor(
  scope: Scope,
  number: number,
  shown: { secret?: string | null; code?: string | null },
): Promise<TableAtDoor | null> {
  const [found] = await scope.rows<TableAtDoor>(byNumber, [
    scope.restaurantId,
    number,
    shown.secret ?? null,
    shown.code ?? null,
  ]);
  return found ?? null;
}
