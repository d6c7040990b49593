import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { lockTables, serveBy } from './store.ts';
import { undoSeconds } from './values.ts';

interface Undoing {
  id: string;
  actorId: string;
  /** An owner or a cashier takes back what others handed over. */
  anyTable: boolean;
  now: Date;
}

interface HandedOver {
  sitting: string;
  /** Where they sit now; null when they have left. */
  tableId: string | null;
  fromId: string | null;
  by: string;
  at: string;
  undone: boolean;
  /** Nothing became of it since. */
  last: boolean;
}

const find = statement(
  'floor.handedOver',
  `select c.sitting, t.id as "tableId", c.from_waiter as "fromId", c.by, c.at, c.undone_at is not null as undone,
     not exists (select from waiter_changes l where l.restaurant_id = $1 and l.sitting = c.sitting and l.id > c.id)
       and (c.kind = 'give_back' or exists (select from sitting_waiters w where w.restaurant_id = $1 and w.sitting = c.sitting)) as last
   from waiter_changes c left join tables t on t.restaurant_id = $1 and t.sitting = c.sitting and t.deleted_at is null
   where c.restaurant_id = $1 and c.id = $2 and c.kind in ('hand_over', 'give_back')`,
);
const mark = statement(
  'floor.markUndone',
  'update waiter_changes set undone_at = $3, undone_by = $4 where restaurant_id = $1 and id = $2',
);

/** What was handed over or given back: within a minute, and while nothing else became of it. Undone twice is undone once. */
export async function undoHandOver(scope: Scope, { id, actorId, anyTable, now }: Undoing): Promise<void> {
  return scope.transaction(async (tx) => {
    const [seen] = await tx.rows<HandedOver>(find, [tx.restaurantId, id]);
    if (!seen) throw new CodedError('hand_over_not_found');
    if (!anyTable && seen.by !== actorId) throw new CodedError('table_not_yours');
    if (seen.undone) return;
    if (seen.tableId === null) throw new CodedError('hand_over_undo_changed');
    await lockTables(tx, [seen.tableId]);
    // As it is now that nobody else can change it.
    const [handed] = await tx.rows<HandedOver>(find, [tx.restaurantId, id]);
    if (handed?.undone) return;
    if (now.getTime() - Date.parse(seen.at) > undoSeconds * 1_000) throw new CodedError('hand_over_undo_late');
    if (!handed?.last || handed.tableId !== seen.tableId) throw new CodedError('hand_over_undo_changed');
    await serveBy(tx, handed.sitting, handed.fromId);
    await tx.rows(mark, [tx.restaurantId, id, now.toISOString(), actorId]);
    await tx.changed('tables', seen.tableId, seen.tableId);
  });
}
