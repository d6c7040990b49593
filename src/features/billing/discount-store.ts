import { statement } from '#database/tenant-query.ts';
import { type CodedError, fieldRefusal } from '#lib/errors.ts';
import type { Discount } from './price.ts';
import type { Rows } from './store.ts';

export interface DiscountRow extends Discount {
  id: string;
  /** Of this restaurant's own calendar, today. */
  valid: boolean;
  usedUp: boolean;
  /** A payment of this restaurant holds a use of it. */
  heldHere: boolean;
}

// A use that the restaurant's own unpaid payment holds is free for the checkout that takes that payment's place.
const byCode = statement(
  'discounts.byCode',
  `select d.id, d.type, d.value, d.active and ($3::timestamptz at time zone r.timezone)::date between d.starts_on and d.ends_on as valid,
     coalesce(d.used_count - own.held >= d.max_uses, false) as "usedUp", own.held > 0 as "heldHere"
   from discounts d join restaurants r on r.id = $1
     cross join lateral (select count(*) as held from payments p where p.restaurant_id = r.id and p.discount_id = d.id
       and p.discount_held and p.status in ('pending', 'failed', 'cancelled')) own
   where d.code = $2 and (d.restaurant_id is null or d.restaurant_id = r.id)`,
);

/** The discount with this code for this restaurant, or the refusal. A code of another restaurant does not exist here. */
export async function findDiscount(
  door: Rows,
  restaurantId: string,
  code: string | undefined,
  now: Date,
): Promise<DiscountRow | null> {
  if (!code) return null;
  const [found] = await door.rows<DiscountRow>(byCode, [restaurantId, code, now.toISOString()]);
  if (!found) throw refused('discount_unknown');
  if (!found.valid) throw refused('discount_expired');
  if (found.usedUp) throw refused('discount_used_up');
  return found;
}

export function refused(
  code: 'discount_unknown' | 'discount_expired' | 'discount_used_up' | 'discount_held',
): CodedError {
  return fieldRefusal(code, 'discountCode');
}

// In one order everywhere, so that two checkouts that give back and take the same codes never wait for each other.
const hold = statement(
  'discounts.hold',
  'select id from discounts where id = any($1::uuid[]) order by id for no key update',
);

/** Keeps these rows until the transaction ends. Needed where more than one is about to change. */
export async function holdDiscounts(door: Rows, ids: readonly (string | null)[]): Promise<void> {
  const held = ids.filter((id) => id !== null);
  if (held.length > 1) await door.rows(hold, [held]);
}

// The condition is in the statement that counts: however many try at once, the last use is one.
const take = statement(
  'discounts.take',
  `update discounts set used_count = used_count + 1 where id = $1 and (max_uses is null or used_count < max_uses) returning id`,
);

/** Counts one use; false when there was none left. */
export async function takeUse(door: Rows, id: string): Promise<boolean> {
  return (await door.rows(take, [id])).length > 0;
}

const giveBack = statement(
  'discounts.giveBack',
  'update discounts set used_count = used_count - 1 where id = $1 and used_count > 0',
);

export async function giveBackUse(door: Rows, id: string): Promise<void> {
  await door.rows(giveBack, [id]);
}
