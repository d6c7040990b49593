import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import type { When } from './opening.ts';

/** The reservations `r` of restaurant $1 that guests with a number hold within a span. All are expressions. */
export function heldByNumber({
  phone,
  span,
  except = 'null',
}: {
  phone: string;
  span: string;
  except?: string;
}): string {
  return `from reservations r where r.restaurant_id = $1 and r.status <> 'cancelada' and r.customer_phone <> ''
      and dialled_number(r.customer_phone) = dialled_number(${phone}) and r.id is distinct from ${except}::uuid and r.during && ${span}`;
}

/** When their reservation is, as `heldByNumber` has found it. */
export const whenHeld = `r.date, to_char(r.time, 'HH24:MI') as time`;

const held = statement(
  'reservations.heldByNumber',
  `select ${whenHeld} ${heldByNumber({ phone: '$2', span: 'tstzrange($3, $4)', except: '$5' })} order by r.during limit 1`,
);

/** When guests with this number have reserved already within a span; null where they have not. */
export async function alreadyHeld(
  scope: Scope,
  { phone, from, to, id }: { phone: string; from: Date; to: Date; id?: string | undefined },
): Promise<When | null> {
  const values = [scope.restaurantId, phone, from.toISOString(), to.toISOString(), id ?? null];
  const [found] = await scope.rows<When>(held, values);
  return found ?? null;
}

/** They have a table at that time: its moment is said, and nothing else of it. */
export const sameGuest = ({ date, time }: When) =>
  new CodedError('reservation_same_guest', { bookedOn: date, bookedAt: time });
