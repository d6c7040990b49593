import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Actor } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import type { InputOf, OutputOf } from '../../serves.ts';
import { lockOnOpenBill, recordEvent } from '../change-status.ts';
import type { orders } from '../contract.ts';
import { isToMake } from '../lines/status.ts';

const rush = statement(
  'orders.rush',
  `update orders set rushed_at = $3, rushed_by = $4, rushed_device_id = $5, unfinished_at = null
   where restaurant_id = $1 and id = $2 and rushed_at is null returning id`,
);
const unrush = statement(
  'orders.unrush',
  `update orders set rushed_at = null, rushed_by = null, rushed_device_id = null
   where restaurant_id = $1 and id = $2 and rushed_at is not null returning id`,
);

type Setting = InputOf<typeof orders.setRush> & Actor & { now: Date };

/**
 * Puts an order before the others of the kitchen, as long as anything of it is to be made, or takes that back. It is no other order by that:
 * who edits it meanwhile goes on, and no paper of it is printed anew.
 */
export async function setRush(scope: Scope, setting: Setting): Promise<OutputOf<typeof orders.setRush>> {
  const { id, rushed, actorId, deviceId, now } = setting;
  return scope.transaction(async (tx) => {
    const { status } = await lockOnOpenBill(tx, id);
    if (rushed && !isToMake(status)) throw new CodedError('stale_revision', { status });
    const order = [tx.restaurantId, id];
    const changed = await (rushed
      ? tx.rows(rush, [...order, now.toISOString(), actorId, deviceId])
      : tx.rows(unrush, order));
    if (changed.length > 0) {
      await recordEvent(tx, { id, actorId, deviceId, now }, status, status, rushed ? 'rush' : 'unrush');
      await tx.changed('orders', id);
    }
    return { id, rushed };
  }, id);
}
