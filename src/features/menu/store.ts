import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Menu } from './contract.ts';
import { withLeastPrices } from './least-price.ts';
import { withUnavoidable } from './unavoidable.ts';

const document = statement(
  'menu.document',
  `select r.public_version as version,
     coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name, 'products', coalesce(p.products, '[]')) order by c.position, c.name)
       from categories c
       left join lateral (
         select json_agg(json_build_object('id', p.id, 'name', p.name, 'description', p.description, 'priceCents', p.price_cents, 'pricing', p.pricing,
           'imageUrl', p.image_url, 'available', p.available, 'preparationMinutes', p.preparation_minutes, 'tags', p.tags,
           'allergens', p.allergens, 'optionGroupIds', coalesce(g.ids, '[]')) order by p.position, p.name) as products
         from products p
         left join lateral (
           select json_agg(pg.group_id order by pg.position) as ids from product_option_groups pg
           where pg.restaurant_id = p.restaurant_id and pg.product_id = p.id
         ) g on true
         where p.restaurant_id = c.restaurant_id and p.category_id = c.id and p.archived_at is null
       ) p on true
       where c.restaurant_id = r.id), '[]') as categories,
     coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name, 'min', g.min_choices, 'max', g.max_choices,
         'priceRule', g.price_rule, 'repeats', g.repeats, 'options', coalesce(o.options, '[]')))
       from option_groups g
       left join lateral (
         select json_agg(json_strip_nulls(json_build_object('id', o.id, 'name', o.name, 'priceDeltaCents', o.price_delta_cents,
           'available', o.available, 'allergens', to_json(nullif(o.allergens, '{}')))) order by o.position, o.name) as options
         from options o where o.restaurant_id = g.restaurant_id and o.group_id = g.id
       ) o on true
       where g.restaurant_id = r.id), '[]') as "optionGroups",
     coalesce((select json_agg(s.item_id order by s.item_id) from stock s where s.restaurant_id = r.id), '[]') as counted
   from restaurants r where r.id = $1`,
);

/** The whole menu as diners see it, and the version it belongs to, read in one statement. */
export async function readMenu(scope: Scope): Promise<Menu> {
  const [menu] = await scope.rows<Menu>(document, [scope.restaurantId]);
  if (!menu) throw new Error(`No restaurant ${scope.restaurantId}`);
  return withLeastPrices(withUnavoidable(menu));
}

/** The menu, kept in memory until something of the restaurant changes. */
export function keptMenu(scope: Scope): Promise<Menu> {
  return scope.kept('menu', ['menu', 'restaurant'], () => readMenu(scope));
}
