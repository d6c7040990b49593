import { v7 as newId } from 'uuid';
import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { folded } from '#lib/folded.ts';
import { changeMenu } from '../editing/store.ts';
import { type allergens, type dietaryTags, longest, type Pricing } from '../values.ts';
import { notePrice, ownSizes, type PresentDish, type Repriced, reprice } from './own-sizes.ts';
import { isPriced, type PricedChoice } from './priced-choices.ts';

/** What guests who read English see, where it is known. */
interface InEnglish {
  nameEn?: string;
}

export interface StartingDish extends InEnglish {
  name: string;
  description: string;
  descriptionEn?: string;
  priceCents: number;
  /** What the menu asked for it when this price was decided, null for nothing; without it a dish that is there keeps its own. */
  presentCents?: number | null;
  /** How it is sold; without it a dish that is there stays as it is. */
  pricing?: Pricing | null | undefined;
  minutes: number;
  tags: readonly (typeof dietaryTags)[number][];
  allergens: readonly (typeof allergens)[number][];
  /** The groups that it asks for, by their names. */
  groups: readonly string[];
  /** Of these one is to be chosen, of this dish alone. */
  choices?: readonly PricedChoice[];
}

export interface StartingGroup extends InEnglish {
  name: string;
  min: number;
  max: number;
  options: readonly ({ name: string; priceDeltaCents: number } & InEnglish)[];
}

/** A menu, or a part of one, with everything named in words. */
export interface StartingMenu {
  stations: readonly { name: string; minutes: number }[];
  groups: readonly StartingGroup[];
  categories: readonly ({ name: string; station: string | null; dishes: readonly StartingDish[] } & InEnglish)[];
}

interface Present {
  categories: { id: string; name: string; dishes: PresentDish[] }[];
  groups: { id: string; name: string }[];
  stations: { id: string; name: string }[];
  products: number;
}

const present = statement(
  'menu.starting.present',
  `select coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name, 'dishes', coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name,
         'priceCents', p.price_cents, 'pricing', p.pricing, 'sizes', ${ownSizes("'id', s.id, 'name', s.name, 'priceDeltaCents', s.price_delta_cents")})) from products p where p.restaurant_id = $1 and p.category_id = c.id and p.archived_at is null), '[]')))
     from categories c where c.restaurant_id = $1), '[]') as categories,
   coalesce((select json_agg(json_build_object('id', id, 'name', name)) from option_groups where restaurant_id = $1), '[]') as groups,
   coalesce((select json_agg(json_build_object('id', id, 'name', name)) from stations
     where restaurant_id = $1 and deleted_at is null), '[]') as stations,
   (select count(*)::int from products where restaurant_id = $1 and archived_at is null) as products`,
);

const behind = (table: string) =>
  `(select coalesce(max(position), -1) from ${table} where restaurant_id = $1) + x.place`;
const addStations = statement(
  'menu.starting.stations',
  `insert into stations (restaurant_id, id, name, target_minutes, position)
   select $1, x.id, x.name, x.minutes, ${behind('stations')}
   from jsonb_to_recordset($2::jsonb) as x (id uuid, name text, minutes int, place int)`,
);
const addGroups = statement(
  'menu.starting.groups',
  `insert into option_groups (restaurant_id, id, name, name_en, min_choices, max_choices)
   select $1, x.id, x.name, coalesce(x."nameEn", ''), x.min, x.max
   from jsonb_to_recordset($2::jsonb) as x (id uuid, name text, "nameEn" text, min int, max int)`,
);
const addOptions = statement(
  'menu.starting.options',
  `insert into options (restaurant_id, group_id, name, name_en, price_delta_cents, position)
   select $1, x."group", x.name, coalesce(x."nameEn", ''), x."priceDeltaCents", x.place
   from jsonb_to_recordset($2::jsonb) as x ("group" uuid, name text, "nameEn" text, "priceDeltaCents" int, place int)`,
);
const addCategories = statement(
  'menu.starting.categories',
  `insert into categories (restaurant_id, id, name, name_en, position)
   select $1, x.id, x.name, coalesce(x."nameEn", ''), ${behind('categories')}
   from jsonb_to_recordset($2::jsonb) as x (id uuid, name text, "nameEn" text, place int)`,
);
const addProducts = statement(
  'menu.starting.products',
  `insert into products (restaurant_id, id, category_id, name, description, name_en, description_en, price_cents, pricing, preparation_minutes, tags, allergens, station_id, position)
   select $1, x.id, x.category, x.name, x.description, coalesce(x."nameEn", ''), coalesce(x."descriptionEn", ''), x."priceCents", x.pricing, x.minutes, x.tags, x.allergens, x.station,
     (select coalesce(max(position), -1) from products where restaurant_id = $1 and category_id = x.category) + x.place
   from jsonb_to_recordset($2::jsonb) as x (id uuid, category uuid, name text, description text, "nameEn" text, "descriptionEn" text, "priceCents" int, pricing text, minutes int,
     tags text[], allergens text[], station uuid, place int)`,
);
const linkGroups = statement(
  'menu.starting.links',
  `insert into product_option_groups (restaurant_id, product_id, group_id, position)
   select $1, x.product, x."group", x.place from jsonb_to_recordset($2::jsonb) as x (product uuid, "group" uuid, place int)`,
);

/**
 * Adds what the menu does not have yet, and takes the prices that were decided against its present ones, all or nothing: a dish of that name in that
 * category is the same dish, so sending it again changes nothing. `most` is how many products there may be then.
 */
export function takeMenu(scope: Scope, menu: StartingMenu, most: number | null): Promise<{ added: number }> {
  return changeMenu(scope, async (tx) => {
    const [found] = await tx.rows<Present>(present, [tx.restaurantId]);
    if (!found) throw new Error(`No restaurant ${tx.restaurantId}`);
    const dishesOf = new Map(
      found.categories.map(({ name, dishes }) => [
        folded(name),
        new Map(dishes.map((dish) => [folded(dish.name), dish])),
      ]),
    );
    const repriced: Repriced = { dishes: [], sizes: [] };
    const fresh = menu.categories.flatMap((category) => {
      const there = dishesOf.get(folded(category.name)) ?? new Map<string, PresentDish>();
      dishesOf.set(folded(category.name), there);
      return category.dishes.flatMap((dish) => {
        const same = there.get(folded(dish.name));
        if (same) {
          notePrice(repriced, same, dish);
          return [];
        }
        const id = newId();
        const sizes = isPriced(dish.choices) ? dish.choices.map((each) => ({ ...each, id: newId() })) : null;
        const { name, priceCents, pricing = null } = dish;
        there.set(folded(name), { id, name, priceCents, pricing, sizes });
        return [{ ...dish, id, category: category.name, categoryEn: category.nameEn, station: category.station }];
      });
    });
    if (most !== null && found.products + fresh.length > most) throw new CodedError('setup_full', { most });
    await reprice(tx, repriced);
    if (fresh.length === 0) return { added: 0 };
    const wanted = new Set(fresh.flatMap(({ groups }) => groups.map(folded)));
    const used = new Set(fresh.flatMap(({ station }) => (station ? [folded(station)] : [])));
    const stations = await fill(
      tx,
      addStations,
      found.stations,
      menu.stations.filter(({ name }) => used.has(folded(name))),
    );
    const categories = await fill(
      tx,
      addCategories,
      found.categories,
      fresh.map(({ category, categoryEn }) => ({ name: category, nameEn: categoryEn })),
    );
    const groups = await fill(
      tx,
      addGroups,
      found.groups,
      menu.groups.filter(({ name }) => wanted.has(folded(name))),
      async (made) => {
        const rows = made.flatMap(({ id, options }) =>
          options.map((option, place) => ({ ...option, group: id, place })),
        );
        if (rows.length > 0) await tx.rows(addOptions, [tx.restaurantId, JSON.stringify(rows)]);
      },
    );
    const rows = fresh.map(({ groups: _, choices: __, ...dish }, place) => ({
      ...dish,
      category: categories.get(folded(dish.category)),
      station: dish.station ? stations.get(folded(dish.station)) : null,
      place: place + 1,
    }));
    await tx.rows(addProducts, [tx.restaurantId, JSON.stringify(rows)]);
    const links = fresh.flatMap(({ id, groups: asked }) =>
      asked.map((name, place) => ({ product: id, group: groups.get(folded(name)), place })),
    );
    links.push(...(await addOwnGroups(tx, fresh)));
    if (links.length > 0) await tx.rows(linkGroups, [tx.restaurantId, JSON.stringify(links)]);
    return { added: fresh.length };
  });
}

/** The groups that dishes have for themselves: two dishes of one name need not offer the same. Gives the links that they need. */
async function addOwnGroups(tx: TransactionScope, dishes: readonly (StartingDish & { id: string })[]) {
  const own = dishes.flatMap(({ id: product, name, groups, choices = [] }) =>
    choices.length > 0
      ? [{ id: newId(), product, name: name.slice(0, longest.option), choices, place: groups.length }]
      : [],
  );
  if (own.length === 0) return [];
  const made = own.map(({ id, name }) => ({ id, name, min: 1, max: 1 }));
  await tx.rows(addGroups, [tx.restaurantId, JSON.stringify(made)]);
  const options = own.flatMap(({ id, choices }) => choices.map((each, place) => ({ ...each, group: id, place })));
  await tx.rows(addOptions, [tx.restaurantId, JSON.stringify(options)]);
  return own.map(({ id: group, product, place }) => ({ product, group, place }));
}

/** The ids by name of what is there, and of what was missing and is made. */
async function fill<T extends { name: string }>(
  tx: TransactionScope,
  add: typeof addStations,
  there: readonly { id: string; name: string }[],
  wanted: readonly T[],
  then?: (made: (T & { id: string })[]) => Promise<void>,
): Promise<Map<string, string>> {
  const ids = new Map(there.map(({ id, name }) => [folded(name), id]));
  const made: (T & { id: string; place: number })[] = [];
  for (const each of wanted) {
    if (ids.has(folded(each.name))) continue;
    const id = newId();
    ids.set(folded(each.name), id);
    made.push({ ...each, id, place: made.length + 1 });
  }
  if (made.length > 0) {
    await tx.rows(add, [tx.restaurantId, JSON.stringify(made)]);
    await then?.(made);
  }
  return ids;
}
