import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { nextOpeningDay } from '../../restaurants/business-day.ts';
import { keptProfile } from '../../restaurants/store.ts';
import { lockMenu } from '../editing/store.ts';
import type { AvailabilityChange, Item, Standing } from './contract.ts';
import { countNoMore, holdStock } from './stock.ts';

type Kind = Item['kind'];

const find = statement(
  'menu.availability.find',
  `select 'product' as kind, available, sold_out_until as until from products
   where restaurant_id = $1 and id = $2 and archived_at is null
   union all select 'option', available, sold_out_until from options where restaurant_id = $1 and id = $2`,
);

// The revision moves with it: a form that was opened before does not bring the old state back.
const mark: Record<Kind, ReturnType<typeof statement>> = {
  product: statement(
    'menu.availability.markProduct',
    `update products set available = $3, sold_out_until = $4, revision = revision + (available <> $3)::int
     where restaurant_id = $1 and id = $2`,
  ),
  option: statement(
    'menu.availability.markOption',
    `with marked as (
       update options set available = $3, sold_out_until = $4 where restaurant_id = $1 and id = $2 returning group_id
     )
     update option_groups set revision = revision + 1 where restaurant_id = $1 and id in (select group_id from marked)`,
  ),
};

const recount = statement(
  'menu.availability.recount',
  `update stock set remaining = $3, counted_key = $4 where restaurant_id = $1 and item_id = $2`,
);
const begin = statement(
  'menu.availability.begin',
  `insert into stock (restaurant_id, item_id, product_id, option_id, remaining, counted_key)
   values ($1, $2::uuid, case $5::text when 'product' then $2::uuid end, case $5::text when 'option' then $2::uuid end, $3, $4)`,
);
const countedBy = statement(
  'menu.availability.countedBy',
  'select from stock where restaurant_id = $1 and item_id = $2 and counted_key = $3',
);

/** Says what of a product or an option can be had. Said twice it is said once. */
export async function setAvailability(scope: Scope, change: AvailabilityChange, now: Date): Promise<Standing> {
  const { id, state } = change;
  const until = state === 'sold_out_today' ? await nextOpening(scope, now) : null;
  const available = state === 'available' || state === 'counted';
  return scope.transaction(async (tx) => {
    await lockMenu(tx, tx.restaurantId);
    const [before] = await tx.rows<{ kind: Kind; available: boolean; until: string | null }>(find, [
      tx.restaurantId,
      id,
    ]);
    if (!before) throw new CodedError('product_not_found');
    const left = (await holdStock(tx, [id])).get(id) ?? null;
    const marked = before.available !== available || toTime(before.until) !== toTime(until);
    // Only what is said anew moves the version of the menu.
    if (marked) await tx.rows(mark[before.kind], [tx.restaurantId, id, available, until?.toISOString() ?? null]);
    const after = state === 'counted' ? await count(tx, change, before.kind, left) : null;
    if (left !== null && after === null) await countNoMore(tx, id);
    await tx.changed(marked || (left === null) !== (after === null) ? 'menu' : 'stock');
    return { id, available, until: until?.toISOString() ?? null, left: after };
  });
}

async function count(
  tx: TransactionScope,
  { id, key, left, seen }: Extract<AvailabilityChange, { state: 'counted' }>,
  kind: Kind,
  before: number | null,
): Promise<number> {
  if (before === null) {
    await tx.rows(begin, [tx.restaurantId, id, left, key, kind]);
    return left;
  }
  const again = await tx.rows(countedBy, [tx.restaurantId, id, key]);
  if (again.length > 0) return before;
  const now = seen === undefined ? left : Math.max(0, before + left - seen);
  await tx.rows(recount, [tx.restaurantId, id, now, key]);
  return now;
}

async function nextOpening(scope: Scope, now: Date): Promise<Date> {
  const house = await keptProfile(scope);
  return nextOpeningDay(now, house, house.timezone);
}

const toTime = (instant: Date | string | null) => instant && new Date(instant).getTime();
