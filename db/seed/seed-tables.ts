import type { TransactionScope } from '../../src/database/scope.ts';
import { statement } from '../../src/database/tenant-query.ts';
import { newShortCode, newTableSecret } from '../../src/features/tables/secret.ts';
import { capacities } from './cast.ts';

const insertTable = statement(
  'demo.insertTable',
  `insert into tables (restaurant_id, number, capacity, secret, short_code) values ($1, $2, $3, $4, $5) returning id`,
);

/** The ids of the tables, in the order of their numbers. */
export async function seedTables(tx: TransactionScope): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, capacity] of capacities.entries()) {
    const values = [tx.restaurantId, index + 1, capacity, newTableSecret(), newShortCode()];
    const [table] = await tx.rows<{ id: string }>(insertTable, values);
    if (table) ids.push(table.id);
  }
  return ids;
}
