import type { SystemTransaction } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import type { Locale } from '#lib/locale.ts';
import { planNameIn } from '../plan-name.ts';
import type { SubscriptionStatus } from '../values.ts';
import type { Stage } from './turn.ts';

/** A subscription whose time may have come, and whom to write to. */
export interface Ending {
  restaurantId: string;
  id: string;
  status: SubscriptionStatus;
  endsAt: string;
  plan: string;
  /** The letters that have gone out about this very end. */
  reminded: Stage[];
  restaurant: string;
  timezone: string;
  /** Null where nobody is to be reminded: no owner's account is at work, or the platform has closed the house. */
  owner: { email: string; locale: Locale } | null;
}

// Whoever holds a row is about to deal with it, so others pass it by.
const ending = statement(
  'life.ending',
  `select s.restaurant_id as "restaurantId", s.id, s.status, s.ends_at as "endsAt", ${planNameIn('p.name', 'p.name_en', 'u.locale')} as plan,
     array(select key from jsonb_each_text(s.reminded) where value::timestamptz = s.ends_at) as reminded,
     r.name as restaurant, r.timezone,
     case when u.id is not null and r.active then jsonb_build_object('email', u.email, 'locale', u.locale) end as owner
   from subscriptions s
     join plans p on p.id = s.plan_id
     join restaurants r on r.id = s.restaurant_id
     left join users u on u.id = r.owner_id and u.active
   where s.status in ('active', 'past_due', 'cancelled') and s.ends_at <= $1::timestamptz + interval '7 days' and s.id > $2
   order by s.id limit $3 for update of s skip locked`,
);

/** The next of those that end within a week or have ended, locked. */
export function lockEnding(door: SystemTransaction, now: Date, after: string, count: number): Promise<Ending[]> {
  return door.rows<Ending>(ending, [now.toISOString(), after, count]);
}

const turn = statement(
  'life.turn',
  'update subscriptions set status = $3, revision = revision + 1 where restaurant_id = $1 and id = $2',
);

/** Every page that says whether the restaurant takes orders is read anew. */
export async function turnTo(door: SystemTransaction, { restaurantId, id }: Ending, status: SubscriptionStatus) {
  await door.rows(turn, [restaurantId, id, status]);
  await door.changed(restaurantId, 'restaurant', restaurantId);
}

const remember = statement(
  'life.remember',
  `update subscriptions set reminded = reminded || jsonb_build_object($3::text, ends_at)
   where restaurant_id = $1 and id = $2`,
);

export async function rememberReminder(door: SystemTransaction, { restaurantId, id }: Ending, stage: Stage) {
  await door.rows(remember, [restaurantId, id, stage]);
}
