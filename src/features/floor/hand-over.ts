import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { lockServed, recordChange, requireColleague, serveBy } from './store.ts';

export interface HandingOver {
  tableId: string;
  to: string;
  key: string;
  actorId: string;
  /** An owner or a cashier hands over what others serve. */
  anyTable: boolean;
  now: Date;
}

const madeWith = statement(
  'floor.handedWith',
  `select id, table_id = $3 and to_waiter = $4 and by = $5 as same from waiter_changes where restaurant_id = $1 and key = $2`,
);

/** To a colleague, until those who sit there leave. The same key is the same handing over. */
export async function handOver(scope: Scope, handing: HandingOver): Promise<{ id: string }> {
  const { tableId, to, key, actorId, anyTable, now } = handing;
  return scope.transaction(async (tx) => {
    const table = await lockServed(tx, tableId);
    const [before] = await tx.rows<{ id: string; same: boolean }>(madeWith, [
      tx.restaurantId,
      key,
      tableId,
      to,
      actorId,
    ]);
    if (before && !before.same) throw new CodedError('key_reused');
    if (before) return { id: before.id };
    if (!anyTable && table.waiterId !== actorId) throw new CodedError('table_not_yours');
    await requireColleague(tx, to);
    await serveBy(tx, table.sitting, to);
    return { id: await recordChange(tx, table, { kind: 'hand_over', to, actorId, now, key }) };
  });
}
