import { createHash } from 'node:crypto';
import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { businessDayOf } from '../restaurants/business-day.ts';
import type { InputOf } from '../serves.ts';
import type { Reservation, reservations } from './contract.ts';
import { reservable } from './free-tables.ts';
import type { When } from './opening.ts';
import { admitTime, statusTakenBy, tableTaken } from './rules.ts';
import { heldByNumber, sameGuest, whenHeld } from './same-guest.ts';
import { sittingMinutes } from './sitting-now.ts';
import { spanOf } from './span.ts';
import { readReservation, readVenue, type Venue } from './store.ts';

type StaffRequest = InputOf<typeof reservations.create>;

export interface Taking extends StaffRequest {
  locale: Locale;
  /** Null: a guest. */
  by: string | null;
  venue: Venue;
  now: Date;
}

const wanted = { tableId: '$2', guests: '$3', span: 'tstzrange($4, $5)', now: '$15', sittingMinutes: '$16' };

/**
 * Chooses a table and writes the reservation, in one statement. The choice is only a proposal: someone else may take the table at
 * the same moment, and then the exclusion constraint has nothing written, which is answered and not thrown. Nothing is written either
 * when the house's clock and hours are no longer those by which it was admitted; whoever changes them waits for what is being written.
 * Guests with the same number who hold a table then get no second one, unless staff mean it: of two requests at once the constraint knows.
 */
const take = statement(
  'reservations.take',
  `with house as (
     select from restaurants where id = $1 and timezone = $17 and opening_hours = $18 and special_days = $19 for key share
   ), same as (
     select ${whenHeld} ${heldByNumber({ phone: '$10', span: 'tstzrange($4, $5)' })} and not $23::boolean order by r.during limit 1
   ), free as (
     select t.id from house, tables t
     where t.restaurant_id = $1 and t.deleted_at is null and not exists (select from same) and ${reservable(wanted)}
     order by t.capacity, t.number limit 1
   ), made as (
     insert into reservations (restaurant_id, table_id, guests, during, date, time, customer_name, customer_email, customer_phone,
       customer_note, locale, request_key, request_hash, requested_by, promised_night, status, one_per_number)
     select $1, free.id, $3, tstzrange($4, $5), $6, $7, $8, $9, $10, $22, $11, $12, $13, $14, $20, $21, $14::uuid is null from free
     on conflict do nothing
     returning id
   ), told as (
     insert into outbox (restaurant_id, topic, entity_id) select $1, 'reservations', id from made
   )
   select (select id from free) as "tableId", (select id from made) as id, (select to_json(same) from same) as same`,
);

interface Answer {
  tableId: string | null;
  id: string | null;
  /** What these guests hold already. */
  same: When | null;
}

const withKey = statement(
  'reservations.withKey',
  'select id, request_hash as hash from reservations where restaurant_id = $1 and request_key = $2',
);

const exists = statement(
  'reservations.tableExists',
  'select number from tables where restaurant_id = $1 and id = $2 and deleted_at is null',
);

/** No restaurant loses as many races in a row: each lost one means that another table was taken. */
const mostTries = 500;

/** Takes a table that is free, as long as there is one. The same key is the same reservation. */
export async function takeReservation(
  scope: Scope,
  taking: Taking,
): Promise<{ reservation: Reservation; made: boolean }> {
  let { venue } = taking;
  for (let attempt = 1; attempt <= mostTries; attempt += 1) {
    admitTime(taking, venue, taking.now, takerOf(taking), taking.anyway);
    const asked = values(scope, taking, venue);
    const [answer] = await scope.announced<Answer>(take, asked);
    if (answer?.id) return { reservation: await known(scope, answer.id), made: true };
    const earlier = await takenBefore(scope, taking);
    if (earlier) return { reservation: earlier, made: false };
    if (answer?.same) throw sameGuest(answer.same);
    if (answer?.tableId) continue;
    const admittedBy = clockOf(venue).join();
    venue = await readVenue(scope, taking.now);
    if (clockOf(venue).join() === admittedBy) throw await noTable(scope, taking.tableId);
  }
  throw new CodedError('busy');
}

/** What decides whether anybody is received at some time, as the database is asked whether it still holds. */
const clockOf = ({ timezone, openingHours, specialDays }: Venue) => [
  timezone,
  JSON.stringify(openingHours),
  JSON.stringify(specialDays),
];

/** What was made with this key before, if anything; refused when it was something else. */
export async function takenBefore(scope: Scope, taking: StaffRequest) {
  const [found] = await scope.rows<{ id: string; hash: Buffer }>(withKey, [scope.restaurantId, taking.key]);
  if (!found) return null;
  if (!hashOf(taking).equals(found.hash)) throw new CodedError('reservation_key_reused');
  return known(scope, found.id);
}

function hashOf(taking: StaffRequest): Buffer {
  const { customerName, customerEmail, customerPhone, customerNote, date, time, guests, tableId } = taking;
  const sent = [
    customerName,
    customerEmail,
    customerPhone,
    date,
    time,
    guests,
    tableId,
    ...(customerNote ? [customerNote] : []),
  ];
  return createHash('sha256').update(JSON.stringify(sent)).digest();
}

function values(scope: Scope, taking: Taking, venue: Venue): unknown[] {
  const { from, to } = spanOf(taking, venue);
  const { tableId, guests, date, time, customerName, customerEmail, customerPhone, locale, key, by } = taking;
  const span = [from.toISOString(), to.toISOString()];
  const guest = [customerName, customerEmail, customerPhone, locale];
  const floor = [taking.now.toISOString(), sittingMinutes(venue.reservationMinutes)];
  return [
    scope.restaurantId,
    tableId,
    guests,
    ...span,
    date,
    time,
    ...guest,
    key,
    hashOf(taking),
    by,
    ...floor,
    ...clockOf(venue),
    businessDayOf(taking, venue),
    statusTakenBy(takerOf(taking)),
    taking.customerNote,
    taking.anyway,
  ];
}

const takerOf = ({ by }: Taking) => (by === null ? 'guest' : 'staff');

async function known(scope: Scope, id: string): Promise<Reservation> {
  const found = await readReservation(scope, id);
  if (!found) throw new CodedError('reservation_not_found');
  return found;
}

async function noTable(scope: Scope, tableId: string | null): Promise<CodedError> {
  if (tableId === null) return new CodedError('no_table_free');
  const [found] = await scope.rows<{ number: number }>(exists, [scope.restaurantId, tableId]);
  return found ? tableTaken(found.number) : new CodedError('table_not_found');
}
