import type { Caller } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { openBillAt } from '../bills/store.ts';
import type { History } from '../chain/contract.ts';
import { readHistory } from '../chain/read-history.ts';
import type { InputOf } from '../serves.ts';
import { refusalOf, standingAt } from '../tables/seat.ts';
import type { checks } from './contract.ts';

/** What happened to the bill of whoever asks: the open one of their table, or the one that they have paid. Of another bill than `of`, all of it. */
export async function historyAt(
  caller: Caller,
  { slug, number, of, after }: InputOf<typeof checks.history>,
): Promise<{ history: History | null }> {
  const { scope, restaurantId } = await caller.house(slug);
  const standing = await standingAt(scope, number, caller.tableSeat(restaurantId, number));
  if (!standing) throw new CodedError('table_not_found');
  const refused = standing.closedBillId === null ? refusalOf(standing) : null;
  if (refused) throw new CodedError(refused, { movedTo: standing.movedTo });
  const id = standing.closedBillId ?? (await openBillAt(scope, standing.tableId));
  if (!id) return { history: null };
  const guest = caller.guest(restaurantId);
  return { history: await readHistory(scope, id, 'guest', { guest, after: of === id ? after : 0 }) };
}
