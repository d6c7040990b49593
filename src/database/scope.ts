import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Topic } from '#lib/call.ts';
import type { Changes } from './changes.ts';
import type { Gather } from './gather.ts';
import type { Pipeline } from './pipeline.ts';
import type { RestaurantCache } from './restaurant-cache.ts';
import { type Statement, setTenant } from './tenant-query.ts';
import { inTransaction } from './transaction.ts';

/** The door to one restaurant's rows. Only the server's context mints it; a statement without one cannot be run. */
export interface Scope {
  readonly restaurantId: string;
  /** One statement in one round trip, a transaction of its own outside `transaction`. */
  rows<T>(statement: Statement, values?: readonly unknown[]): Promise<T[]>;
  /** Like `rows`, for a statement that writes to the outbox itself: tells every process once it is committed. */
  announced<T>(statement: Statement, values?: readonly unknown[]): Promise<T[]>;
  /** Several statements, all or nothing. The work may run again when it lost a race it can win. */
  transaction<T>(work: (scope: TransactionScope) => Promise<T>): Promise<T>;
  /** What `read` gave, until one of the topics changes. */
  kept<T>(key: string, topics: readonly Topic[], read: () => Promise<T>): Promise<T>;
  /** One read for everyone of this restaurant who asks for the same at about the same moment. */
  gathered<T>(key: string, read: () => Promise<T>): Promise<T>;
  /** Gives up what was kept, when it has been shown to be out of date. */
  forgetKept(): void;
}

export interface TransactionScope {
  readonly restaurantId: string;
  rows<T>(statement: Statement, values?: readonly unknown[]): Promise<T[]>;
  /** Says with the commit that something changed: every open screen it concerns rereads it. */
  changed(topic: Topic, id?: string | null, tableId?: string | null): Promise<void>;
}

export interface Doors {
  pipeline: Pipeline;
  pool: pg.Pool;
  changes: Changes;
  kept: RestaurantCache;
  gather: Gather;
}

/** Serialization failure and deadlock: nothing happened, and the same work may succeed at once. */
const lostRace = new Set(['40001', '40P01']);
const mostAttempts = 6;

export function mintScope(doors: Doors, restaurantId: string): Scope {
  const { pipeline, pool, changes, kept } = doors;
  const rows = async <T>(statement: Statement, values: readonly unknown[] = []) =>
    (await pipeline.run(restaurantId, statement, values)).rows as T[];

  return {
    restaurantId,
    rows,
    async announced<T>(statement: Statement, values: readonly unknown[] = []) {
      const result = await rows<T>(statement, values);
      changes.committed();
      return result;
    },
    async transaction(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(work);
        } catch (error) {
          if (attempt >= mostAttempts || !lostRace.has((error as { code?: string }).code ?? '')) throw error;
          // Those who ran into one another do not start again at the same moment.
          await sleep(Math.random() * attempt * 20);
        }
      }
    },
    kept: (key, topics, read) => kept.get(restaurantId, key, topics, read),
    gathered: (key, read) => doors.gather.read(`${restaurantId} ${key}`, read),
    forgetKept: () => kept.forget(restaurantId),
  };

  function once<T>(work: (scope: TransactionScope) => Promise<T>): Promise<T> {
    return inTransaction(pool, changes, async (transaction) => {
      await transaction.rows(setTenant, [restaurantId]);
      return work({
        restaurantId,
        rows: transaction.rows,
        changed: (topic, id = null, tableId = null) => transaction.changed(restaurantId, topic, id, tableId),
      });
    });
  }
}
