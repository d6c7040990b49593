import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import type { Asked, Reservation, ReservationStatus } from './contract.ts';
import { admitTime, spanOf } from './rules.ts';
import { readReservation, type Venue } from './store.ts';

export interface Change {
  id: string;
  /** What the person's screen showed. */
  revision: number;
  status: ReservationStatus;
  /** Absent: the guest, the time and, while it is there, the table stay as they are. */
  asked?: Asked & { tableId: string | null };
  venue: Venue;
  now: Date;
}

const lock = statement(
  'reservations.lock',
  'select revision from reservations where restaurant_id = $1 and id = $2 for update',
);

const free = statement(
  'reservations.free',
  `select t.id from tables t
   where t.restaurant_id = $1 and t.deleted_at is null and t.capacity >= $3
     and not exists (
       select from reservations r where r.restaurant_id = $1 and r.table_id = t.id and r.id <> $2 and r.status <> 'cancelada'
         and r.during && tstzrange($4, $5))
   order by t.capacity, t.number limit 1`,
);

const named = statement(
  'reservations.named',
  'select number from tables where restaurant_id = $1 and id = $2 and deleted_at is null',
);

const write = statement(
  'reservations.write',
  `update reservations set table_id = $3, status = $4, guests = $5, during = tstzrange($6, $7), date = $8, time = $9,
     customer_name = $10, customer_email = $11, customer_phone = $12, purged_at = case when $10 = '' then purged_at end,
     revision = revision + 1
   where restaurant_id = $1 and id = $2`,
);

/** The exclusion constraint: someone else holds the table at that time. */
const taken = '23P01';
const mostTries = 50;

/** Rewrites a reservation. Another table or time is taken only if it is free, which the database has the last word on. */
export async function changeReservation(
  scope: Scope,
  change: Change,
): Promise<{ before: Reservation; after: Reservation }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await scope.transaction((tx) => once(tx, change));
    } catch (error) {
      if ((error as { code?: string }).code !== taken) throw error;
      // A table that was only proposed is proposed anew; one that was meant is not exchanged for another.
      const meant = change.asked ? change.asked.tableId : (await readReservation(scope, change.id))?.tableId;
      if (!meant && attempt < mostTries) continue;
      if (!meant) throw new CodedError('busy');
      const [table] = await scope.rows<{ number: number }>(named, [scope.restaurantId, meant]);
      throw new CodedError('reservation_table_taken', { number: table?.number ?? '' });
    }
  }
}

async function once(tx: TransactionScope, change: Change): Promise<{ before: Reservation; after: Reservation }> {
  const { id, status, venue, now } = change;
  const [locked] = await tx.rows<{ revision: number }>(lock, [tx.restaurantId, id]);
  if (!locked) throw new CodedError('reservation_not_found');
  const before = await readReservation(tx, id);
  if (!before) throw new CodedError('reservation_not_found');
  // Confirmed twice is confirmed: whoever repeats a tap after a lost answer is told that it is done.
  if (!change.asked && before.status === status) return { before, after: before };
  if (locked.revision !== change.revision) throw new CodedError('stale_revision', { revision: locked.revision });

  const asked = change.asked ?? before;
  const moved = asked.date !== before.date || asked.time !== before.time;
  if (moved) admitTime(asked, venue, now, 'staff');
  const span = moved
    ? spanOf(asked, venue.timezone, venue.reservationMinutes)
    : { from: new Date(before.startsAt), to: new Date(before.endsAt) };
  const times = [span.from.toISOString(), span.to.toISOString()];
  const tableId = await tableFor(tx, change, asked, before, times);
  await tx.rows(write, [
    ...[tx.restaurantId, id, tableId, status, asked.guests, ...times, asked.date, asked.time],
    ...[asked.customerName, asked.customerEmail, asked.customerPhone],
  ]);
  await tx.changed('reservations', id);
  const after = await readReservation(tx, id);
  if (!after) throw new CodedError('reservation_not_found');
  return { before, after };
}

async function tableFor(
  tx: TransactionScope,
  { id, status }: Change,
  asked: { tableId: string | null; guests: number },
  before: Reservation,
  times: string[],
): Promise<string | null> {
  if (status === 'cancelada') return before.tableId;
  if (asked.tableId !== null) {
    const [table] = await tx.rows(named, [tx.restaurantId, asked.tableId]);
    if (!table) throw new CodedError('table_not_found');
    return asked.tableId;
  }
  const [found] = await tx.rows<{ id: string }>(free, [tx.restaurantId, id, asked.guests, ...times]);
  if (!found) throw new CodedError('no_table_free');
  return found.id;
}
