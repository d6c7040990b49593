import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { requireStation } from '../stations/change.ts';
import type { GroupChange, NewGroup, OptionChange, Saved } from './contract.ts';
import { changeMenu } from './store.ts';

const madeWith = statement(
  'menu.groups.madeWith',
  'select id, revision from option_groups where restaurant_id = $1 and create_key = $2',
);
const insert = statement(
  'menu.groups.insert',
  `insert into option_groups (restaurant_id, create_key, name, min_choices, max_choices, name_en, price_rule, repeats)
   values ($1, $2, $3, $4, $5, coalesce($6, ''), coalesce($7, 'sum'), coalesce($8, false))
   returning id, revision`,
);
const lock = statement(
  'menu.groups.lock',
  'select revision from option_groups where restaurant_id = $1 and id = $2 for update',
);
const update = statement(
  'menu.groups.update',
  `update option_groups set name = $3, min_choices = $4, max_choices = $5, name_en = coalesce($6, name_en),
     price_rule = coalesce($7, price_rule), repeats = coalesce($8, repeats), revision = revision + 1
   where restaurant_id = $1 and id = $2 returning id, revision`,
);

/** The fields of a group as both statements take them; null is what was not sent. */
const groupValues = ({ name, min, max, nameEn, priceRule, repeats }: NewGroup | GroupChange) => [
  name,
  min,
  max,
  nameEn ?? null,
  priceRule ?? null,
  repeats ?? null,
];

export function createGroup(scope: Scope, group: NewGroup): Promise<Saved> {
  const { key, options, attach } = group;
  return changeMenu(scope, async (tx) => {
    const [before] = await tx.rows<Saved>(madeWith, [tx.restaurantId, key]);
    if (before) return before;
    const [made] = await tx.rows<Saved>(insert, [tx.restaurantId, key, ...groupValues(group)]);
    if (!made) throw new Error('The option group was not saved');
    await writeOptions(tx, made.id, options);
    await attachTo(tx, made.id, attach);
    return made;
  });
}

export function editGroup(scope: Scope, change: GroupChange): Promise<Saved> {
  const { id, revision, options, attach, detach } = change;
  return changeMenu(scope, async (tx) => {
    const [locked] = await tx.rows<{ revision: number }>(lock, [tx.restaurantId, id]);
    if (!locked) throw new CodedError('option_group_not_found');
    if (locked.revision !== revision) throw new CodedError('stale_revision', { revision: locked.revision });
    const [saved] = await tx.rows<Saved>(update, [tx.restaurantId, id, ...groupValues(change)]);
    if (!saved) throw new CodedError('option_group_not_found');
    await writeOptions(tx, id, options);
    await requireProducts(tx, detach);
    await tx.rows(detachFrom, [tx.restaurantId, id, detach]);
    await attachTo(tx, id, attach);
    return saved;
  });
}

const optionsOf = statement(
  'menu.groups.optionsOf',
  'select id from options where restaurant_id = $1 and group_id = $2',
);
const dropOptions = statement(
  'menu.groups.dropOptions',
  'delete from options where restaurant_id = $1 and group_id = $2 and not id = any($3::uuid[])',
);
const fields =
  'id uuid, name text, "nameEn" text, "priceDeltaCents" int, available boolean, allergens text[], "stationId" uuid, "keepsStation" boolean, position int';
const changeOptions = statement(
  'menu.groups.changeOptions',
  `update options o set name = x.name, name_en = coalesce(x."nameEn", o.name_en), price_delta_cents = x."priceDeltaCents", available = x.available, position = x.position,
     allergens = coalesce(x.allergens, o.allergens),
     station_id = case when x."keepsStation" then o.station_id else x."stationId" end
   from jsonb_to_recordset($3::jsonb) as x (${fields})
   where o.restaurant_id = $1 and o.group_id = $2 and o.id = x.id`,
);
const addOptions = statement(
  'menu.groups.addOptions',
  `insert into options (restaurant_id, group_id, name, name_en, price_delta_cents, available, allergens, station_id, position)
   select $1, $2, x.name, coalesce(x."nameEn", ''), x."priceDeltaCents", x.available, coalesce(x.allergens, '{}'), x."stationId", x.position
   from jsonb_to_recordset($3::jsonb) as x (${fields}) where x.id is null`,
);

/** An option keeps its id through every edit, so what diners have chosen meanwhile still means the same. */
async function writeOptions(tx: TransactionScope, groupId: string, options: readonly OptionChange[]): Promise<void> {
  const { restaurantId } = tx;
  const there = new Set((await tx.rows<{ id: string }>(optionsOf, [restaurantId, groupId])).map(({ id }) => id));
  const kept = options.flatMap(({ id }) => id ?? []);
  if (!kept.every((id) => there.has(id))) throw new CodedError('option_not_found');
  for (const id of new Set(options.flatMap(({ stationId }) => stationId ?? []))) await requireStation(tx, id);
  const sent = options.map((option, position) => ({
    ...option,
    position,
    keepsStation: option.stationId === undefined,
  }));
  const rows = JSON.stringify(sent);
  await tx.rows(dropOptions, [restaurantId, groupId, kept]);
  await tx.rows(changeOptions, [restaurantId, groupId, rows]);
  await tx.rows(addOptions, [restaurantId, groupId, rows]);
}

const missingProducts = statement(
  'menu.groups.missingProducts',
  `select wanted from unnest($2::uuid[]) as wanted
   where not exists (select from products where restaurant_id = $1 and id = wanted and archived_at is null)`,
);
// The products' revisions move: which groups they have stands in their own form too.
const attachGroup = statement(
  'menu.groups.attach',
  `with added as (
     insert into product_option_groups (restaurant_id, product_id, group_id, position)
     select $1, wanted, $2, (select coalesce(max(position), -1) + 1 from product_option_groups
       where restaurant_id = $1 and product_id = wanted)
     from unnest($3::uuid[]) as wanted
     on conflict do nothing returning product_id
   )
   update products set revision = revision + 1 where restaurant_id = $1 and id in (select product_id from added)`,
);
const detachFrom = statement(
  'menu.groups.detach',
  `with dropped as (
     delete from product_option_groups where restaurant_id = $1 and group_id = $2 and product_id = any($3::uuid[])
     returning product_id
   )
   update products set revision = revision + 1 where restaurant_id = $1 and id in (select product_id from dropped)`,
);

async function requireProducts(tx: TransactionScope, ids: readonly string[]): Promise<void> {
  const missing = await tx.rows(missingProducts, [tx.restaurantId, ids]);
  if (missing.length > 0) throw new CodedError('product_not_found');
}

async function attachTo(tx: TransactionScope, groupId: string, productIds: readonly string[]): Promise<void> {
  await requireProducts(tx, productIds);
  await tx.rows(attachGroup, [tx.restaurantId, groupId, productIds]);
}

const asked = statement(
  'menu.groups.asked',
  'update products set revision = revision + 1 where restaurant_id = $1 and id in (select product_id from product_option_groups where restaurant_id = $1 and group_id = $2)',
);
const remove = statement(
  'menu.groups.remove',
  'delete from option_groups where restaurant_id = $1 and id = $2 returning id',
);

export function removeGroup(scope: Scope, id: string): Promise<void> {
  return changeMenu(scope, async (tx) => {
    await tx.rows(asked, [tx.restaurantId, id]);
    const [removed] = await tx.rows(remove, [tx.restaurantId, id]);
    if (!removed) throw new CodedError('option_group_not_found');
  });
}
