import type pg from 'pg';
import type { Topic } from '#lib/call.ts';
import type { Changes } from './changes.ts';
import { type Statement, statement } from './tenant-query.ts';
import { inTransaction, rowsOf } from './transaction.ts';
import type { Turns } from './turns.ts';
import { untilWon } from './until-won.ts';

/** The door to what crosses restaurants: sign-in, look-up by slug, the platform. Its role holds just the rights for that. */
export interface SystemDoor {
  rows<T>(statement: Statement, values?: readonly unknown[]): Promise<T[]>;
  /** Several statements, all or nothing. What the work throws, and what only the commit finds, is thrown. */
  transaction<T>(work: (door: SystemTransaction) => Promise<T>): Promise<T>;
  /**
   * The same door for somebody's requests. Its transactions take turns by the key (a restaurant, or who asks), hold no connection while
   * they wait for a lock, and may therefore run again.
   */
  inTurn(key: string): SystemDoor;
}

export interface SystemTransaction {
  rows<T>(statement: Statement, values?: readonly unknown[]): Promise<T[]>;
  /** Says with the commit that something of a restaurant changed. */
  changed(restaurantId: string, topic: Topic, id?: string | null): Promise<void>;
}

interface SystemPools {
  /** For single statements: who is signed in is asked here, and waits for no transaction. */
  reads: pg.Pool;
  transactions: pg.Pool;
}

const shortWaits = statement('system.shortWaits', "select set_config('lock_timeout', '250ms', true)");

export function systemDoor({ reads, transactions }: SystemPools, changes: Changes, turns: Turns): SystemDoor {
  const run = <T>(work: (door: SystemTransaction) => Promise<T>, first?: Statement) =>
    inTransaction(transactions, changes, async ({ rows, changed }) => {
      if (first) await rows(first);
      return work({ rows, changed: (restaurantId, topic, id = null) => changed(restaurantId, topic, id, null) });
    });
  const door: SystemDoor = {
    rows: (statement, values) => rowsOf(reads, statement, values),
    transaction: (work) => run(work),
    inTurn: (key) => ({
      ...door,
      transaction: (work) => turns.run(key, () => untilWon(() => run(work, shortWaits))),
    }),
  };
  return door;
}
