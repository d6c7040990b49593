import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { countNoMore } from '../availability/stock.ts';
import { requireStation } from '../stations/change.ts';
import { categoryNamed, requireCategory } from './categories.ts';
import type { NewProduct, ProductChange, ProductFields, Saved } from './contract.ts';
import { inOrder } from './in-order.ts';
import { changeMenu } from './store.ts';

const madeWith = statement(
  'menu.products.madeWith',
  'select id, revision, archived_at is not null as archived from products where restaurant_id = $1 and create_key = $2',
);
const lastPlace = `(select coalesce(max(position), -1) + 1 from products
  where restaurant_id = $1 and category_id = $3 and archived_at is null)`;
const insert = statement(
  'menu.products.insert',
  `insert into products (restaurant_id, create_key, category_id, name, description, price_cents, preparation_minutes, tags,
     allergens, image_url, available, station_id, name_en, description_en, focus_x, focus_y,
     pricing, position)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, coalesce($13, ''), coalesce($14, ''), coalesce($15, 50),
     coalesce($16, 50), nullif($17, ''), ${lastPlace}) returning id, revision`,
);
const lock = statement(
  'menu.products.lock',
  'select revision from products where restaurant_id = $1 and id = $2 and archived_at is null for update',
);
const update = statement(
  'menu.products.update',
  `update products set position = case when category_id = $3 then position else ${lastPlace} end, category_id = $3, name = $4,
     description = $5, price_cents = $6, preparation_minutes = $7, tags = $8, allergens = $9, image_url = $10, available = $11,
     station_id = $12, name_en = coalesce($13, name_en), description_en = coalesce($14, description_en),
     focus_x = coalesce($15, focus_x), focus_y = coalesce($16, focus_y), pricing = nullif(coalesce($17, pricing), ''),
     revision = revision + 1
   where restaurant_id = $1 and id = $2 returning id, revision`,
);
const missingGroups = statement(
  'menu.products.missingGroups',
  `select wanted from unnest($2::uuid[]) as wanted
   where not exists (select from option_groups where restaurant_id = $1 and id = wanted)`,
);
const dropGroups = statement(
  'menu.products.dropGroups',
  'delete from product_option_groups where restaurant_id = $1 and product_id = $2',
);
const addGroups = statement(
  'menu.products.addGroups',
  `insert into product_option_groups (restaurant_id, product_id, group_id, position)
   select $1, $2, wanted, place from unnest($3::uuid[]) with ordinality as listed (wanted, place)`,
);

export function createProduct(scope: Scope, { key, ...fields }: NewProduct): Promise<Saved> {
  return changeMenu(scope, async (tx) => {
    const [before] = await tx.rows<Saved & { archived: boolean }>(madeWith, [tx.restaurantId, key]);
    if (before?.archived) throw new CodedError('product_not_found');
    if (before) return { id: before.id, revision: before.revision };
    const values = await columnsOf(tx, fields);
    const [made] = await tx.rows<Saved>(insert, [tx.restaurantId, key, ...values]);
    if (!made) throw new Error('The product was not saved');
    await tx.rows(addGroups, [tx.restaurantId, made.id, fields.optionGroupIds]);
    return made;
  });
}

export function editProduct(scope: Scope, { id, revision, ...fields }: ProductChange): Promise<Saved> {
  return changeMenu(scope, async (tx) => {
    const [locked] = await tx.rows<{ revision: number }>(lock, [tx.restaurantId, id]);
    if (!locked) throw new CodedError('product_not_found');
    if (locked.revision !== revision) throw new CodedError('stale_revision', { revision: locked.revision });
    const values = await columnsOf(tx, fields);
    const [saved] = await tx.rows<Saved>(update, [tx.restaurantId, id, ...values]);
    if (!saved) throw new CodedError('product_not_found');
    await tx.rows(dropGroups, [tx.restaurantId, id]);
    await tx.rows(addGroups, [tx.restaurantId, id, fields.optionGroupIds]);
    return saved;
  });
}

/** From the category on, as both statements take them; refuses what belongs to nobody or to somebody else. */
async function columnsOf(tx: TransactionScope, fields: ProductFields): Promise<unknown[]> {
  const { category, name, description, priceCents, preparationMinutes, tags, allergens, imageUrl, available } = fields;
  const {
    stationId,
    pricing,
    nameEn = null,
    descriptionEn = null,
    focusPoint: [focusX, focusY] = [null, null],
  } = fields;
  const missing = await tx.rows(missingGroups, [tx.restaurantId, fields.optionGroupIds]);
  if (missing.length > 0) throw new CodedError('option_group_not_found');
  const categoryId = 'id' in category ? await requireCategory(tx, category.id) : await categoryNamed(tx, category.name);
  if (stationId) await requireStation(tx, stationId);
  const kitchen = [preparationMinutes, tags, allergens, imageUrl, available, stationId];
  const cents = pricing === 'open' ? 0 : priceCents;
  // Null is what was not sent.
  const sold = pricing === null ? '' : (pricing ?? null);
  return [categoryId, name, description, cents, ...kitchen, nameEn, descriptionEn, focusX, focusY, sold];
}

const archive = statement(
  'menu.products.archive',
  `update products set archived_at = now(), category_id = null, revision = revision + 1
   where restaurant_id = $1 and id = $2 and archived_at is null returning id`,
);
// An order that was priced a moment ago may still be on its way into the tables with an id of these: only what has been off the
// menu for longer than any statement may run is deleted.
const purge = statement(
  'menu.products.purge',
  `delete from products p where p.restaurant_id = $1 and p.archived_at < now() - interval '1 minute'
     and not exists (select from order_items i where i.restaurant_id = p.restaurant_id and i.product_id = p.id)`,
);

/** Off the menu at once. What past orders name stays for their sake; the rest is deleted with a later removal. */
export function removeProduct(scope: Scope, id: string): Promise<void> {
  return changeMenu(scope, async (tx) => {
    const [removed] = await tx.rows(archive, [tx.restaurantId, id]);
    if (!removed) throw new CodedError('product_not_found');
    await tx.rows(dropGroups, [tx.restaurantId, id]);
    await countNoMore(tx, id);
    await tx.rows(purge, [tx.restaurantId]);
  });
}

const setAvailability = statement(
  'menu.products.setAvailability',
  `update products set available = $3, revision = revision + (available <> $3)::int
   where restaurant_id = $1 and id = $2 and archived_at is null returning id, revision, available`,
);

export function setAvailable(scope: Scope, id: string, available: boolean): Promise<Saved & { available: boolean }> {
  return changeMenu(scope, async (tx) => {
    const [saved] = await tx.rows<Saved & { available: boolean }>(setAvailability, [tx.restaurantId, id, available]);
    if (!saved) throw new CodedError('product_not_found');
    return saved;
  });
}

const inCategory = statement(
  'menu.products.inCategory',
  `select id from products where restaurant_id = $1 and category_id = $2 and archived_at is null order by position, name`,
);
const place = statement(
  'menu.products.place',
  `update products set position = listed.place
   from unnest($2::uuid[]) with ordinality as listed (id, place)
   where products.restaurant_id = $1 and products.id = listed.id`,
);

export function orderProducts(scope: Scope, categoryId: string, ids: readonly string[]): Promise<void> {
  return changeMenu(scope, async (tx) => {
    await requireCategory(tx, categoryId);
    const there = await tx.rows<{ id: string }>(inCategory, [tx.restaurantId, categoryId]);
    await tx.rows(place, [tx.restaurantId, inOrder(there, ids, 'product_not_found')]);
  });
}
