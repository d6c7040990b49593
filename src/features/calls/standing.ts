import type { Scope } from '#database/scope.ts';
import type { Caller } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { refusalOf, standingAt } from '../tables/seat.ts';

/** The table at which whoever asks sits. Refuses who does not. */
export async function standingOf(
  caller: Caller,
  { slug, number }: { slug: string; number: number },
): Promise<{ scope: Scope; tableId: string }> {
  const { scope, restaurantId } = await caller.house(slug);
  const standing = await standingAt(scope, number, caller.tableSeat(restaurantId, number));
  if (!standing) throw new CodedError('table_not_found');
  const refused = refusalOf(standing);
  if (refused) throw new CodedError(refused, { movedTo: standing.movedTo });
  return { scope, tableId: standing.tableId };
}
