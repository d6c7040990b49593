import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { sealDone } from '../chain/seal.ts';
import type { Till } from './contract.ts';
import { presentTill, readTill } from './store.ts';

export interface Opening {
  key: string;
  openingCents: number;
  actorId: string;
  now: Date;
}

// Of several who open one at once, the database lets one in.
const open = statement(
  'till.open',
  `insert into tills (restaurant_id, number, opened_at, opened_by, opening_cents, open_key)
   select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5 from tills where restaurant_id = $1
   on conflict do nothing returning id`,
);
const withKey = statement(
  'till.openedWithKey',
  'select id, opening_cents = $3 and opened_by = $4 as same from tills where restaurant_id = $1 and open_key = $2',
);

/** Tills are opened and closed meanwhile; more often than this during one call they are not. */
const attempts = 5;

export async function openTill(scope: Scope, { key, openingCents, actorId, now }: Opening): Promise<Till> {
  const { restaurantId } = scope;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const opened = await scope.transaction(async (tx) => {
      const values = [restaurantId, now.toISOString(), actorId, openingCents, key];
      const [till] = await tx.rows<{ id: string }>(open, values);
      if (!till) return null;
      await sealDone(tx, [till.id], { kind: 'till_opened', actorId, cents: openingCents, now });
      await tx.changed('till');
      return till;
    });
    const [sent] = opened
      ? [{ ...opened, same: true }]
      : await scope.rows<{ id: string; same: boolean }>(withKey, [restaurantId, key, openingCents, actorId]);
    if (sent && !sent.same) throw new CodedError('key_reused');
    const till = sent && (await readTill(scope, sent.id, null));
    if (till) return till;
    if ((await presentTill(scope)).id !== null) throw new CodedError('till_open_already');
  }
  throw new CodedError('till_open_already');
}
