import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import type { Locale } from '#lib/locale.ts';
import { planNameIn } from '../billing/plan-name.ts';
import type { SubscriptionStatus } from '../billing/values.ts';
import type { ManagedSubscription } from './contract.ts';
import { comesAfter, cut, has, lookedUp, type Position, placed } from './lists.ts';

const pageSize = 30;
const list = statement(
  'platform.subscriptions',
  `select s.id, s.restaurant_id as "restaurantId", r.name as restaurant, r.email, ${planNameIn('p.name', 'p.name_en', '$5')} as plan, s.status,
     s.started_at as "startedAt", s.ends_at as "endsAt", s.price_cents as "priceCents", ${placed('s.created_at', 's.id')}
   from subscriptions s ${lookedUp('restaurants', 'r', 's.restaurant_id')} ${lookedUp('plans', 'p', 's.plan_id')}
   where not r.for_visitors and ${comesAfter('s.created_at', 's.id')} and ($4::text is null or s.status = $4)
     and ${has('r.name', 'r.email', 'p.name', 'p.name_en')}
   order by s.created_at desc, s.id desc limit ${pageSize + 1}`,
);

interface Filter {
  search: string | null;
  status: SubscriptionStatus | null;
  locale: Locale;
}

export async function listSubscriptions(system: SystemDoor, { at, id }: Position, { search, status, locale }: Filter) {
  const rows = await system.rows<ManagedSubscription & { position: string }>(list, [at, id, search, status, locale]);
  const { page, nextCursor } = cut(rows, pageSize);
  return { subscriptions: page, nextCursor };
}
