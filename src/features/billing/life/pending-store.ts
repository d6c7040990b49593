import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import type { ProviderName } from '../providers/provider.ts';

/** A payment that nobody has heard the end of, or that its provider may still take money for after it was given up here. */
export interface Open {
  restaurantId: string;
  id: string;
  provider: ProviderName;
  ref: string | null;
  expiresAt: string;
}

const columns = `restaurant_id as "restaurantId", id, provider, provider_ref as ref, expires_at as "expiresAt"`;

const overdue = statement(
  'life.overdue',
  `select ${columns} from payments where (status = 'pending' or not over and status in ('failed', 'cancelled')) and expires_at <= $1 and id > $2 order by id limit $3`,
);

/** Past the time until which they could be paid. */
export function overduePayments(system: SystemDoor, now: Date, after: string, count: number): Promise<Open[]> {
  return system.rows<Open>(overdue, [now.toISOString(), after, count]);
}

// By its age a payment's turn comes in every slot, in every sixth or in every thirty-sixth; its id says in which of them. The order is
// another one in each slot: what cannot be asked about never stands before the same others.
const unheard = statement(
  'life.unheard',
  `select ${columns} from payments
   where provider = $1 and provider_ref is not null and created_at < $2::timestamptz - interval '5 minutes'
     and (status = 'pending' or status in ('cancelled', 'failed') and created_at > $2::timestamptz - interval '7 days')
     and mod(abs(hashtext(id::text)::bigint) + $3::bigint, case
       when status = 'pending' and created_at > $2::timestamptz - interval '1 hour' then 1
       when status = 'pending' and created_at > $2::timestamptz - interval '1 day' then 6 else 36 end) = 0
   order by md5(id::text || $3::bigint::text) limit $4`,
);

/**
 * Those whose turn to be asked about it is in this slot of time: the pending ones, and the lately given up, which may have been
 * paid all the same.
 */
export function unheardPayments(
  system: SystemDoor,
  { provider, now, slot, count }: { provider: ProviderName; now: Date; slot: number; count: number },
): Promise<(Open & { ref: string })[]> {
  return system.rows(unheard, [provider, now.toISOString(), slot, count]);
}
