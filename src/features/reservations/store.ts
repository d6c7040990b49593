import type { Scope, TransactionScope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { type Statement, statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { businessDayOf, businessDayWall } from '../restaurants/business-day.ts';
import type { HouseHours } from '../restaurants/hours.ts';
import type { Reservation } from './contract.ts';
import type { When } from './opening.ts';
import { isToCome } from './rules.ts';

/** What the restaurant says about reservations, as it stands now. */
export interface Venue extends HouseHours {
  name: string;
  slug: string;
  address: string;
  phone: string;
  email: string;
  timezone: string;
  reservationMinutes: number;
  takesReservations: boolean;
}

const venue = statement(
  'reservations.venue',
  `select name, slug, address, phone, public_email(owner_id, email) as email, timezone, opening_hours as "openingHours", special_days as "specialDays", reservation_minutes as "reservationMinutes",
     active and subscription_open(id, $2) as "takesReservations"
   from restaurants where id = $1`,
);

export function readVenue(scope: Scope, now: Date): Promise<Venue> {
  return venueBy(venue, scope, now);
}

const hold = statement('reservations.holdVenue', `${venue.text} for key share`);

/** As it stands until the transaction ends. Held before any reservation: that is the order of whoever corrects its clock. */
export function holdVenue(tx: TransactionScope, now: Date): Promise<Venue> {
  return venueBy(hold, tx, now);
}

async function venueBy(read: Statement, scope: Scope | TransactionScope, now: Date): Promise<Venue> {
  const [found] = await scope.rows<Venue>(read, [scope.restaurantId, now.toISOString()]);
  if (!found) throw new Error(`No restaurant ${scope.restaurantId}`);
  return found;
}

const columns = `r.id, t.id as "tableId", t.number as "tableNumber", t.capacity as "tableSeats", r.customer_name as "customerName",
  r.customer_email as "customerEmail", r.customer_phone as "customerPhone", r.customer_note as "customerNote", r.status, r.date,
  to_char(r.time, 'HH24:MI') as time, r.promised_night as "promisedNight", r.guests, lower(r.during) as "startsAt", upper(r.during) as "endsAt",
  r.outcome, r.outcome_at as "outcomeAt", r.status_before as "statusBefore", r.guest_cancelled_at as "guestCancelledAt",
  r.purged_at is not null as purged, r.created_at as "createdAt", r.revision`;
const table = `left join tables t on t.restaurant_id = r.restaurant_id and t.id = r.table_id and t.deleted_at is null`;

const ofDay = statement(
  'reservations.ofDay',
  `select ${columns} from reservations r ${table}
   where r.restaurant_id = $1 and r.date between $2::timestamp::date and $3::timestamp::date
     and r.date + r.time >= $2::timestamp and r.date + r.time < $3::timestamp
   order by r.date, r.time, t.number nulls last, r.id`,
);

/** The reservations of a business day, those after its midnight last. */
export function reservationsOfDay(scope: Scope, day: string, hours: HouseHours): Promise<Reservation[]> {
  const { since, until } = businessDayWall(day, hours);
  return scope.rows<Reservation>(ofDay, [scope.restaurantId, since, until]);
}

const one = statement(
  'reservations.one',
  `select ${columns} from reservations r ${table} where r.restaurant_id = $1 and r.id = $2`,
);

export async function readReservation(scope: Scope | TransactionScope, id: string): Promise<Reservation | null> {
  const [found] = await scope.rows<Reservation>(one, [scope.restaurantId, id]);
  return found ?? null;
}

const lock = statement('reservations.lock', 'select from reservations where restaurant_id = $1 and id = $2 for update');

/** A reservation that nobody else changes until the transaction ends. */
export async function lockReservation(tx: TransactionScope, id: string): Promise<Reservation> {
  const locked = await tx.rows(lock, [tx.restaurantId, id]);
  const found = locked.length > 0 ? await readReservation(tx, id) : null;
  if (!found) throw new CodedError('reservation_not_found');
  return found;
}

const guest = statement(
  'reservations.guest',
  'select locale, guest_key as key from reservations where restaurant_id = $1 and id = $2',
);

export interface Guest {
  /** The language in which they asked. */
  locale: Locale;
  /** What the link to their booking names it by. It is for them alone: the staff are not told it. */
  key: string;
}

/** What the letters to a guest go by. */
export async function readGuest(scope: Scope | TransactionScope, id: string): Promise<Guest> {
  const [found] = await scope.rows<Guest>(guest, [scope.restaurantId, id]);
  if (!found) throw new CodedError('reservation_not_found');
  return found;
}

const byGuestKey = statement(
  'reservations.byGuestKey',
  `select ${columns} from reservations r ${table} where r.restaurant_id = $1 and r.guest_key = $2 and r.purged_at is null`,
);

export async function reservationByKey(scope: Scope, key: string): Promise<Reservation | null> {
  const [found] = await scope.rows<Reservation>(byGuestKey, [scope.restaurantId, key]);
  return found ?? null;
}

const pending = statement(
  'reservations.pending',
  `select date, to_char(time, 'HH24:MI') as time, count(*)::int as count from reservations
   where restaurant_id = $1 and status = 'pendente' and date + time >= $2::timestamp and date >= $2::timestamp::date
   group by date, time order by date, time`,
);

/** The business days from `today` on with requests that nobody has answered. */
export async function pendingDays(scope: Scope, today: string, hours: HouseHours) {
  const { since } = businessDayWall(today, hours);
  const found = await scope.rows<When & { count: number }>(pending, [scope.restaurantId, since]);
  const counts = new Map<string, number>();
  for (const { count, ...when } of found) {
    const date = businessDayOf(when, hours);
    counts.set(date, (counts.get(date) ?? 0) + count);
  }
  return [...counts].map(([date, count]) => ({ date, count }));
}

const toCome = statement(
  'reservations.toCome',
  `select ${columns} from reservations r ${table} where r.restaurant_id = $1 and r.date >= $2::date - 1 order by r.date, r.time, r.id`,
);

/** Whose guests are still expected, the nearest first. */
export async function reservationsToCome(scope: Scope, today: string, now: Date): Promise<Reservation[]> {
  const found = await scope.rows<Reservation>(toCome, [scope.restaurantId, today]);
  return found.filter((reservation) => isToCome(reservation, now));
}

const coming = statement(
  'reservations.coming',
  `select id, customer_name as "customerName", customer_phone as "customerPhone", date, to_char(time, 'HH24:MI') as time
   from reservations where restaurant_id = $1 and date >= $2::date - 1 and purged_at is null
   order by date, time, id`,
);
export type ComingReservation = Pick<Reservation, 'id' | 'customerName' | 'customerPhone' | 'date' | 'time'>;

export function comingReservations(scope: Scope, today: string): Promise<ComingReservation[]> {
  return scope.rows<ComingReservation>(coming, [scope.restaurantId, today]);
}

export interface NearTable {
  tableId: string;
  customerName: string;
  customerNote: string;
  time: string;
  guests: number;
  startsAt: string;
}
export type SeatedTable = Pick<NearTable, 'tableId' | 'customerName' | 'customerNote' | 'guests'>;

const near = statement(
  'reservations.near',
  `select distinct on (table_id) table_id as "tableId", customer_name as "customerName", customer_note as "customerNote", to_char(time, 'HH24:MI') as time,
     guests, lower(during) as "startsAt"
   from reservations
   where restaurant_id = $1 and status = 'confirmada' and outcome is null and table_id is not null and date between $3::date - 1 and $3::date + 1
     and during && tstzrange($2::timestamptz, $2::timestamptz + interval '2 hours')
   order by table_id, during`,
);

/** Each table's confirmed reservation that has begun or begins within two hours, and whose guests are still to come. */
export function nearTables(scope: Scope, now: Date, today: string): Promise<NearTable[]> {
  return scope.rows<NearTable>(near, [scope.restaurantId, now.toISOString(), today]);
}

const seated = statement(
  'reservations.seated',
  `select distinct on (r.table_id) r.table_id as "tableId", r.customer_name as "customerName", r.customer_note as "customerNote", r.guests
   from reservations r join tables t on t.restaurant_id = $1 and t.id = r.table_id and t.status = 'ocupado'
   where r.restaurant_id = $1 and r.outcome = 'arrived' and r.outcome_at > $2::timestamptz - interval '4 hours'
     and r.date between $3::date - 1 and $3::date + 1
     and not exists (select from bills b where b.restaurant_id = $1 and b.table_id = r.table_id and b.closed_at > r.outcome_at)
   order by r.table_id, r.outcome_at desc`,
);

/** Who of those who had reserved sits where: until their bill is closed or their table set free. */
export function seatedTables(scope: Scope, now: Date, today: string): Promise<SeatedTable[]> {
  return scope.rows<SeatedTable>(seated, [scope.restaurantId, now.toISOString(), today]);
}

const purgedAtOnce = 1_000;

// Nowhere is it more than a day later than by UTC: that bound is what the index is walked by, each house's own clock decides.
const purge = statement(
  'reservations.purge',
  `with due as (
     select r.restaurant_id, r.id from reservations r
     where r.purged_at is null and r.date < ($1::timestamptz at time zone 'UTC')::date - $2::int + 1
       and r.date < ($1::timestamptz at time zone (select h.timezone from restaurants h where h.id = r.restaurant_id))::date - $2::int
     order by r.date limit ${purgedAtOnce}
   ), purged as (
     update reservations r set customer_name = '', customer_email = '', customer_phone = '', customer_note = '', request_key = null,
       request_hash = null, purged_at = $1
     from due where r.restaurant_id = due.restaurant_id and r.id = due.id
     returning r.id
   ) select count(*)::int as count from purged`,
);

/** Takes guests' names, e-mails and phones, and what was noted of them, out of reservations of every restaurant whose day is longer ago than that. */
export async function purgeContacts(system: SystemDoor, now: Date, days: number): Promise<number> {
  for (let all = 0; ; ) {
    const [answer] = await system.rows<{ count: number }>(purge, [now.toISOString(), days]);
    all += answer?.count ?? 0;
    if ((answer?.count ?? 0) < purgedAtOnce) return all;
  }
}
