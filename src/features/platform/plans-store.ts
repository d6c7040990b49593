import type { SystemDoor, SystemTransaction } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import type { ManagedPlan, PlanChange } from './contract.ts';

// The house of the demonstration's visitors pays for nothing.
const columns = `p.id, p.key, p.name, p.name_en as "nameEn", p.tier, p.period, p.price_cents as "priceCents", p.table_limit as "tableLimit", p.highlighted,
  p.features, p.published, p.retired_at is not null as retired, p.position, p.revision,
  (select count(distinct s.restaurant_id)::int from subscriptions s where s.plan_id = p.id and holds_open(s.status, s.ends_at, now())
    and s.restaurant_id <> all (array(select v.id from restaurants v where v.for_visitors))) as "inUse"`;

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
  `update plans set name = $2, name_en = $3, price_cents = $4, table_limit = $5, highlighted = $6, published = $7,
     retired_at = case when $8::boolean then coalesce(retired_at, now()) end, revision = revision + 1
   where id = $1`,
);

export async function updatePlan(door: SystemTransaction, change: Omit<PlanChange, 'free'>): Promise<void> {
  const { id, name, nameEn, priceCents, tableLimit, highlighted, published, retired } = change;
  await door.rows(update, [id, name, nameEn, priceCents, tableLimit, highlighted, published, retired]);
}
