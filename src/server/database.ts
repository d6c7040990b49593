import pg from 'pg';
import { Changes } from '#database/changes.ts';
import { Gather } from '#database/gather.ts';
import { roleUrl } from '#database/migrate.ts';
import { patience } from '#database/patience.ts';
import { Pipeline } from '#database/pipeline.ts';
import { Readiness, type Ready } from '#database/readiness.ts';
import { RestaurantCache } from '#database/restaurant-cache.ts';
import { type Doors, mintScope, type Scope } from '#database/scope.ts';
import { type SystemDoor, systemDoor } from '#database/system-door.ts';
import { Turns } from '#database/turns.ts';
import { rowTypes } from '#database/types.ts';

export interface Database {
  doors: Doors;
  system: SystemDoor;
  /** For the authentication library, which brings its own reading of rows. */
  systemPool: pg.Pool;
  scope(restaurantId: string): Scope;
  /** By what each is for. */
  pools: Readonly<Record<'transactions' | 'accounts' | 'system' | 'systemTransactions', pg.Pool>>;
  /**
   * For whoever measures the service: one connection of its own, so that a queue for the others is not taken for a database that is
   * away, and with little patience.
   */
  aside: SystemDoor;
  ready(): Promise<Ready>;
  close(): Promise<void>;
}

const lanes = 4;
const transactions = 10;
const systemConnections = 6;
const systemTransactions = 6;

/** Of three restaurants that fill their queues one connection is still left; a request waits as long as one for a connection would. */
const ofRestaurant = { atOnce: 3, mostWaiting: 300, patienceMs: 5_000 };
const ofBill = { atOnce: 2, mostWaiting: 150, patienceMs: 5_000 };
const ofSystem = { atOnce: 2, mostWaiting: 60, patienceMs: 5_000 };

/** Opens the doors to a migrated database, each with the role it is for. */
export async function openDatabase(
  ownerUrl: string,
  appSecret: string,
  onError: (error: unknown) => void,
): Promise<Database> {
  const appUrl = roleUrl(ownerUrl, 'comanda_app', appSecret);
  const systemUrl = roleUrl(ownerUrl, 'comanda_system', appSecret);
  const pool = new pg.Pool({
    connectionString: appUrl,
    max: transactions,
    types: rowTypes,
    // Whoever still waits then gives the connection back, and tries again (`until-won.ts`).
    options: '-c lock_timeout=250ms',
    ...patience.app,
  });
  const systemPool = new pg.Pool({
    connectionString: systemUrl,
    max: systemConnections,
    ...patience.system,
  });
  const readPool = new pg.Pool({
    connectionString: systemUrl,
    max: systemConnections,
    types: rowTypes,
    ...patience.system,
  });
  const systemTransactionPool = new pg.Pool({
    connectionString: systemUrl,
    max: systemTransactions,
    types: rowTypes,
    ...patience.system,
  });
  const asidePool = new pg.Pool({ connectionString: systemUrl, max: 1, types: rowTypes, ...patience.aside });
  // A pool has ended before its last connections have: what the server says to those is no fault.
  let closing = false;
  const pools = [pool, systemPool, readPool, systemTransactionPool, asidePool];
  for (const each of pools) {
    each.on('error', (error) => closing || onError(error));
    // The pool listens to idle connections only: one that breaks while it is lent out would end the process. Its query rejects.
    each.on('connect', (client) => client.on('error', () => {}));
  }
  const pipeline = new Pipeline(appUrl, lanes);
  const changes = new Changes(systemUrl, onError);
  await changes.start();
  const readiness = new Readiness(systemUrl, changes);
  const turns = { restaurants: new Turns(ofRestaurant), bills: new Turns(ofBill) };
  const doors: Doors = { pipeline, pool, turns, changes, kept: new RestaurantCache(changes), gather: new Gather() };
  const systemPools = { reads: readPool, transactions: systemTransactionPool };
  const asidePools = { reads: asidePool, transactions: asidePool };
  const systemTurns = new Turns(ofSystem);

  return {
    doors,
    system: systemDoor(systemPools, changes, systemTurns),
    systemPool,
    pools: { transactions: pool, accounts: systemPool, system: readPool, systemTransactions: systemTransactionPool },
    aside: systemDoor(asidePools, changes, systemTurns),
    scope: (restaurantId) => mintScope(doors, restaurantId),
    ready: () => readiness.ask(),
    async close() {
      closing = true;
      await changes.stop();
      await readiness.end();
      await Promise.all([pipeline.end(), ...pools.map((each) => each.end())]);
    },
  };
}
