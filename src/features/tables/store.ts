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

// What a bill comes to as the cashier will see it: the fee of several orders is one line, rounded once; an order that was completed
// by itself keeps its own total; what was cancelled or paid apart does not count.
const floor = statement(
  'tables.floor',
  `select t.id, t.number, t.capacity, t.status, t.value_cents as "valueCents", t.revision, (
     select json_build_object('id', b.id, 'since', b.opened_at, 'orders', count(o.id), 'totalCents',
       coalesce(sum(o.items_cents) filter (where o.completed_at is null), 0)
       + coalesce(round(sum(o.items_cents * o.service_fee_percentage) filter (where o.completed_at is null) / 100), 0)
       + coalesce(sum(o.total_cents) filter (where o.completed_at is not null), 0))
     from bills b left join orders o on o.restaurant_id = $1 and o.bill_id = b.id and o.status <> 'cancelado' and o.paid_at is null
     where b.restaurant_id = $1 and b.table_id = t.id and b.closed_at is null
     group by b.id, b.opened_at
   ) as bill
   from tables t where t.restaurant_id = $1 and t.deleted_at is null order by t.number`,
);

export async function floorTables(scope: Scope): Promise<FloorTable[]> {
  const tables = await scope.rows<FloorTable>(floor, [scope.restaurantId]);
  return tables.map(({ bill, valueCents, ...table }) => ({
    ...table,
    valueCents: valueCents === null ? null : Number(valueCents),
    bill: bill && { ...bill, since: new Date(bill.since).toISOString() },
  }));
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
