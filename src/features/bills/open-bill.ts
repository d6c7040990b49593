import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { sealPresent } from '../chain/seal.ts';
import { takeTable } from '../tables/occupancy.ts';

export interface Opened {
  id: string;
  tableId: string;
  closed: boolean;
  people: number | null;
}

// Before the tables, as where an order is placed.
const open = statement(
  'bills.openAtTable',
  `insert into bills (restaurant_id, table_id, sitting)
   select $1, id, sitting from tables where restaurant_id = $1 and id = $2 and deleted_at is null
   on conflict (restaurant_id, table_id) where closed_at is null do update set revision = bills.revision + 1
   returning id, table_id as "tableId", false as closed, people`,
);

/** The bill of a table before anything was ordered there; the one that somebody opened meanwhile is found and locked. */
export async function openBill(tx: TransactionScope, tableId: string): Promise<Opened> {
  const [opened] = await tx.rows<Opened>(open, [tx.restaurantId, tableId]);
  if (!opened) throw new CodedError('table_not_found');
  await takeTable(tx, tableId);
  await sealPresent(tx, [opened.id]);
  return opened;
}
