import type pg from 'pg';
import type { Topic } from '#lib/call.ts';
import type { Changes } from './changes.ts';
import type { Statement } from './tenant-query.ts';

/** The door to what crosses restaurants: sign-in, look-up by slug, the platform. Its role holds just the rights for that. */
export interface SystemDoor {
  rows<T>(statement: Statement, values?: readonly unknown[]): Promise<T[]>;
  /** Several statements, all or nothing. What the work throws, and what only the commit finds, is thrown. */
  transaction<T>(work: (door: SystemTransaction) => Promise<T>): Promise<T>;
}

export interface SystemTransaction {
  rows<T>(statement: Statement, values?: readonly unknown[]): Promise<T[]>;
  /** Says with the commit that something of a restaurant changed. */
  changed(restaurantId: string, topic: Topic, id?: string | null): Promise<void>;
}

export function systemDoor(pool: pg.Pool, changes: Changes): SystemDoor {
  const on = (queries: Pick<pg.ClientBase, 'query'>) =>
    async function rows<T>({ name, text }: Statement, values: readonly unknown[] = []) {
      return (await queries.query({ name, text, values: [...values] })).rows as T[];
    };
  return {
    rows: on(pool as never),
    async transaction(work) {
      const client = await pool.connect();
      let changed = false;
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const result = await work({
          rows: on(client),
          async changed(restaurantId, topic, id = null) {
            changed = true;
            await client.query({
              name: 'system.announce',
              text: 'insert into outbox (restaurant_id, topic, entity_id) values ($1, $2, $3)',
              values: [restaurantId, topic, id],
            });
          },
        });
        const { command } = await client.query('commit');
        // A statement that failed and was swallowed turns the commit into a rollback, which reports no error of its own.
        if (command !== 'COMMIT') throw new Error('The transaction was rolled back');
        if (changed) changes.committed();
        return result;
      } catch (error) {
        await client.query('rollback').catch((lost: Error) => {
          broken = lost;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
  };
}
