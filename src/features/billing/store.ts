import type { SystemTransaction } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import type { Locale } from '#lib/locale.ts';
import type { Plan } from './contract.ts';
import { planName } from './plan-name.ts';
import type { SubscriptionStatus } from './values.ts';

/** Any door to the rows: a restaurant's own, or the system's. */
export type Rows = Pick<SystemTransaction, 'rows'>;

/** A plan with its names. */
export type NamedPlan = Plan & { nameEn: string };

/** As the contract has it. */
export function planIn(plan: NamedPlan, locale: Locale): Plan {
  return { ...plan, name: planName(plan, locale) };
}

/** SQL: a plan, by the name its table has in the query, with its names. */
export const planColumns = (p: string) =>
  `json_build_object('id', ${p}.id, 'key', ${p}.key, 'name', ${p}.name, 'nameEn', ${p}.name_en, 'tier', ${p}.tier, 'period', ${p}.period,
    'priceCents', ${p}.price_cents, 'tableLimit', ${p}.table_limit, 'highlighted', ${p}.highlighted, 'features', ${p}.features)`;

const sold = statement(
  'billing.plans',
  `select ${planColumns('p')} as plan from plans p where published order by position, price_cents, id`,
);

/** Those that anyone may buy, in the order in which they are shown. */
export async function soldPlans(door: Rows, locale: Locale): Promise<Plan[]> {
  return (await door.rows<{ plan: NamedPlan }>(sold)).map(({ plan }) => planIn(plan, locale));
}

const onePlan = statement(
  'billing.plan',
  `select ${planColumns('p')} as plan, published, retired_at is not null as retired from plans p where id = $1`,
);

export async function readPlan(
  door: Rows,
  id: string,
): Promise<{ plan: NamedPlan; published: boolean; retired: boolean } | null> {
  const [found] = await door.rows<{ plan: NamedPlan; published: boolean; retired: boolean }>(onePlan, [id]);
  return found ?? null;
}

export interface SubscriptionRow {
  id: string;
  planId: string;
  nextPlanId: string | null;
  status: SubscriptionStatus;
  priceCents: number;
  startedAt: string;
  endsAt: string;
  anchorDay: number;
  cancelledAt: string | null;
  revision: number;
}

const columns = `id, plan_id as "planId", next_plan_id as "nextPlanId", status, price_cents as "priceCents",
  started_at as "startedAt", ends_at as "endsAt", anchor_day as "anchorDay", cancelled_at as "cancelledAt", revision`;

// The one that is alive, else the latest: a restaurant that comes back goes on with the row it had.
const latest = statement(
  'billing.subscription',
  `select ${columns} from subscriptions where restaurant_id = $1
   order by status in ('pending', 'active', 'past_due') desc, ends_at desc, id desc limit 1`,
);

export async function readSubscription(door: Rows, restaurantId: string): Promise<SubscriptionRow | null> {
  const [found] = await door.rows<SubscriptionRow>(latest, [restaurantId]);
  return found ?? null;
}

const byId = statement(
  'billing.subscriptionById',
  `select ${columns} from subscriptions where restaurant_id = $1 and id = $2`,
);

export async function subscriptionById(door: Rows, restaurantId: string, id: string): Promise<SubscriptionRow> {
  const [found] = await door.rows<SubscriptionRow>(byId, [restaurantId, id]);
  if (!found) throw new Error(`No subscription ${id}`);
  return found;
}

const insertPending = statement(
  'billing.insertPending',
  `insert into subscriptions (restaurant_id, plan_id, status, price_cents, started_at, ends_at, anchor_day)
   values ($1, $2, 'pending', $3, $4, $5, $6) returning ${columns}`,
);

/** A subscription that waits for its first payment; its times are those it would have now. */
export async function insertPendingSubscription(
  door: Rows,
  restaurantId: string,
  waiting: { planId: string; priceCents: number; startedAt: Date; endsAt: Date; anchorDay: number },
): Promise<SubscriptionRow> {
  const { planId, priceCents, startedAt, endsAt, anchorDay } = waiting;
  const values = [restaurantId, planId, priceCents, startedAt.toISOString(), endsAt.toISOString(), anchorDay];
  const [saved] = await door.rows<SubscriptionRow>(insertPending, values);
  if (!saved) throw new Error('The subscription was not saved');
  return saved;
}

const open = statement(
  'billing.openSubscription',
  `update subscriptions set status = 'active', plan_id = $3, price_cents = $4, started_at = $5, ends_at = $6, anchor_day = $7,
     next_plan_id = null, cancelled_at = null, revision = revision + 1
   where restaurant_id = $1 and id = $2`,
);

/** What a payment makes of a subscription: active, on the plan that was paid. */
export async function openSubscription(
  door: Rows,
  restaurantId: string,
  id: string,
  paid: { planId: string; priceCents: number; startedAt: Date; endsAt: Date; anchorDay: number },
): Promise<void> {
  const { planId, priceCents, startedAt, endsAt, anchorDay } = paid;
  const values = [restaurantId, id, planId, priceCents, startedAt.toISOString(), endsAt.toISOString(), anchorDay];
  await door.rows(open, values);
}

const end = statement(
  'billing.endSubscription',
  `update subscriptions set status = case when $4 then 'cancelled' else status end,
     cancelled_at = case when $4 then coalesce(cancelled_at, $5) else cancelled_at end,
     next_plan_id = case when $4 and $3::timestamptz <= $5 then null else next_plan_id end,
     ends_at = greatest($3::timestamptz, started_at + interval '1 millisecond'), revision = revision + 1
   where restaurant_id = $1 and id = $2`,
);

const useGuarantee = statement(
  'billing.useGuarantee',
  'update subscriptions set guarantee_used_at = coalesce(guarantee_used_at, $3) where restaurant_id = $1 and id = $2',
);

/** The seven days have given the money back, which they do once. */
export async function markGuaranteeUsed(door: Rows, restaurantId: string, id: string, now: Date): Promise<void> {
  await door.rows(useGuarantee, [restaurantId, id, now.toISOString()]);
}

/**
 * Moves its end; `cancelled` also has it end there for good. A plan that is scheduled stays while time is left: a cancellation can be
 * taken back until then.
 */
export async function endSubscription(
  door: Rows,
  restaurantId: string,
  id: string,
  { endsAt, cancelled, now }: { endsAt: Date; cancelled: boolean; now: Date },
): Promise<void> {
  await door.rows(end, [restaurantId, id, endsAt.toISOString(), cancelled, now.toISOString()]);
}

const resume = statement(
  'billing.resume',
  `update subscriptions set status = 'active', cancelled_at = null, revision = revision + 1
   where restaurant_id = $1 and id = $2 and status = 'cancelled'`,
);

/** As if it had never been cancelled: it runs until its end, may be renewed, and changes to the plan that was scheduled. */
export async function resumeSubscription(door: Rows, restaurantId: string, id: string): Promise<void> {
  await door.rows(resume, [restaurantId, id]);
}

const setNext = statement(
  'billing.setNextPlan',
  'update subscriptions set next_plan_id = $3, revision = revision + 1 where restaurant_id = $1 and id = $2',
);

export async function setNextPlan(door: Rows, restaurantId: string, id: string, planId: string): Promise<void> {
  await door.rows(setNext, [restaurantId, id, planId]);
}

const lock = statement('billing.lock', `select pg_advisory_xact_lock(hashtextextended('billing ' || $1, 0))`);

/** Everything that changes a restaurant's subscription or payments does so one after the other, until its transaction ends. */
export async function lockBilling(door: SystemTransaction, restaurantId: string): Promise<void> {
  await door.rows(lock, [restaurantId]);
}

const timezone = statement('billing.timezone', 'select timezone from restaurants where id = $1');

export async function readTimezone(door: Rows, restaurantId: string): Promise<string> {
  const [found] = await door.rows<{ timezone: string }>(timezone, [restaurantId]);
  if (!found) throw new Error(`No restaurant ${restaurantId}`);
  return found.timezone;
}
