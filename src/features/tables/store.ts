import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Table } from './contract.ts';

const list = statement(
  'tables.list',
  `select id, number, capacity, status from tables where restaurant_id = $1 and deleted_at is null order by number`,
);

export function listTables(scope: Scope): Promise<Table[]> {
  return scope.rows<Table>(list, [scope.restaurantId]);
}

const byNumber = statement(
  'tables.byNumber',
  `select t.id, t.number, r.requires_table_secret as "requiresSecret", t.secret = $3 as "secretFits",
     t.short_code = $4 as "codeFits", t.secret
   from tables t join restaurants r on r.id = t.restaurant_id
   where t.restaurant_id = $1 and t.number = $2 and t.deleted_at is null`,
);

export interface TableAtDoor {
  id: string;
  number: number;
  requiresSecret: boolean;
  secretFits: boolean | null;
  codeFits: boolean | null;
  secret: string;
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

/** Whether someone who shows this secret may act as sitting at the table. */
export function isSeated(table: Pick<TableAtDoor, 'requiresSecret' | 'secretFits'>): boolean {
  return !table.requiresSecret || table.secretFits === true;
}
