import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { lookedUp } from '../lists.ts';
import type { AttentionItem, AttentionList } from './contract.ts';
import { type AttentionKind, attentionKinds, shownOfKind } from './values.ts';

/** Each as its index has them; `at` orders them, and one more than is shown says that there are more. */
const kinds: Record<AttentionKind, string> = {
  refund: `select p.id, p.restaurant_id, p.refund_due_at as at, p.amount_cents from payments p
    where p.refund_due_at is not null and p.status = 'paid' order by p.refund_due_at, p.id`,
  past_due: `select s.id, s.restaurant_id, s.ends_at as at, s.price_cents as amount_cents from subscriptions s
    where s.status = 'past_due' and s.ends_at > $1::timestamptz - interval '30 days' order by s.ends_at, s.id`,
  // What was paid for after all needs nobody.
  payment_failed: `select p.id, p.restaurant_id, p.created_at as at, p.amount_cents from payments p
    where p.status = 'failed' and p.created_at > $1::timestamptz - interval '7 days'
      and not exists (select from payments later where later.restaurant_id = p.restaurant_id
        and later.created_at > p.created_at and later.status in ('paid', 'refunded'))
    order by p.created_at desc, p.id desc`,
  ending: `select s.id, s.restaurant_id, s.ends_at as at, s.price_cents as amount_cents from subscriptions s
    where s.status in ('active', 'cancelled') and s.ends_at > $1::timestamptz
      and s.ends_at <= $1::timestamptz + interval '7 days' order by s.ends_at, s.id`,
  restaurant: `select r.id, r.id as restaurant_id, r.created_at as at, null::integer as amount_cents from restaurants r
    where not r.for_visitors and r.created_at > $1::timestamptz - interval '30 days' order by r.created_at desc, r.id desc`,
  feedback: `select f.id, f.restaurant_id, f.created_at as at, null::integer as amount_cents from feedback f
    where f.created_at > $1::timestamptz - interval '7 days' order by f.created_at desc, f.id desc`,
};

const attention = statement(
  'platform.attention',
  attentionKinds
    .map(
      (
        kind,
      ) => `(select '${kind}' as kind, e.id, e.restaurant_id as "restaurantId", r.name as restaurant, e.at, e.amount_cents as "amountCents"
      from (${kinds[kind]} limit ${shownOfKind + 1}) e ${lookedUp('restaurants', 'r', 'e.restaurant_id')} where not r.for_visitors)`,
    )
    .join(' union all '),
);

const latestFirst = new Set<AttentionKind>(['payment_failed', 'restaurant', 'feedback']);

/** What waits for the administrator, as things stand. */
export async function listAttention(system: SystemDoor, now: Date): Promise<AttentionList> {
  const rows = await system.rows<AttentionItem>(attention, [now.toISOString()]);
  const lists = attentionKinds.map((kind) => {
    const direction = latestFirst.has(kind) ? -1 : 1;
    const found = rows.filter((row) => row.kind === kind);
    return found.sort((a, b) => direction * (Date.parse(a.at) - Date.parse(b.at)));
  });
  return {
    items: lists.flatMap((list) => list.slice(0, shownOfKind)),
    more: attentionKinds.filter((_, index) => (lists[index]?.length ?? 0) > shownOfKind),
  };
}
