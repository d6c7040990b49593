import type { Scope, TransactionScope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';

const placed = statement('chain.sealPlaced', 'select seal_placed($1, portion => $2) as orders');

/** How many orders one statement tells, at most twice as many: as long as it takes, nobody orders at their bills. */
const portion = 200;

const named = statement('chain.nameBills', 'select name_bills($1, portion => $2) as bills');

/**
 * Placing an order writes no entry, so that it stays one statement: this does, soon after. Then the restaurant's ledger names the bills
 * that were opened and closed meanwhile: no order or payment of one bill waits for that of another.
 */
export async function sealPlaced(scope: Scope): Promise<void> {
  for (;;) {
    const [sealed] = await scope.rows<{ orders: number }>(placed, [scope.restaurantId, portion]);
    if ((sealed?.orders ?? 0) < portion) break;
  }
  for (;;) {
    const [ledger] = await scope.rows<{ bills: number }>(named, [scope.restaurantId, portion]);
    if ((ledger?.bills ?? 0) < portion) return;
  }
}

const unsealed = statement(
  'chain.unsealedHouses',
  `select restaurant_id as id from bills where closed_at is null
   union select restaurant_id from bills where named_open is distinct from (closed_at is null)`,
);

/** The restaurants where something may have been placed, opened or closed that nobody heard of. */
export async function housesToSeal(system: SystemDoor): Promise<string[]> {
  return (await system.rows<{ id: string }>(unsealed)).map(({ id }) => id);
}

const begin = statement('chain.begin', 'select begin_chains($1)');

/** Every bill and till that has no chain gets one, from what it is now, and every bill is named: what was brought in past the verbs. */
export async function beginChains(tx: TransactionScope): Promise<void> {
  await tx.rows(begin, [tx.restaurantId]);
}
