import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError, fieldRefusal } from '#lib/errors.ts';
import type { InputOf } from '../../serves.ts';
import type { menuEditing, Saved } from './contract.ts';
import { inOrder } from './in-order.ts';
import { changeMenu } from './store.ts';

const madeWith = statement(
  'menu.categories.madeWith',
  'select id, revision from categories where restaurant_id = $1 and create_key = $2',
);
const named = statement(
  'menu.categories.named',
  'select id from categories where restaurant_id = $1 and lower(name) = lower($2)',
);
const insert = statement(
  'menu.categories.insert',
  `insert into categories (restaurant_id, create_key, name, name_en, position)
   select $1, $2::uuid, $3, $4, coalesce(max(position), -1) + 1 from categories where restaurant_id = $1
   returning id, revision`,
);

async function add(tx: TransactionScope, key: string | null, name: string, nameEn = ''): Promise<Saved> {
  const [made] = await tx.rows<Saved>(insert, [tx.restaurantId, key, name, nameEn]);
  if (!made) throw new Error('The category was not saved');
  return made;
}

/** The id of the category that is called so, whatever its capitals; made when there is none. */
export async function categoryNamed(tx: TransactionScope, name: string): Promise<string> {
  const [found] = await tx.rows<{ id: string }>(named, [tx.restaurantId, name]);
  return (found ?? (await add(tx, null, name))).id;
}

const one = statement('menu.categories.one', 'select revision from categories where restaurant_id = $1 and id = $2');

export async function requireCategory(tx: TransactionScope, id: string): Promise<string> {
  const [found] = await tx.rows(one, [tx.restaurantId, id]);
  if (!found) throw new CodedError('category_not_found');
  return id;
}

async function refuseTaken(tx: TransactionScope, name: string, id?: string): Promise<void> {
  const [found] = await tx.rows<{ id: string }>(named, [tx.restaurantId, name]);
  if (!found || found.id === id) return;
  throw fieldRefusal('category_name_taken', 'name');
}

export function createCategory(
  scope: Scope,
  { key, name, nameEn }: InputOf<typeof menuEditing.createCategory>,
): Promise<Saved> {
  return changeMenu(scope, async (tx) => {
    const [before] = await tx.rows<Saved>(madeWith, [tx.restaurantId, key]);
    if (before) return before;
    await refuseTaken(tx, name);
    return add(tx, key, name, nameEn);
  });
}

const rename = statement(
  'menu.categories.rename',
  `update categories set name = $3, name_en = coalesce($4, name_en), revision = revision + 1
   where restaurant_id = $1 and id = $2 returning id, revision`,
);

export function renameCategory(
  scope: Scope,
  { id, revision, name, nameEn }: InputOf<typeof menuEditing.renameCategory>,
): Promise<Saved> {
  return changeMenu(scope, async (tx) => {
    const [before] = await tx.rows<{ revision: number }>(one, [tx.restaurantId, id]);
    if (!before) throw new CodedError('category_not_found');
    if (before.revision !== revision) throw new CodedError('stale_revision', { revision: before.revision });
    await refuseTaken(tx, name, id);
    const [saved] = await tx.rows<Saved>(rename, [tx.restaurantId, id, name, nameEn ?? null]);
    if (!saved) throw new CodedError('category_not_found');
    return saved;
  });
}

const all = statement(
  'menu.categories.all',
  'select id from categories where restaurant_id = $1 order by position, name',
);
const place = statement(
  'menu.categories.place',
  `update categories set position = listed.place
   from unnest($2::uuid[]) with ordinality as listed (id, place)
   where categories.restaurant_id = $1 and categories.id = listed.id`,
);

export function orderCategories(scope: Scope, ids: readonly string[]): Promise<void> {
  return changeMenu(scope, async (tx) => {
    const there = await tx.rows<{ id: string }>(all, [tx.restaurantId]);
    await tx.rows(place, [tx.restaurantId, inOrder(there, ids, 'category_not_found')]);
  });
}

const count = statement(
  'menu.categories.count',
  'select count(*)::int as count from products where restaurant_id = $1 and category_id = $2 and archived_at is null',
);
const moveProducts = statement(
  'menu.categories.moveProducts',
  `update products p set category_id = $3, revision = revision + 1,
     position = p.position + (select coalesce(max(position), -1) + 1 from products
       where restaurant_id = $1 and category_id = $3 and archived_at is null)
   where p.restaurant_id = $1 and p.category_id = $2 and p.archived_at is null`,
);
/** Archived before a removal emptied the field by itself. */
const letGoOfArchived = statement(
  'menu.categories.letGoOfArchived',
  'update products set category_id = null where restaurant_id = $1 and category_id = $2 and archived_at is not null',
);
const remove = statement('menu.categories.remove', 'delete from categories where restaurant_id = $1 and id = $2');

/** Refuses with category_not_empty while it has products that are not to move to another. */
export function removeCategory(scope: Scope, id: string, moveTo?: string): Promise<void> {
  return changeMenu(scope, async (tx) => {
    await requireCategory(tx, id);
    if (moveTo === id) throw new CodedError('category_not_found');
    if (moveTo) {
      await requireCategory(tx, moveTo);
      await tx.rows(moveProducts, [tx.restaurantId, id, moveTo]);
    } else {
      const [has] = await tx.rows<{ count: number }>(count, [tx.restaurantId, id]);
      if (has && has.count > 0) throw new CodedError('category_not_empty', { count: has.count });
    }
    await tx.rows(letGoOfArchived, [tx.restaurantId, id]);
    await tx.rows(remove, [tx.restaurantId, id]);
  });
}
