import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Wishes } from './bill.ts';

/** SQL: what guests asked for of the bill that `of` names, as JSON. */
export const wishesJson = (of: string) => `json_build_object('feeDeclined', ${of}.fee_declined, 'couvert',
    case when ${of}.couvert_people is not null
      then json_build_object('people', ${of}.couvert_people, 'cents', ${of}.couvert_cents) end)`;

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

/** Whose couvert it is: that of an artist's day, or of no day. */
interface CouvertOf {
  day: string | null;
  artist: string | null;
}

/** Of a bill whose row is locked. Whose couvert it is stays as it was unless it is said. */
export async function writeWishes(
  tx: TransactionScope,
  id: string,
  { feeDeclined, couvert }: Wishes,
  of?: CouvertOf,
): Promise<void> {
  const wanted = [feeDeclined, couvert?.people ?? null, couvert?.cents ?? null];
  await tx.rows(write, [tx.restaurantId, id, ...wanted, of !== undefined, of?.day ?? null, of?.artist ?? null]);
}
