import type pg from 'pg';
import type { Topic } from '#lib/call.ts';
import type { Changes } from './changes.ts';
import { LatestHeard } from './latest-heard.ts';
import type { Statement } from './tenant-query.ts';
import { inTransaction, rowsOf } from './transaction.ts';

/** The door to what crosses restaurants: sign-in, look-up by slug, the platform. Its role holds just the rights for that. */
export interface SystemDoor {
  rows<T>(statement: Statement, values?: readonly unknown[]): Promise<T[]>;
  /** Several statements, all or nothing. What the work throws, and what only the commit finds, is thrown. */
  transaction<T>(work: (door: SystemTransaction) => Promise<T>): Promise<T>;
  /** The orders that were placed last, in whichever restaurant. */
  readonly latestOrders: LatestHeard;
}

export interface SystemTransaction {
  rows<T>(statement: Statement, values?: readonly unknown[]): Promise<T[]>;
  /** Says with the commit that something of a restaurant changed. */
  changed(restaurantId: string, topic: Topic, id?: string | null): Promise<void>;
}

export function systemDoor(pool: pg.Pool, changes: Changes): SystemDoor {
  return {
    latestOrders: new LatestHeard(changes, 'orders'),
    rows: (statement, values) => rowsOf(pool, statement, values),
    transaction: (work) =>
      inTransaction(pool, changes, ({ rows, changed }) =>
        work({ rows, changed: (restaurantId, topic, id = null) => changed(restaurantId, topic, id, null) }),
      ),
  };
}
