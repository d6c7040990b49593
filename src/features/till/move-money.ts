import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { sealDone, sealPresent } from '../chain/seal.ts';
import type { Till } from './contract.ts';
import { readTill, talliesOf } from './store.ts';
import type { MovementKind } from './values.ts';

export interface Moving {
  id: string;
  key: string;
  kind: MovementKind;
  cents: number;
  reason: string;
  actorId: string;
  now: Date;
}

// Whatever is recorded in the till waits from here on, and what was begun before is waited for.
const lock = statement(
  'till.lock',
  'select closed_at is not null as closed, close_key as "closeKey" from tills where restaurant_id = $1 and id = $2 for update',
);
const withKey = statement(
  'till.movedWithKey',
  `select till_id = $3 and kind = $4 and amount_cents = $5 and reason = $6 as same from till_movements
   where restaurant_id = $1 and key = $2`,
);
const record = statement(
  'till.move',
  `insert into till_movements (restaurant_id, till_id, kind, amount_cents, reason, made_by, at, key)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

export async function lockTill(
  tx: TransactionScope,
  id: string,
): Promise<{ closed: boolean; closeKey: string | null }> {
  const [locked] = await tx.rows<{ closed: boolean; closeKey: string | null }>(lock, [tx.restaurantId, id]);
  if (!locked) throw new CodedError('till_not_found');
  await sealPresent(tx, [id]);
  return locked;
}

/** Puts money into the drawer, or takes out of it what is there. */
export async function moveMoney(scope: Scope, moving: Moving): Promise<Till> {
  const { id, key, kind, cents, reason, actorId, now } = moving;
  return scope.transaction(async (tx) => {
    const { closed } = await lockTill(tx, id);
    const [sent] = await tx.rows<{ same: boolean }>(withKey, [tx.restaurantId, key, id, kind, cents, reason]);
    if (sent && !sent.same) throw new CodedError('key_reused');
    if (!sent) {
      if (closed) throw new CodedError('till_closed');
      const drawer = (await talliesOf(tx, id)).find(({ method }) => method === 'dinheiro');
      const thereCents = drawer?.expectedCents ?? 0;
      if (kind === 'out' && cents > thereCents) throw new CodedError('till_short', { cents: Math.max(0, thereCents) });
      await tx.rows(record, [tx.restaurantId, id, kind, cents, reason, actorId, now.toISOString(), key]);
      const done = kind === 'in' ? 'till_in' : 'till_out';
      await sealDone(tx, [id], { kind: done, actorId, cents, why: reason, now });
      await tx.changed('till', id);
    }
    return known(readTill(tx, id, null));
  });
}

export async function known(reading: Promise<Till | null>): Promise<Till> {
  const till = await reading;
  if (!till) throw new CodedError('till_not_found');
  return till;
}
