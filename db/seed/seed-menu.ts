import type { TransactionScope } from '../../src/database/scope.ts';
import { statement } from '../../src/database/tenant-query.ts';
import { categories, optionGroups } from './menu.ts';
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
  'insert into option_groups (restaurant_id, name, min_choices, max_choices) values ($1, $2, $3, $4) returning id',
);
const insertOption = statement(
  'demo.insertOption',
  'insert into options (restaurant_id, group_id, name, price_delta_cents, available, position) values ($1, $2, $3, $4, $5, $6)',
);
const insertCategory = statement(
  'demo.insertCategory',
  'insert into categories (restaurant_id, name, position) values ($1, $2, $3) returning id',
);
const insertStation = statement(
  'demo.insertStation',
  `insert into stations (restaurant_id, name, target_minutes, repeats_sound, position) values ($1, $2, $3, $4, $5) returning id`,
);
const insertProduct = statement(
  'demo.insertProduct',
  `insert into products (restaurant_id, category_id, name, description, price_cents, image_url, available, preparation_minutes,
     tags, allergens, position, station_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
);
const insertProductGroup = statement(
  'demo.insertProductGroup',
  'insert into product_option_groups (restaurant_id, product_id, group_id, position) values ($1, $2, $3, $4)',
);

export async function seedMenu(tx: TransactionScope): Promise<SeededProduct[]> {
  const insert = async (query: ReturnType<typeof statement>, ...values: unknown[]) => {
    const [row] = await tx.rows<{ id: string }>(query, [tx.restaurantId, ...values]);
    return row?.id ?? '';
  };
  const groups = new Map<string, string>();
  for (const { key, name, min, max, options } of optionGroups) {
    const groupId = await insert(insertGroup, name, min, max);
    groups.set(key, groupId);
    for (const [position, option] of options.entries()) {
      await insert(insertOption, groupId, option.name, option.priceDeltaCents, option.available ?? true, position);
    }
  }
  const stationOf = new Map<string, string>();
  for (const [position, { name, targetMinutes, repeatsSound, categories: made }] of stations.entries()) {
    const stationId = await insert(insertStation, name, targetMinutes, repeatsSound, position);
    for (const key of made) stationOf.set(key, stationId);
  }
  const seeded: SeededProduct[] = [];
  for (const [position, category] of categories.entries()) {
    const categoryId = await insert(insertCategory, category.name, position);
    for (const [place, product] of category.products.entries()) {
      const { name, description, priceCents, picture, available = true, preparationMinutes, tags, allergens } = product;
      const image = `/media/${tx.restaurantId}/${picture}`;
      const values = [name, description, priceCents, image, available, preparationMinutes, tags, allergens, place];
      const id = await insert(insertProduct, categoryId, ...values, stationOf.get(category.key) ?? null);
      for (const [order, key] of product.optionGroups.entries()) {
        await insert(insertProductGroup, id, groups.get(key), order);
      }
      seeded.push({ id, name, priceCents, preparationMinutes, category: category.key });
    }
  }
  return seeded;
}
