import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { withLeastPrices } from '../least-price.ts';
import { formerStations, isDefaultStation } from '../stations/store.ts';
import type { EditedMenu } from './contract.ts';

const read = statement(
  'menu.editing.read',
  `select r.public_version as version,
     coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name, 'nameEn', c.name_en, 'revision', c.revision,
         'products', coalesce(p.products, '[]')) order by c.position, c.name)
       from categories c
       left join lateral (
         select json_agg(json_build_object('id', p.id, 'categoryId', p.category_id, 'name', p.name, 'description', p.description,
           'nameEn', p.name_en, 'descriptionEn', p.description_en,
           'priceCents', p.price_cents, 'pricing', p.pricing, 'imageUrl', p.image_url, 'available', p.available,
           'preparationMinutes', p.preparation_minutes, 'tags', p.tags, 'allergens', p.allergens,
           'focusPoint', json_build_array(p.focus_x, p.focus_y), 'stationId', p.station_id, 'pinned', p.pinned, 'revision', p.revision,
           'optionGroupIds', coalesce(g.ids, '[]')) order by p.position, p.name) as products
         from products p
         left join lateral (
           select json_agg(pg.group_id order by pg.position) as ids from product_option_groups pg
           where pg.restaurant_id = p.restaurant_id and pg.product_id = p.id
         ) g on true
         where p.restaurant_id = c.restaurant_id and p.category_id = c.id and p.archived_at is null
       ) p on true
       where c.restaurant_id = r.id), '[]') as categories,
     coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name, 'nameEn', g.name_en, 'min', g.min_choices, 'max', g.max_choices,
         'priceRule', g.price_rule, 'repeats', g.repeats, 'revision', g.revision, 'options', coalesce(o.options, '[]')) order by lower(g.name), g.id)
       from option_groups g
       left join lateral (
         select json_agg(json_build_object('id', o.id, 'name', o.name, 'nameEn', o.name_en, 'priceDeltaCents', o.price_delta_cents,
           'available', o.available, 'allergens', o.allergens, 'stationId', o.station_id) order by o.position, o.name) as options
         from options o where o.restaurant_id = g.restaurant_id and o.group_id = g.id
       ) o on true
       where g.restaurant_id = r.id), '[]') as "optionGroups",
     coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'targetMinutes', s.target_minutes,
         'repeatsSound', s.repeats_sound, 'isDefault', ${isDefaultStation}, 'formerIds', ${formerStations}, 'revision', s.revision) order by s.position, s.name)
       from stations s where s.restaurant_id = r.id and s.deleted_at is null), '[]') as stations
   from restaurants r where r.id = $1`,
);

/** The menu as its editors see it: every category, empty or not, and every product that is not archived. */
export async function readForEditing(scope: Scope): Promise<EditedMenu> {
  const [menu] = await scope.rows<EditedMenu>(read, [scope.restaurantId]);
  if (!menu) throw new Error(`No restaurant ${scope.restaurantId}`);
  return withLeastPrices(menu);
}

// Every change moves the version in this row anyway; taken first, two changes wait for one another instead of for what the other holds.
const lock = statement(
  'menu.editing.lock',
  'select public_version as version from restaurants where id = $1 for no key update',
);

/** One change of a restaurant's menu at a time. Says which version it changes. */
export async function lockMenu(door: Pick<TransactionScope, 'rows'>, restaurantId: string): Promise<number | null> {
  const [found] = await door.rows<{ version: number }>(lock, [restaurantId]);
  return found?.version ?? null;
}

/** Changes the menu, one change of a restaurant at a time, and tells the open screens. */
export function changeMenu<T>(scope: Scope, work: (tx: TransactionScope) => Promise<T>): Promise<T> {
  return scope.transaction(async (tx) => {
    await lockMenu(tx, tx.restaurantId);
    const result = await work(tx);
    await tx.changed('menu');
    return result;
  });
}
