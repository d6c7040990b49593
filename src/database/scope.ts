import type pg from 'pg';
import type { Topic } from '#lib/call.ts';
import type { Changes } from './changes.ts';
import type { Gather } from './gather.ts';
import type { Pipeline } from './pipeline.ts';
import type { RestaurantCache } from './restaurant-cache.ts';
import { type Statement, setTenant } from './tenant-query.ts';
import { inTransaction } from './transaction.ts';
import type { Turns } from './turns.ts';
import { isLocked, untilWon } from './until-won.ts';

/** The door to one restaurant's rows. Only the server's context mints it; a statement without one cannot be run. */
export interface Scope {
  readonly restaurantId: string;
  /** One statement in one round trip, a transaction of its own outside `transaction`. */
  rows<T>(statement: Statement, values?: readonly unknown[]): Promise<T[]>;
  /** Like `rows`, for a statement that writes to the outbox itself: tells every process once it is committed. */
  announced<T>(statement: Statement, values?: readonly unknown[], how?: HowAnnounced): Promise<T[]>;
  /**
   * Several statements, all or nothing. The work may run again when it lost a race it can win. It waits for its turn: few of one
   * restaurant run at once, and fewer of what it locks: `about` is the id of the bill, or of what is known of it (an order, a part).
   */
  transaction<T>(work: (scope: TransactionScope) => Promise<T>, about?: string): Promise<T>;
  /** What `read` gave, until one of the topics changes. */
  kept<T>(key: string, topics: readonly Topic[], read: () => Promise<T>): Promise<T>;
  /** One read for everyone of this restaurant who asks for the same at about the same moment. */
  gathered<T>(key: string, read: () => Promise<T>): Promise<T>;
  /** Gives up what was kept, when it has been shown to be out of date. */
  forgetKept(): void;
}

/**
 * A statement that finds a row locked is run again in a transaction, where it may wait. `refuse` leaves that to the caller, who is thrown
 * an error that `isLocked` knows; `aside` begins with the transaction, and is what it is about.
 */
export type HowAnnounced = { ifLocked: 'refuse' } | { aside: string };

export interface TransactionScope {
  readonly restaurantId: string;
  rows<T>(statement: Statement, values?: readonly unknown[]): Promise<T[]>;
  /** Says with the commit that something changed: every open screen it concerns rereads it. */
  changed(topic: Topic, id?: string | null, tableId?: string | null): Promise<void>;
}

export interface Doors {
  pipeline: Pipeline;
  pool: pg.Pool;
  turns: RestaurantTurns;
  changes: Changes;
  kept: RestaurantCache;
  gather: Gather;
}

/** Who may begin a transaction: two of one bill, three of one restaurant. */
export interface RestaurantTurns {
  bills: Turns;
  restaurants: Turns;
}

export function mintScope(doors: Doors, restaurantId: string): Scope {
  const { pipeline, pool, turns, changes, kept } = doors;

  /** On a lane that all restaurants share nobody waits for a lock: whoever has to goes on in a transaction. */
  async function rows<T>(statement: Statement, values: readonly unknown[] = []): Promise<T[]> {
    try {
      return await onLane<T>(statement, values);
    } catch (error) {
      if (!isLocked(error)) throw error;
      return transaction((tx) => tx.rows<T>(statement, values));
    }
  }

  const onLane = async <T>(statement: Statement, values: readonly unknown[]) =>
    (await pipeline.run(restaurantId, statement, values)).rows as T[];

  const transaction: Scope['transaction'] = (work, about) => {
    const inTurn = () => turns.restaurants.run(restaurantId, () => untilWon(() => once(work)));
    return about === undefined ? inTurn() : turns.bills.run(`${restaurantId} ${about}`, inTurn);
  };

  return {
    restaurantId,
    rows,
    async announced<T>(statement: Statement, values: readonly unknown[] = [], how?: HowAnnounced) {
      const result = await (!how
        ? rows<T>(statement, values)
        : 'aside' in how
          ? transaction((tx) => tx.rows<T>(statement, values), how.aside)
          : onLane<T>(statement, values));
      changes.committed();
      return result;
    },
    transaction,
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
