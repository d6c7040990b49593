import type { SystemDoor, SystemTransaction } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { comesAfter, cut, has, lookedUp, type Position, placed } from '../lists.ts';
import type { Discount, DiscountChange, NewDiscount } from './contract.ts';

const pageSize = 24;
const columns = `d.id, d.code, d.type, d.value, d.starts_on as "startDate", d.ends_on as "endDate",
  d.max_uses as "maxUses", d.used_count as "usedCount", d.active, d.restaurant_id as "restaurantId", r.name as restaurant,
  d.revision, d.created_at as "createdAt"`;
const from = `discounts d left ${lookedUp('restaurants', 'r', 'd.restaurant_id')}`;

const list = statement(
  'platform.discounts',
  `select ${columns}, ${placed('d.created_at', 'd.id')} from ${from}
   where ${comesAfter('d.created_at', 'd.id')} and ${has('d.code', 'r.name')}
   order by d.created_at desc, d.id desc limit ${pageSize + 1}`,
);

export async function listDiscounts(system: SystemDoor, { at, id }: Position, search: string | null) {
  const rows = await system.rows<Discount & { position: string }>(list, [at, id, search]);
  const { page, nextCursor } = cut(rows, pageSize);
  return { discounts: page, nextCursor };
}

const lock = statement('platform.discount', `select ${columns} from ${from} where d.id = $1 for update of d`);

/** The code as it is, held until the transaction ends: no checkout counts a use in between. */
export async function lockDiscount(door: SystemTransaction, id: string): Promise<Discount | null> {
  const [found] = await door.rows<Discount>(lock, [id]);
  return found ?? null;
}

const insert = statement(
  'platform.insertDiscount',
  `insert into discounts (code, type, value, starts_on, ends_on, max_uses, active, restaurant_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
);
const update = statement(
  'platform.updateDiscount',
  `update discounts set code = $1, type = $2, value = $3, starts_on = $4, ends_on = $5, max_uses = $6, active = $7,
     restaurant_id = $8, revision = revision + 1
   where id = $9`,
);

const valuesOf = ({ code, type, value, startDate, endDate, maxUses, active, restaurantId }: NewDiscount) => [
  code,
  type,
  value,
  startDate,
  endDate,
  maxUses,
  active,
  restaurantId,
];

export async function insertDiscount(door: SystemTransaction, discount: NewDiscount): Promise<string> {
  const [added] = await door.rows<{ id: string }>(insert, valuesOf(discount));
  if (!added) throw new Error('The discount was not saved');
  return added.id;
}

export async function updateDiscount(door: SystemTransaction, change: DiscountChange): Promise<void> {
  await door.rows(update, [...valuesOf(change), change.id]);
}
