import type pg from 'pg';
import type { Topic } from '#lib/call.ts';
import type { Changes, Stale } from './changes.ts';
import { type Statement, statement } from './tenant-query.ts';

/** What either door's transaction is made of. */
export interface Transaction {
  rows<T>(statement: Statement, values?: readonly unknown[]): Promise<T[]>;
  /** Says with the commit that something changed. */
  changed(restaurantId: string, topic: Topic, id: string | null, tableId: string | null): Promise<void>;
}

const announce = statement(
  'outbox.announce',
  'insert into outbox (restaurant_id, topic, entity_id, table_id) values ($1, $2, $3, $4)',
);

export async function rowsOf<T>(
  queries: Pick<pg.ClientBase | pg.Pool, 'query'>,
  { name, text }: Statement,
  values: readonly unknown[] = [],
): Promise<T[]> {
  return (await queries.query({ name, text, values: [...values] })).rows as T[];
}

/** All or nothing: what the work throws, and what only the commit finds, is thrown. Changes are told once they are committed. */
export async function inTransaction<T>(
  pool: pg.Pool,
  changes: Changes,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const changed: Stale[] = [];
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work({
      rows: (query, values) => rowsOf(client, query, values),
      async changed(restaurantId, topic, id, tableId) {
        changed.push({ restaurantId, topic });
        await rowsOf(client, announce, [restaurantId, topic, id, tableId]);
      },
    });
    const { command } = await client.query('commit');
    // A statement that failed and was swallowed turns the commit into a rollback, which reports no error of its own.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back');
    if (changed.length > 0) changes.committed(changed);
    return result;
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
