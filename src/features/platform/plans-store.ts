import type { SystemDoor, SystemTransaction } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import type { ManagedPlan, PlanChange } from './contract.ts';
import { isOpen } from './open-subscription.ts';

const columns = `p.id, p.key, p.name, p.tier, p.period, p.price_cents as "priceCents", p.table_limit as "tableLimit", p.highlighted,
  p.features, p.published, p.retired_at is not null as retired, p.position, p.revision,
  (select count(distinct s.restaurant_id)::int from subscriptions s where s.plan_id = p.id and ${isOpen('s')}) as "inUse"`;

const list = statement('platform.plans', `select ${columns} from plans p order by p.position, p.key`);

export const listPlans = (system: SystemDoor) => system.rows<ManagedPlan>(list);

const lock = statement('platform.plan', `select ${columns} from plans p where p.id = $1 for update of p`);

export async function lockPlan(door: SystemTransaction, id: string): Promise<ManagedPlan | null> {
  const [found] = await door.rows<ManagedPlan>(lock, [id]);
  return found ?? null;
}

// A plan that stays retired stays retired since then.
const update = statement(
  'platform.updatePlan',
  `update plans set name = $2, price_cents = $3, table_limit = $4, highlighted = $5, published = $6,
     retired_at = case when $7::boolean then coalesce(retired_at, now()) end, revision = revision + 1
   where id = $1`,
);

export async function updatePlan(door: SystemTransaction, change: PlanChange): Promise<void> {
  const { id, name, priceCents, tableLimit, highlighted, published, retired } = change;
  await door.rows(update, [id, name, priceCents, tableLimit, highlighted, published, retired]);
}
