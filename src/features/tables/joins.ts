import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';

export interface Head {
  id: string;
  number: number;
  billId: string;
}

const head = statement(
  'tables.head',
  `select there.id, there.number, b.id as "billId" from table_joins j
   join bills b on b.restaurant_id = $1 and b.id = j.bill_id join tables there on there.restaurant_id = $1 and there.id = b.table_id
   where j.restaurant_id = $1 and j.table_id = $2 and j.ended_at is null`,
);

/** The table whose bill a table belongs to that was joined to it; null of any other. */
export async function headOf(scope: Scope | TransactionScope, tableId: string): Promise<Head | null> {
  const [found] = await scope.rows<Head>(head, [scope.restaurantId, tableId]);
  return found ?? null;
}

/** Where what is ordered at a table goes: itself, or the table that it was joined to. */
export async function tableOrHead(scope: Scope, tableId: string): Promise<string> {
  return (await headOf(scope, tableId))?.id ?? tableId;
}

/** SQL: the numbers of the tables that belong to a bill beside its own, in their order. */
export const joinedNumbers = (billId: string, restaurantId: string) =>
  `array(select jt.number from table_joins j join tables jt on jt.restaurant_id = j.restaurant_id and jt.id = j.table_id
     where j.restaurant_id = ${restaurantId} and j.bill_id = ${billId} and j.ended_at is null order by jt.number)`;
