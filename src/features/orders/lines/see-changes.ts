import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Actor } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import type { Station } from '../../menu/stations/contract.ts';
import { keptStations } from '../../menu/stations/store.ts';
import { iso, linesJson } from './columns.ts';
import type { LineSnapshot, OrderLine } from './contract.ts';
import { concernedBy, sightOf, stationsAtWork } from './seen-stations.ts';
import { unmadeAt } from './unmade.ts';

// Locked: of two stations that see it at once, the second is the last.
const lockOrder = statement(
  'orders.lockToSee',
  'select id from orders where restaurant_id = $1 and id = $2 for no key update',
);

const unseenChanges = statement(
  'orders.unseenChanges',
  `select revision, line, was, became, seen_stations as "seenStations" from order_line_changes
   where restaurant_id = $1 and order_id = $2 and revision <= $3 and seen_at is null and ($4::int[] is null or line = any($4))`,
);

const markSeen = statement(
  'orders.markSeen',
  `update order_line_changes set seen_at = $4, seen_by = $5, seen_device_id = $6
   where restaurant_id = $1 and order_id = $2 and revision <= $3 and seen_at is null
     and ($7::int[] is null or line = any($7)) returning line`,
);

const markSeenAt = statement(
  'orders.markSeenAt',
  `update order_line_changes set seen_stations = $5::uuid[], seen_at = case when $6 then $7::timestamptz end,
     seen_by = case when $6 then $8::uuid end, seen_device_id = case when $6 then $9::uuid end
   where restaurant_id = $1 and order_id = $2 and revision = $3 and line = $4 and seen_at is null`,
);

const markMoveSeen = statement(
  'orders.markMoveSeen',
  `update orders set unseen_from_table_id = null, unseen_move_revision = null, unseen_move_at = null
   where restaurant_id = $1 and id = $2 and unseen_move_revision <= $3 returning id`,
);

const unseenMove = statement(
  'orders.unseenMove',
  `select move_seen_stations as "seenStations",
     (select ${linesJson('i')} from order_items i where i.restaurant_id = $1 and i.order_id = $2) as lines
   from orders where restaurant_id = $1 and id = $2 and unseen_move_revision <= $3`,
);

const markMoveSeenAt = statement(
  'orders.markMoveSeenAt',
  'update orders set move_seen_stations = $3::uuid[] where restaurant_id = $1 and id = $2',
);

const cancelUnseen = `status = 'cancelado' and cancelled_at > coalesce(cancel_seen_at, '-infinity')`;
const closingUnseen = 'closed_unmade_at is not null and closed_seen_at is null';

const markEndSeen = statement(
  'orders.markEndSeen',
  `update orders set cancel_seen_at = case when ${cancelUnseen} then $4 else cancel_seen_at end,
     closed_seen_at = case when ${closingUnseen} then $4 else closed_seen_at end
   where restaurant_id = $1 and id = $2 and revision <= $3 and (${cancelUnseen} or ${closingUnseen}) returning id`,
);

const unseenEnd = statement(
  'orders.unseenEnd',
  `select ${iso('closed_unmade_at')} as "closedUnmadeAt", ended_seen_stations as "seenStations",
     (select ${linesJson('i')} from order_items i where i.restaurant_id = $1 and i.order_id = $2) as lines
   from orders where restaurant_id = $1 and id = $2 and revision <= $3 and (${cancelUnseen} or ${closingUnseen})`,
);

const markEndSeenAt = statement(
  'orders.markEndSeenAt',
  'update orders set ended_seen_stations = $3::uuid[] where restaurant_id = $1 and id = $2',
);

interface Seen extends Actor {
  id: string;
  revision: number;
  lines: number[] | null;
  /** Those at which it was seen; null: for all of them. */
  stations: string[] | null;
  now: Date;
}

/** Someone has seen the changes up to a revision, all of them or those of some lines. Said twice it is said once; what was changed meanwhile stays to be seen. */
export async function seeChanges(scope: Scope, sight: Seen): Promise<{ id: string }> {
  const { id, lines, stations } = sight;
  const { list } = await keptStations(scope);
  return scope.transaction(async (tx) => {
    const [found] = await tx.rows(lockOrder, [tx.restaurantId, id]);
    if (!found) throw new CodedError('order_not_found');
    const at = list.length > 0 ? stations : null;
    const changes = at ? await seeChangesAt(tx, sight, at, list) : await seeForAll(tx, sight);
    const moved = !lines?.length && (await seeMove(tx, sight, at, list));
    const ended = !lines && (await seeEnd(tx, sight, at, list));
    // Of no table: it is the staff's boards that agree on it.
    if (changes || moved || ended) await tx.changed('orders', id);
    return { id };
  });
}

async function seeForAll(tx: TransactionScope, { id, revision, lines, actorId, deviceId, now }: Seen) {
  const by = [now.toISOString(), actorId, deviceId];
  return (await tx.rows(markSeen, [tx.restaurantId, id, revision, ...by, lines])).length > 0;
}

interface Unseen {
  revision: number;
  line: number;
  was: LineSnapshot | null;
  became: LineSnapshot | null;
  seenStations: string[];
}

async function seeChangesAt(tx: TransactionScope, sight: Seen, at: readonly string[], list: readonly Station[]) {
  const { id, revision, lines, actorId, deviceId, now } = sight;
  const unseen = await tx.rows<Unseen>(unseenChanges, [tx.restaurantId, id, revision, lines]);
  let marked = false;
  for (const { revision, line, was, became, seenStations } of unseen) {
    const concerned = concernedBy([was ?? [], became ?? []].flat(), list);
    const seen = sightOf({ concerned, seen: seenStations, at }, list);
    if (!seen) continue;
    const by = [seen.byAll, now.toISOString(), actorId, deviceId];
    await tx.rows(markSeenAt, [tx.restaurantId, id, revision, line, seen.seen, ...by]);
    marked = true;
  }
  return marked;
}

async function seeMove(tx: TransactionScope, sight: Seen, at: readonly string[] | null, list: readonly Station[]) {
  const order = [tx.restaurantId, sight.id, sight.revision];
  if (at) {
    const [move] = await tx.rows<Pick<UnseenEnd, 'seenStations' | 'lines'>>(unseenMove, order);
    if (!move) return false;
    const seen = sightOf({ concerned: stationsAtWork(move.lines, list), seen: move.seenStations, at }, list);
    if (!seen) return false;
    await tx.rows(markMoveSeenAt, [tx.restaurantId, sight.id, seen.seen]);
    if (!seen.byAll) return true;
  }
  return (await tx.rows(markMoveSeen, order)).length > 0;
}

interface UnseenEnd {
  closedUnmadeAt: string | null;
  seenStations: string[];
  lines: OrderLine[];
}

async function seeEnd(tx: TransactionScope, sight: Seen, at: readonly string[] | null, list: readonly Station[]) {
  const order = [tx.restaurantId, sight.id, sight.revision];
  if (at) {
    const [end] = await tx.rows<UnseenEnd>(unseenEnd, order);
    if (!end) return false;
    const seen = sightOf({ concerned: concernedByEnd(end, list), seen: end.seenStations, at }, list);
    if (!seen) return false;
    await tx.rows(markEndSeenAt, [tx.restaurantId, sight.id, seen.seen]);
    if (!seen.byAll) return true;
  }
  return (await tx.rows(markEndSeen, [...order, sight.now.toISOString()])).length > 0;
}

/** Of what was closed, whoever had made its part has nothing to see. */
function concernedByEnd({ closedUnmadeAt, lines }: UnseenEnd, list: readonly Station[]): string[] {
  if (closedUnmadeAt === null) return concernedBy(lines, list);
  const unmade = unmadeAt(lines, closedUnmadeAt);
  const parts = unmade.flatMap(({ stationIds }) => stationIds);
  const whole = unmade.filter(({ stationIds }) => stationIds.length === 0).map(({ line }) => line);
  return [...new Set([...parts, ...concernedBy(whole, list)])];
}
