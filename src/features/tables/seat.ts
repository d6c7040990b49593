import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { ErrorCode } from '#lib/error-codes.ts';

/** How a device that shows a sitting stands to a table. */
export interface Standing {
  tableId: string;
  number: number;
  seated: boolean;
  /** The table that the bill of its sitting was moved to, by itself or into another's. */
  movedTo: number | null;
  /** The table that it came to was put together with this one, for as long as they are. */
  together: boolean;
  /** The sitting at the table that it belongs to by now: another than the one it shows when their bills were merged. */
  sitting: string | null;
  /** The bill of its sitting, when that is over: its receipt is theirs to read, and nothing else. */
  closedBillId: string | null;
}

// From the bill that the sitting had to the one that it was merged into, and so on: a phone keeps the name it was given, so it finds back
// when the two are parted; and one of a table that was joined shows that table's. Where that was undone, they are at their own again. A bill without an order is one whose orders were moved away: nothing of it is a receipt.
const standing = statement(
  'tables.standing',
  `with recursive theirs as (
     (select b.id, b.table_id, b.closed_at, b.merged_into from bills b where b.restaurant_id = $1 and b.sitting = $3::uuid
     union
     select b.id, b.table_id, b.closed_at, b.merged_into from table_joins j
     join bills b on b.restaurant_id = $1 and b.id = j.bill_id where j.restaurant_id = $1 and j.sitting = $3::uuid and j.undone_at is null)
     union
     select b.id, b.table_id, b.closed_at, b.merged_into from theirs
     join bills b on b.restaurant_id = $1 and b.id = theirs.merged_into
   )
   select t.id as "tableId", t.number, r.requires_table_secret as "requiresSecret", coalesce(t.sitting = $3::uuid and joined.away is null, false) as here,
     joined.there as "joinedTo",
     coalesce((select json_build_object('number', there.number, 'sitting', there.sitting) from theirs
      join tables there on there.restaurant_id = $1 and there.id = theirs.table_id and there.deleted_at is null
      where theirs.closed_at is null),
      (select json_build_object('number', back.number, 'sitting', back.sitting) from tables back
       where back.restaurant_id = $1 and back.sitting = $3::uuid and back.deleted_at is null
         and exists (select from table_joins j where j.restaurant_id = $1 and j.sitting = $3::uuid and j.table_id = back.id and j.undone_at is not null)
         and not exists (select from table_joins j where j.restaurant_id = $1 and j.table_id = back.id and j.ended_at is null))) as there,
     (select theirs.id from theirs where theirs.closed_at is not null
        and exists (select from orders o where o.restaurant_id = $1 and o.bill_id = theirs.id)
      order by theirs.closed_at desc limit 1) as "closedBillId"
   from tables t join restaurants r on r.id = t.restaurant_id
   left join lateral (
     select true as away, json_build_object('number', head.number, 'sitting', head.sitting) as there from table_joins j
     join bills b on b.restaurant_id = $1 and b.id = j.bill_id join tables head on head.restaurant_id = $1 and head.id = b.table_id
     where j.restaurant_id = $1 and j.table_id = t.id and j.ended_at is null) joined on true
   where t.restaurant_id = $1 and t.number = $2 and t.deleted_at is null`,
);

interface Found extends Pick<Standing, 'tableId' | 'number' | 'closedBillId'> {
  requiresSecret: boolean;
  here: boolean;
  /** Where the open bill of its sitting is. */
  there: { number: number; sitting: string } | null;
  /** Where the bill is that the table belongs to by now. */
  joinedTo: { number: number; sitting: string } | null;
}

/** Null when there is no such table. Where no secret is asked for, everyone is seated whose bill was not moved away. */
export async function standingAt(scope: Scope, number: number, shown: string | null): Promise<Standing | null> {
  const [row] = await scope.rows<Found>(standing, [scope.restaurantId, number, shown]);
  if (!row) return null;
  const { requiresSecret, here, there, joinedTo, ...found } = row;
  // Where no secret is asked for, whoever comes to a joined table is of the party.
  const moved = here ? null : (there ?? (requiresSecret ? null : joinedTo));
  const movedTo = moved && moved.number !== number ? moved.number : null;
  const seated = here || moved?.number === number || (!requiresSecret && movedTo === null);
  return {
    ...found,
    movedTo,
    together: movedTo !== null && movedTo === joinedTo?.number,
    seated,
    sitting: moved?.sitting ?? shown,
    closedBillId: seated ? null : found.closedBillId,
  };
}

/** Whether whoever shows a sitting was given it at this table, or at one whose bill is theirs too: also where no secret is asked for. */
export async function wasSeated(scope: Scope, number: number, shown: string): Promise<boolean> {
  const [row] = await scope.rows<Found>(standing, [scope.restaurantId, number, shown]);
  return row !== undefined && (row.here || row.there !== null || row.closedBillId !== null);
}

/** Why whoever stands so may not act at the table, or null. */
export function refusalOf({ seated, movedTo, closedBillId }: Standing): ErrorCode | null {
  if (seated) return null;
  if (movedTo !== null) return 'table_moved';
  return closedBillId === null ? 'table_secret_required' : 'sitting_ended';
}
