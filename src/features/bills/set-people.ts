import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { sealDone } from '../chain/seal.ts';
import { lockOpenBill } from './close-bill.ts';
import { readKnownBill, type StoredBill } from './store.ts';

const write = statement(
  'bills.setPeople',
  'update bills set people = $3, revision = revision + 1 where restaurant_id = $1 and id = $2',
);

export interface Counting {
  id: string;
  people: number;
  actorId: string;
  now: Date;
}

/** What was counted last holds: it is said again as it is seen, and of no sum. */
export async function setPeople(scope: Scope, { id, people, actorId, now }: Counting): Promise<StoredBill> {
  return scope.transaction(async (tx) => {
    const locked = await lockOpenBill(tx, id);
    if (locked.closed) throw new CodedError('bill_closed');
    await writePeople(tx, id, people);
    await sealDone(tx, [id], { kind: 'people', actorId, about: String(people), now });
    await tx.changed('tables', locked.tableId, locked.tableId);
    await tx.changed('orders', null, locked.tableId);
    return readKnownBill(tx, id);
  }, id);
}

export async function writePeople(tx: TransactionScope, id: string, people: number): Promise<void> {
  await tx.rows(write, [tx.restaurantId, id, people]);
}
