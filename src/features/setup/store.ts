import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { ownSizes } from '../menu/starting/own-sizes.ts';
import type { PresentMenu, SetupState } from './contract.ts';
import type { SetupStep } from './values.ts';

export interface Standing {
  done: SetupStep[];
  skipped: SetupStep[];
  dismissed: boolean;
  rehearsalTable: string | null;
  firstTable: string | null;
  products: number;
  categories: number;
  tables: number;
  staff: number;
  ordered: boolean;
  subscribed: boolean;
  new: boolean;
  dishes: SetupState['dishes'];
}

const standing = statement(
  'setup.standing',
  `select coalesce(s.done, '{}') as done, coalesce(s.skipped, '{}') as skipped, s.dismissed_at is not null as dismissed,
     (select t.id from tables t where t.restaurant_id = $1 and t.id = s.rehearsal_table and t.deleted_at is null) as "rehearsalTable",
     (select t.id from tables t where t.restaurant_id = $1 and t.deleted_at is null order by t.number limit 1) as "firstTable",
     (select count(*)::int from products p where p.restaurant_id = $1 and p.archived_at is null) as products,
     (select count(*)::int from categories c where c.restaurant_id = $1) as categories,
     (select count(*)::int from tables t where t.restaurant_id = $1 and t.deleted_at is null) as tables,
     (select count(*)::int from users u where u.restaurant_id = $1 and u.role in ('waiter', 'cashier')) as staff,
     exists (select from orders o where o.restaurant_id = $1) as ordered,
     subscription_open($1, now()) as subscribed, never_subscribed($1) as new,
     coalesce((select json_agg(d) from (
       select p.name, p.description, p.price_cents as "priceCents", p.pricing, p.image_url as "imageUrl" from products p
       join categories c on c.restaurant_id = $1 and c.id = p.category_id
       where p.restaurant_id = $1 and p.archived_at is null and p.available order by c.position, p.position limit 3) d), '[]') as dishes
   from restaurants r left join setups s on s.restaurant_id = r.id where r.id = $1`,
);

export async function readStanding(scope: Scope): Promise<Standing> {
  const [found] = await scope.rows<Standing>(standing, [scope.restaurantId]);
  if (!found) throw new Error(`No restaurant ${scope.restaurantId}`);
  return found;
}

const menu = statement(
  'setup.menu',
  `select c.name, json_agg(json_build_object('name', p.name, 'priceCents', p.price_cents,
       'pricing', p.pricing, 'sizes', ${ownSizes("'name', s.name, 'priceDeltaCents', s.price_delta_cents")}) order by p.position, p.name) as dishes
   from categories c join products p on p.restaurant_id = $1 and p.category_id = c.id and p.archived_at is null
   where c.restaurant_id = $1 group by c.id, c.name, c.position order by c.position, c.name`,
);

export async function readMenu(scope: Scope): Promise<PresentMenu> {
  return { categories: await scope.rows<PresentMenu['categories'][number]>(menu, [scope.restaurantId]) };
}

const mark = statement(
  'setup.mark',
  `insert into setups as s (restaurant_id, done, skipped)
   values ($1, case when $3 then array[$2::text] else '{}' end, case when $3 then '{}' else array[$2::text] end)
   on conflict (restaurant_id) do update set
     done = case when $3 then array_append(array_remove(s.done, $2), $2) else s.done end,
     skipped = case when $3 then array_remove(s.skipped, $2) else array_append(array_remove(s.skipped, $2), $2) end`,
);

export async function markStep(scope: Scope, step: SetupStep, done: boolean): Promise<void> {
  await scope.rows(mark, [scope.restaurantId, step, done]);
}

const dismiss = statement(
  'setup.dismiss',
  `insert into setups as s (restaurant_id, dismissed_at) values ($1, case when $2 then now() end)
   on conflict (restaurant_id) do update set dismissed_at = case when $2 then coalesce(s.dismissed_at, now()) end`,
);

export async function dismissSetup(scope: Scope, dismissed: boolean): Promise<void> {
  await scope.rows(dismiss, [scope.restaurantId, dismissed]);
}

const rehearse = statement(
  'setup.rehearse',
  `insert into setups (restaurant_id, rehearsal_table) values ($1, $2)
   on conflict (restaurant_id) do update set rehearsal_table = excluded.rehearsal_table`,
);

/** Guests' pages say from the commit on that the table takes orders. */
export function rehearseAt(scope: Scope, tableId: string): Promise<void> {
  return scope.transaction(async (tx) => {
    await tx.rows(rehearse, [tx.restaurantId, tableId]);
    await tx.changed('restaurant');
  });
}
