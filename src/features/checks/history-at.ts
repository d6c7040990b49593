import type { Caller } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { openBillAt } from '../bills/store.ts';
import type { History } from '../chain/contract.ts';
import { readHistory } from '../chain/read-history.ts';
import { refusalOf, standingAt } from '../tables/seat.ts';
import type { At } from './at-table.ts';

/** What happened to the bill of whoever asks: the open one of their table, or the one that they have paid. */
export async function historyAt(caller: Caller, { slug, number }: At): Promise<{ history: History | null }> {
  const { scope, restaurantId } = await caller.house(slug);
  const standing = await standingAt(scope, number, caller.tableSeat(restaurantId, number));
  if (!standing) throw new CodedError('table_not_found');
  const refused = standing.closedBillId === null ? refusalOf(standing) : null;
  if (refused) throw new CodedError(refused, { movedTo: standing.movedTo });
  const id = standing.closedBillId ?? (await openBillAt(scope, standing.tableId));
  return { history: id ? await readHistory(scope, id, 'guest', caller.guest(restaurantId)) : null };
}
