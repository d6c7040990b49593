import type { Caller } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { standingOf } from '../../calls/standing.ts';
import { spend } from '../../spend.ts';
import { type At, checkFor } from '../at-table.ts';
import { isOpen } from '../parts/left.ts';
import { readPart } from '../parts/store.ts';
import type { TableCheck } from '../told/contract.ts';
import { isOnline } from '../values.ts';
import { chargeOfPart } from './charges.ts';
import { letGo, lookAt } from './look.ts';

/**
 * A phone asks what became of its own part at the provider, or does not want to pay it there any more. Null when it is nothing that a provider takes.
 * Who wants to pay otherwise is let go whether the provider answers or not; what was quicker is paid.
 */
export async function askOwn(caller: Caller, own: At & { id: string }, ending: boolean): Promise<TableCheck | null> {
  const { scope, tableId } = await standingOf(caller, own);
  const part = await readPart(scope, own.id);
  if (!part || !isOnline(part.method)) return null;
  if (part.guest !== caller.guest(scope.restaurantId)) throw new CodedError('part_not_found');
  if (!isOpen(part)) throw new CodedError('part_over');
  spend(caller.limits, 'checks', `${scope.restaurantId} ${tableId}`);
  const now = caller.now();
  const charge = await chargeOfPart(scope, part.id);
  const { guestPayments } = caller;
  if (charge && guestPayments)
    await lookAt(scope, guestPayments, charge, now, ending).catch((cause: unknown) => {
      if (!ending) throw new CodedError('provider_unavailable', {}, cause);
    });
  if (ending || (charge && Date.parse(charge.expiresAt) <= now.getTime()))
    await letGo(scope, part.id, now, ending ? null : 'expired');
  return checkFor(caller, scope, tableId);
}
