import type { Caller } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { refusalOf, standingAt } from '../../tables/seat.ts';
import type { At } from '../at-table.ts';
import { readSettings } from '../store.ts';
import type { Part } from './contract.ts';
import { isOpen } from './left.ts';
import { partsOf } from './store.ts';
import { partTold } from './told.ts';

/**
 * What a phone should know of its own parts once the bill of its party is closed: what it had not paid by then, and what it is owed. Nothing
 * while they sit there: the bill says it.
 */
export async function ownAt(caller: Caller, { slug, number }: At): Promise<{ parts: Part[] }> {
  const { scope, restaurantId } = await caller.house(slug);
  const standing = await standingAt(scope, number, caller.tableSeat(restaurantId, number));
  if (!standing) throw new CodedError('table_not_found');
  const refused = standing.closedBillId === null ? refusalOf(standing) : null;
  if (refused) throw new CodedError(refused, { movedTo: standing.movedTo });
  const guest = caller.guest(restaurantId);
  if (standing.closedBillId === null || guest === null) return { parts: [] };
  const [parts, settings] = await Promise.all([partsOf(scope, standing.closedBillId), readSettings(scope)]);
  const told = parts.filter(
    (part) => part.guest === guest && (isOpen(part) || part.endedWhy === 'closed' || part.creditCents > 0),
  );
  // Nobody should pay by a code of a bill that is closed.
  return { parts: told.map((part) => ({ ...partTold(part, settings, null), pix: null, online: null })) };
}
