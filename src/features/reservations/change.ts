import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { isWholePhone } from '#lib/phone.ts';
import { businessDayOf } from '../restaurants/business-day.ts';
import type { InputOf } from '../serves.ts';
import type { GuestRequest } from './asked/contract.ts';
import type { Reservation, reservations } from './contract.ts';
import { smallestFreeTable } from './free-tables.ts';
import { releaseTable } from './outcome.ts';
import { admitTime, type LetterKind, tableTaken } from './rules.ts';
import { spanOf } from './span.ts';
import { holdVenue, lockReservation, readReservation, type Venue } from './store.ts';
import { letterNow } from './tell-later.ts';

export interface Change extends InputOf<typeof reservations.setStatus> {
  /** Absent: the guest, the time and, while it is there, the table stay as they are. */
  asked?: GuestRequest & { tableId: string | null; anyway: boolean; customerNote?: string | undefined };
  now: Date;
}

interface Changed {
  after: Reservation;
  /** What the guest is told at once. */
  letter: LetterKind | null;
}

const named = statement(
  'reservations.named',
  'select number from tables where restaurant_id = $1 and id = $2 and deleted_at is null',
);

/** Those who move to one table take turns: two at once would each wait for the other at the exclusion constraint, a deadlock. */
const lockTable = statement('reservations.lockTarget', `${named.text} for no key update`);

const write = statement(
  'reservations.write',
  `update reservations set table_id = $3, status = $4, guests = $5, during = tstzrange($6, $7), date = $8, time = $9,
     customer_name = $10, customer_email = $11, customer_phone = $12, purged_at = case when $10 = '' then purged_at end,
     outcome = case when $13 then outcome end, outcome_at = case when $13 then outcome_at end,
     outcome_by = case when $13 then outcome_by end, status_before = case when $13 then status_before end,
     promised_night = $14, customer_note = $15,
     one_per_number = one_per_number and status <> 'cancelada' and during = tstzrange($6, $7) and customer_phone = $12,
     guest_cancelled_at = case when $4 = 'cancelada' then guest_cancelled_at end, revision = revision + 1
   where restaurant_id = $1 and id = $2`,
);

/** The exclusion constraint: someone else holds the table at that time. */
const taken = '23P01';
const mostTries = 50;

/** Rewrites a reservation. Another table or time is taken only if it is free, which the database has the last word on. */
export async function changeReservation(scope: Scope, change: Change): Promise<Changed> {
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
      throw tableTaken(table?.number ?? '');
    }
  }
}

async function once(tx: TransactionScope, change: Change): Promise<Changed> {
  const { id, status, now } = change;
  const venue = await holdVenue(tx, now);
  const before = await lockReservation(tx, id);
  // Confirmed twice is confirmed: whoever repeats a tap after a lost answer is told that it is done.
  if (!change.asked && before.status === status && !before.outcome) return { after: before, letter: null };
  if (before.revision !== change.revision) throw new CodedError('stale_revision', { revision: before.revision });

  const asked = change.asked ?? before;
  const moved = asked.date !== before.date || asked.time !== before.time;
  if (moved) admitTime(asked, venue, now, 'staff', change.asked?.anyway);
  refuseHalfPhone(asked, before);
  const span = moved ? spanOf(asked, venue) : { from: new Date(before.startsAt), to: new Date(before.endsAt) };
  const times: [string, string] = [span.from.toISOString(), span.to.toISOString()];
  const tableId = await tableFor(tx, { ...change, venue }, asked, before, times);
  // Whoever only answers "confirmed" or "cancelled" takes back what was noted of the guests' coming.
  const keepsOutcome = change.asked !== undefined && before.status === status;
  await tx.rows(write, [
    tx.restaurantId,
    id,
    tableId,
    status,
    asked.guests,
    ...times,
    asked.date,
    asked.time,
    asked.customerName,
    asked.customerEmail,
    asked.customerPhone,
    keepsOutcome,
    moved ? businessDayOf(asked, venue) : before.promisedNight,
    asked.customerNote ?? before.customerNote,
  ]);
  if (before.outcome === 'arrived' && !keepsOutcome && before.tableId) await releaseTable(tx, before.tableId);
  await tx.changed('reservations', id);
  const after = await readReservation(tx, id);
  if (!after) throw new CodedError('reservation_not_found');
  return { after, letter: await letterNow(tx, before, after, now) };
}

/** A number that was noted before such ones were refused keeps nobody from moving its guests. */
function refuseHalfPhone({ customerPhone }: GuestRequest, before: Reservation): void {
  if (customerPhone === before.customerPhone || isWholePhone(customerPhone)) return;
  throw new CodedError('invalid_input', { fields: [{ path: 'customerPhone', message: 'fields.phone_whole' }] });
}

async function tableFor(
  tx: TransactionScope,
  change: Change & { venue: Venue },
  asked: { tableId: string | null; guests: number },
  before: Reservation,
  [from, to]: [string, string],
): Promise<string | null> {
  const { id, status } = change;
  if (status === 'cancelada') return before.tableId;
  const tableId = asked.tableId ?? (await smallestFreeTable(tx, { id, guests: asked.guests, from, to }, change));
  const [table] = await tx.rows(lockTable, [tx.restaurantId, tableId]);
  if (!table) throw new CodedError('table_not_found');
  return tableId;
}
