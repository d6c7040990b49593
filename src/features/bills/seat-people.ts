import type { Scope } from '#database/scope.ts';
import { CodedError } from '#lib/errors.ts';
import { sealDone } from '../chain/seal.ts';
import { tellTables } from './close-bill.ts';
import { openBill } from './open-bill.ts';
import { writePeople } from './set-people.ts';
import { readKnownBill, type StoredBill } from './store.ts';

export interface Seating {
  tableId: string;
  people: number;
  actorId: string;
  now: Date;
}

/**
 * People sit down where nobody sits, and are counted before they order: their bill is open. Said again it is the same seating; other people
 * at the same table are not counted over it.
 */
export async function seatPeople(scope: Scope, { tableId, people, actorId, now }: Seating): Promise<StoredBill> {
  return scope.transaction(async (tx) => {
    const { id, people: counted } = await openBill(tx, tableId);
    if (counted !== null && counted !== people) throw new CodedError('table_taken');
    if (counted === null) {
      await writePeople(tx, id, people);
      await sealDone(tx, [id], { kind: 'people', actorId, about: String(people), now });
      await tellTables(tx, [tableId]);
    }
    return readKnownBill(tx, id);
  });
}
