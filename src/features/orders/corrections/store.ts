import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import type { InputOf, OutputOf } from '../../serves.ts';
import type { orders } from '../contract.ts';
import type { OrderLine } from '../lines/contract.ts';
import type { CorrectionEntry, CorrectionReasons } from './contract.ts';
import { type ListedKind, listedKinds } from './values.ts';

const withKey = statement(
  'corrections.withKey',
  `select o.id, o.status, o.revision, o.total_cents as "totalCents", c.worth_cents as "worthCents", c.hash
   from line_corrections c join orders o on o.restaurant_id = c.restaurant_id and o.id = c.order_id
   where c.restaurant_id = $1 and c.key = $2`,
);

/** What the correction with this key made of its order, which is told as it is now. Refuses the key of another one. */
export async function correctedWith(
  scope: Scope | TransactionScope,
  key: string,
  hash: Buffer,
): Promise<OutputOf<typeof orders.correctLine> | null> {
  const [found] = await scope.rows<OutputOf<typeof orders.correctLine> & { hash: Buffer }>(withKey, [
    scope.restaurantId,
    key,
  ]);
  if (!found) return null;
  const { hash: earlier, ...answer } = found;
  if (!earlier.equals(hash)) throw new CodedError('key_reused');
  return answer;
}

const insert = statement(
  'corrections.insert',
  `insert into line_corrections (restaurant_id, order_id, line, event_id, kind, quantity, name, unit_cents, snapshot, worth_cents,
     reason, at, made_by, approved_by, key, hash)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) on conflict do nothing returning id`,
);

export interface NewCorrection extends Pick<InputOf<typeof orders.correctLine>, 'key' | 'kind' | 'quantity'> {
  id: string;
  /** As it was before. */
  line: OrderLine;
  eventId: string;
  worthCents: number;
  reason: string;
  actorId: string;
  approvedBy: string | null;
  hash: Buffer;
  now: Date;
}

/** Keeps who corrected what. A key that another order was corrected with at the same moment is refused. */
export async function insertCorrection(tx: TransactionScope, made: NewCorrection): Promise<void> {
  const { id, line, eventId, kind, quantity, worthCents, reason, now, actorId, approvedBy, key, hash } = made;
  const of = [line.name, line.unitCents, JSON.stringify(line), worthCents, reason];
  const by = [now.toISOString(), actorId, approvedBy, key, hash];
  const kept = await tx.rows(insert, [tx.restaurantId, id, line.line, eventId, kind, quantity, ...of, ...by]);
  if (kept.length === 0) throw new CodedError('key_reused');
}

const voidedLast = statement(
  'corrections.voidedLast',
  `select snapshot from line_corrections where restaurant_id = $1 and order_id = $2 and event_id =
     (select id from order_events where restaurant_id = $1 and order_id = $2 and to_status = 'cancelado'
        and from_status is distinct from 'cancelado' order by id desc limit 1)`,
);

/** With what an order was cancelled the last time, if that was done by taking all of it back. */
export async function linesVoidedLast(tx: TransactionScope, orderId: string): Promise<OrderLine[]> {
  const voided = await tx.rows<{ snapshot: OrderLine }>(voidedLast, [tx.restaurantId, orderId]);
  return voided.map(({ snapshot }) => snapshot);
}

// A void of all that was left has cancelled an order too: that is told as what it is. What was reopened has not left its bill. What an edit
// took off before it cancelled the rest is told with that.
const cancels = `e.to_status = 'cancelado' and e.from_status is distinct from 'cancelado'`;
const lessenedBy = (of: string) =>
  `select h.was ->> 'name' as name, (h.was ->> 'quantity')::int - coalesce((h.became ->> 'quantity')::int, 0) as quantity, h.line
  from order_line_changes h where h.restaurant_id = $1 and h.order_id = ${of}.order_id and h.event_id = ${of}.id
    and (h.was ->> 'quantity')::int > coalesce((h.became ->> 'quantity')::int, 0)`;
// Each dish once, however many lines had it.
const dishesOf = (
  lines: string,
) => `select json_agg(json_build_object('name', d.name, 'quantity', d.quantity) order by d.line)
  from (select l.name, sum(l.quantity)::int as quantity, min(l.line) as line from (${lines}) l group by l.name) d`;
const listed = `(
  select c.id, c.order_id, c.kind, json_build_array(json_build_object('name', c.name, 'quantity', c.quantity)) as lines, c.worth_cents, c.reason, c.at,
    c.made_by, c.approved_by
  from line_corrections c where c.restaurant_id = $1 and c.at >= $2 and c.at < $3
  union all
  select e.id, o.id, 'cancel', null, o.total_cents + coalesce(e.lowered_cents, 0), o.cancel_reason, o.cancelled_at, e.actor_id, null
  from orders o cross join lateral (
    select e.id, e.kind, e.actor_id, e.lowered_cents from order_events e
    where e.restaurant_id = o.restaurant_id and e.order_id = o.id and ${cancels}
    order by e.id desc limit 1) e
  where o.restaurant_id = $1 and o.status = 'cancelado' and o.cancelled_at >= $2 and o.cancelled_at < $3
    and e.kind <> 'void'
  union all
  select e.id, e.order_id, 'edit', (${dishesOf(lessenedBy('e'))}), e.lowered_cents, null, e.at,
    e.actor_id, null
  from order_events e join orders o on o.restaurant_id = $1 and o.id = e.order_id
  where e.restaurant_id = $1 and e.at >= $2 and e.at < $3 and e.lowered_cents is not null
    and not (${cancels} and o.status = 'cancelado' and o.cancelled_at = e.at))`;

// With what the edit that cancelled it took off.
const wholeOrder = `select i.name, i.quantity, i.line from order_items i where i.restaurant_id = $1 and i.order_id = c.order_id
  union all ${lessenedBy('c')}`;

const entries = statement(
  'corrections.entries',
  `select c.id, c.order_id as "orderId", o.number as "orderNumber", t.number as "tableNumber", c.kind,
     coalesce(case c.kind when 'cancel' then (${dishesOf(wholeOrder)}) else c.lines end, '[]') as lines, c.worth_cents as "worthCents", c.reason, c.at, m.name as "madeBy", a.name as "approvedBy"
   from ${listed} c join orders o on o.restaurant_id = $1 and o.id = c.order_id
   join tables t on t.restaurant_id = $1 and t.id = o.table_id
   join users m on m.id = c.made_by left join users a on a.id = c.approved_by
   order by c.at desc, c.id desc limit $4`,
);

export function correctionsBetween(scope: Scope, since: Date, until: Date, limit: number): Promise<CorrectionEntry[]> {
  return scope.rows(entries, [scope.restaurantId, since.toISOString(), until.toISOString(), limit]);
}

const sums = statement(
  'corrections.sums',
  `select width_bucket(c.at, $4::timestamptz[]) - 1 as day, c.kind, m.id, m.name, count(*)::int as count,
     sum(c.worth_cents)::bigint as cents
   from ${listed} c join users m on m.id = c.made_by group by 1, 2, 3, 4`,
);

export interface Summed {
  /** Which of the days, from 0. */
  day: number;
  kind: ListedKind;
  /** Of whom made them. */
  id: string;
  name: string;
  count: number;
  cents: number;
}

/** Sums by day, kind and person; `bounds` are where each day begins, and where the last one ends. */
export function summedCorrections(scope: Scope, bounds: readonly Date[]): Promise<Summed[]> {
  const instants = bounds.map((bound) => bound.toISOString());
  return scope.rows(sums, [scope.restaurantId, instants[0], instants.at(-1), instants]);
}

const byReason = statement(
  'corrections.byReason',
  `select c.kind, c.reason, count(*)::int as count, sum(c.worth_cents)::bigint as cents,
     array_agg(distinct coalesce(a.name, m.name)) as people
   from ${listed} c join users m on m.id = c.made_by left join users a on a.id = c.approved_by
   group by c.kind, c.reason order by array_position($4::text[], c.kind), 4 desc, c.reason`,
);

interface ByReason {
  kind: ListedKind;
  reason: string | null;
  count: number;
  cents: number;
  /** Who approved, or made what needs nobody else. */
  people: string[];
}

/** Sums by kind and reason, of what was listed from one instant until another. */
export function correctionsByReason(
  scope: Pick<Scope | TransactionScope, 'restaurantId' | 'rows'>,
  since: string,
  until: string,
): Promise<ByReason[]> {
  return scope.rows<ByReason>(byReason, [scope.restaurantId, since, until, listedKinds]);
}

const reasons = statement(
  'corrections.reasons',
  `select reasons as void, coalesce(gift_reasons, reasons) as gift from correction_reasons where restaurant_id = $1`,
);

/** The restaurant's own reasons, or null where it has none. */
export async function ownReasons(scope: Scope): Promise<CorrectionReasons | null> {
  const [found] = await scope.rows<CorrectionReasons>(reasons, [scope.restaurantId]);
  return found ?? null;
}

const writeReasons = statement(
  'corrections.writeReasons',
  `insert into correction_reasons (restaurant_id, reasons, gift_reasons) values ($1, $2, $3)
   on conflict (restaurant_id) do update set reasons = excluded.reasons, gift_reasons = excluded.gift_reasons`,
);

export async function saveReasons(scope: Scope, own: CorrectionReasons): Promise<void> {
  await scope.rows(writeReasons, [scope.restaurantId, own.void, own.gift]);
}
