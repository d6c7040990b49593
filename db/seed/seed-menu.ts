import type { TransactionScope } from '../../src/database/scope.ts';
import { statement } from '../../src/database/tenant-query.ts';
import { categories, optionGroups } from './menu.ts';
import { inEnglish } from './menu-english.ts';
import { stations } from './stations.ts';

export interface SeededProduct {
  id: string;
  name: string;
  priceCents: number;
  preparationMinutes: number;
  category: string;
}

const insertGroup = statement(
  'demo.insertGroup',
  'insert into option_groups (restaurant_id, name, min_choices, max_choices, name_en) values ($1, $2, $3, $4, $5) returning id',
);
const insertOption = statement(
  'demo.insertOption',
  'insert into options (restaurant_id, group_id, name, price_delta_cents, available, position, name_en) values ($1, $2, $3, $4, $5, $6, $7)',
);
const insertCategory = statement(
  'demo.insertCategory',
  'insert into categories (restaurant_id, name, position, name_en) values ($1, $2, $3, $4) returning id',
);
const insertStation = statement(
  'demo.insertStation',
  `insert into stations (restaurant_id, name, target_minutes, repeats_sound, position) values ($1, $2, $3, $4, $5) returning id`,
);
const insertProduct = statement(
  'demo.insertProduct',
  `insert into products (restaurant_id, category_id, name, description, price_cents, image_url, available, preparation_minutes,
     tags, allergens, position, station_id, name_en, description_en)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
);
const insertProductGroup = statement(
  'demo.insertProductGroup',
  'insert into product_option_groups (restaurant_id, product_id, group_id, position) values ($1, $2, $3, $4)',
);

/** `pictures` is the restaurant whose pictures the dishes are shown with. */
export async function seedMenu(tx: TransactionScope, pictures = tx.restaurantId): Promise<SeededProduct[]> {
  const insert = async (query: ReturnType<typeof statement>, ...values: unknown[]) => {
    const [row] = await tx.rows<{ id: string }>(query, [tx.restaurantId, ...values]);
    return row?.id ?? '';
  };
  const groups = new Map<string, string>();
  for (const { key, name, min, max, options } of optionGroups) {
    const groupId = await insert(insertGroup, name, min, max, inEnglish(name));
    groups.set(key, groupId);
    for (const [position, option] of options.entries()) {
      const { name, priceDeltaCents, available = true } = option;
      await insert(insertOption, groupId, name, priceDeltaCents, available, position, inEnglish(name));
    }
  }
  const stationOf = new Map<string, string>();
  for (const [position, { name, targetMinutes, repeatsSound, categories: made }] of stations.entries()) {
    const stationId = await insert(insertStation, name, targetMinutes, repeatsSound, position);
    for (const key of made) stationOf.set(key, stationId);
  }
  const seeded: SeededProduct[] = [];
  for (const [position, category] of categories.entries()) {
    const categoryId = await insert(insertCategory, category.name, position, inEnglish(category.name));
    for (const [place, product] of category.products.entries()) {
      const { name, description, priceCents, picture, available = true, preparationMinutes, tags, allergens } = product;
      const image = `/media/${pictures}/${picture}`;
      const values = [name, description, priceCents, image, available, preparationMinutes, tags, allergens, place];
      const english = [inEnglish(name), inEnglish(description)];
      const id = await insert(insertProduct, categoryId, ...values, stationOf.get(category.key) ?? null, ...english);
      for (const [order, key] of product.optionGroups.entries()) {
        await insert(insertProductGroup, id, groups.get(key), order);
      }
      seeded.push({ id, name, priceCents, preparationMinutes, category: category.key });
    }
  }
  return seeded;
}
