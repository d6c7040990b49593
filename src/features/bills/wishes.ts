import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { storedCharges, storedDiscount } from '../orders/order-columns.ts';
import type { Wishes } from './bill.ts';

/** SQL: what stands of the bill that `of` names, as JSON. */
export const wishesJson = (of: string) => `json_build_object('feeDeclined', ${of}.fee_declined, 'couvert',
    case when ${of}.couvert_people is not null
      then json_build_object('people', ${of}.couvert_people, 'cents', ${of}.couvert_cents) end,
    'charges', ${storedCharges(of)}, 'discount', ${storedDiscount(of)})`;

const read = statement(
  'bills.wishes',
  `select ${wishesJson('b')} as wishes from bills b where b.restaurant_id = $1 and b.id = $2`,
);

export async function wishesOf(scope: Scope | TransactionScope, billId: string): Promise<Wishes> {
  const [found] = await scope.rows<{ wishes: Wishes }>(read, [scope.restaurantId, billId]);
  if (!found) throw new Error(`No bill ${billId}`);
  return found.wishes;
}

const write = statement(
  'bills.writeWishes',
  `update bills set fee_declined = $3, couvert_people = $4::smallint, couvert_cents = $5, revision = revision + 1,
     couvert_day = case when $4::smallint is null then null when $6 then $7::date else couvert_day end,
     couvert_artist = case when $4::smallint is null then null when $6 then $8 else couvert_artist end
   where restaurant_id = $1 and id = $2`,
);

const writeAll = statement(
  'bills.writeDecided',
  `update bills set fee_declined = $3, couvert_people = $4::smallint, couvert_cents = $5, custom_charges = $6::jsonb, discount_type = $7,
     discount_value = $8, revision = revision + 1 where restaurant_id = $1 and id = $2`,
);

/** Of a bill whose row is locked: all that stands of it. Whose couvert it was stays, as it does on closing. */
export async function writeDecided(tx: TransactionScope, id: string, wishes: Wishes): Promise<void> {
  const { feeDeclined, couvert, charges, discount } = wishes;
  const asked = [feeDeclined, couvert?.people ?? null, couvert?.cents ?? null];
  const decided = [JSON.stringify(charges), discount?.type ?? null, discount?.value ?? null];
  await tx.rows(writeAll, [tx.restaurantId, id, ...asked, ...decided]);
}

/** Whose couvert it is: that of an artist's day, or of no day. */
interface CouvertOf {
  day: string | null;
  artist: string | null;
}

/** What guests ask for, of a bill whose row is locked. Whose couvert it is stays as it was unless it is said. */
export async function writeWishes(
  tx: TransactionScope,
  id: string,
  { feeDeclined, couvert }: Pick<Wishes, 'feeDeclined' | 'couvert'>,
  of?: CouvertOf,
): Promise<void> {
  const wanted = [feeDeclined, couvert?.people ?? null, couvert?.cents ?? null];
  await tx.rows(write, [tx.restaurantId, id, ...wanted, of !== undefined, of?.day ?? null, of?.artist ?? null]);
}
