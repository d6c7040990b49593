import { v7 as newId } from 'uuid';
import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { lockMenu } from '../editing/store.ts';
import type { PlannedWrite } from './plan.ts';

const addCategories = statement(
  'menu.csv.addCategories',
  `insert into categories (restaurant_id, name, name_en, position)
   select $1, name, name_en, (select coalesce(max(position), -1) from categories where restaurant_id = $1) + place
   from unnest($2::text[], $3::text[]) with ordinality as added (name, name_en, place)
   returning id, name`,
);

const renameCategories = statement(
  'menu.csv.renameCategories',
  `update categories c set name_en = x.name, revision = c.revision + 1
   from unnest($2::uuid[], $3::text[]) as x (id, name) where c.restaurant_id = $1 and c.id = x.id`,
);

const renameGroups = statement(
  'menu.csv.renameGroups',
  `update option_groups g set name_en = x.name, revision = g.revision + 1
   from unnest($2::uuid[], $3::text[]) as x (id, name) where g.restaurant_id = $1 and g.id = x.id`,
);

const renameOptions = statement(
  'menu.csv.renameOptions',
  `with renamed as (
     update options o set name_en = x.name from unnest($2::uuid[], $3::text[]) as x (id, name)
     where o.restaurant_id = $1 and o.id = x.id returning o.group_id
   )
   update option_groups g set revision = g.revision + 1
   where g.restaurant_id = $1 and g.id in (select group_id from renamed)`,
);

const fields = `id uuid, "categoryId" uuid, name text, description text, "nameEn" text, "descriptionEn" text, "priceCents" int, pricing text, "imageUrl" text, available boolean,
  "preparationMinutes" int, "stationId" uuid, tags text[], allergens text[], moved boolean, place int`;

/** Behind those that the category has. */
const newPosition = `(select coalesce(max(position), -1) from products
  where restaurant_id = $1 and category_id = x."categoryId" and archived_at is null) + x.place`;

const changeProducts = statement(
  'menu.csv.changeProducts',
  `update products p set category_id = x."categoryId", name = x.name, description = x.description,
     name_en = x."nameEn", description_en = x."descriptionEn", price_cents = x."priceCents", pricing = x.pricing,
     image_url = x."imageUrl", available = x.available, preparation_minutes = x."preparationMinutes", tags = x.tags,
     allergens = x.allergens, station_id = x."stationId", revision = p.revision + 1, position = case when x.moved then ${newPosition} else p.position end
   from jsonb_to_recordset($2::jsonb) as x (${fields})
   where p.restaurant_id = $1 and p.id = x.id and p.archived_at is null
   returning p.id`,
);

const addProducts = statement(
  'menu.csv.addProducts',
  `insert into products (restaurant_id, id, category_id, name, description, name_en, description_en, price_cents, pricing, image_url, available,
     preparation_minutes, tags, allergens, station_id, position)
   select $1, x.id, x."categoryId", x.name, x.description, x."nameEn", x."descriptionEn", x."priceCents", x.pricing, x."imageUrl", x.available, x."preparationMinutes",
     x.tags, x.allergens, x."stationId", ${newPosition}
   from jsonb_to_recordset($2::jsonb) as x (${fields})`,
);

const dropGroups = statement(
  'menu.csv.dropGroups',
  'delete from product_option_groups where restaurant_id = $1 and product_id = any($2::uuid[])',
);

const addGroups = statement(
  'menu.csv.addGroups',
  `insert into product_option_groups (restaurant_id, product_id, group_id, position)
   select $1, x.product, x.grouped, x.place from jsonb_to_recordset($2::jsonb) as x (product uuid, grouped uuid, place int)`,
);

/** Writes what was planned against this version of the menu, all or nothing. Refuses with menu_changed when it is another by now. */
export async function writePlan(scope: Scope, version: number, writes: readonly PlannedWrite[]): Promise<void> {
  if (writes.length === 0) return;
  await scope.transaction(async (tx) => {
    const { restaurantId } = tx;
    if ((await lockMenu(tx, restaurantId)) !== version) throw new CodedError('menu_changed');
    const made = await makeCategories(tx, writes);
    const renamed = new Map(
      writes.flatMap(({ categoryId, categoryRenamed, entry }) =>
        categoryId && categoryRenamed ? [[categoryId, entry.categoryEn] as const] : [],
      ),
    );
    const rename = async (query: typeof renameCategories, names: ReadonlyMap<string, string>) => {
      if (names.size > 0) await tx.rows(query, [restaurantId, [...names.keys()], [...names.values()]]);
    };
    await rename(renameCategories, renamed);
    await rename(renameGroups, new Map(writes.flatMap(({ entry }) => [...entry.optionsEn])));
    await rename(renameOptions, new Map(writes.flatMap(({ entry }) => [...entry.choicesEn])));
    const rows = writes.map(({ id, entry, categoryId, moved, regrouped }, place) => ({
      ...entry,
      id: id ?? newId(),
      categoryId: categoryId ?? made.get(entry.category),
      isNew: id === null,
      moved,
      regrouped,
      place: place + 1,
    }));
    const write = async (query: typeof addProducts, some: typeof rows) => {
      if (some.length > 0) await tx.rows(query, [restaurantId, JSON.stringify(some)]);
    };
    await write(
      changeProducts,
      rows.filter(({ isNew }) => !isNew),
    );
    await write(
      addProducts,
      rows.filter(({ isNew }) => isNew),
    );
    const regrouped = rows.filter((row) => row.regrouped);
    if (regrouped.length > 0) {
      await tx.rows(dropGroups, [restaurantId, regrouped.map(({ id }) => id)]);
      const links = regrouped.flatMap(({ id, optionGroupIds }) =>
        optionGroupIds.map((grouped, place) => ({ product: id, grouped, place })),
      );
      await tx.rows(addGroups, [restaurantId, JSON.stringify(links)]);
    }
    await tx.changed('menu');
  });
}

/** Their ids by name. */
async function makeCategories(tx: TransactionScope, writes: readonly PlannedWrite[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const { categoryId, entry } of writes) {
    if (!categoryId) names.set(entry.category, entry.categoryEn || (names.get(entry.category) ?? ''));
  }
  if (names.size === 0) return new Map();
  const values = [tx.restaurantId, [...names.keys()], [...names.values()]];
  const made = await tx.rows<{ id: string; name: string }>(addCategories, values);
  return new Map(made.map(({ id, name }) => [name, id]));
}
