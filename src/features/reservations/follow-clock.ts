import type { SystemTransaction } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { formatClock, formatDay } from '#lib/days.ts';
import { CodedError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import type { When } from './opening.ts';
import { firstOverlap, movedSpan, type Span } from './span.ts';

interface Stored extends When {
  id: string;
  customerName: string;
  tableId: string | null;
  cancelled: boolean;
  startsAt: string;
  endsAt: string;
}
type Held = Omit<Stored, 'startsAt' | 'endsAt'> & Span;

const columns = `r.id, r.customer_name as "customerName", r.table_id as "tableId", r.status = 'cancelada' as cancelled, r.date, to_char(r.time, 'HH24:MI') as time,
  lower(r.during) as "startsAt", upper(r.during) as "endsAt"`;

// A table is held until the end of the day after its date at most, and clocks are a day apart at most: an earlier date is over by both.
const lockRecent = statement(
  'reservations.lockRecent',
  `select ${columns} from reservations r
   where r.restaurant_id = $1 and r.date >= ($2::timestamptz at time zone 'UTC')::date - 3
   order by r.id for update`,
);

const lockInTheWay = statement(
  'reservations.lockInTheWay',
  `select ${columns} from reservations r
   where r.restaurant_id = $1 and r.id <> all($2::uuid[]) and r.id in (
     select other.id from unnest($3::uuid[], $4::timestamptz[], $5::timestamptz[]) as moved(table_id, from_at, to_at)
     join reservations other on other.restaurant_id = $1 and other.table_id = moved.table_id and other.status <> 'cancelada'
       and other.during && tstzrange(moved.from_at, moved.to_at))
   order by r.id for update`,
);

// Each row is held against all others as it is written: none may come to where another one has yet to leave.
const setAside = statement(
  'reservations.setAside',
  `update reservations set during = tstzrange(lower(during) + interval '400 years', upper(during) + interval '400 years'),
     one_per_number = false
   where restaurant_id = $1 and id = any($2::uuid[])`,
);

const put = statement(
  'reservations.putByClock',
  `update reservations r set during = tstzrange(moved.from_at, moved.to_at)
   from unnest($2::uuid[], $3::timestamptz[], $4::timestamptz[]) as moved(id, from_at, to_at)
   where r.restaurant_id = $1 and r.id = moved.id`,
);

interface NewClock {
  from: string;
  to: string;
  now: Date;
  locale: Locale;
}

/**
 * Holds what was promised for an hour of the wall at that hour of the corrected clock. Whoever saves holds the restaurant's row, which
 * each promise that is being made reads as it stands. What is over by both clocks stays, unless one that moves would run into it.
 */
export async function reservationsFollowClock(door: SystemTransaction, id: string, clock: NewClock): Promise<void> {
  const byNewClock = (held: Held) => ({ ...held, ...movedSpan(held, clock) });
  const recent = (await door.rows<Stored>(lockRecent, [id, clock.now.toISOString()])).map(asHeld);
  let moved: Held[] = [];
  let next = recent.filter((held) => held.to > clock.now || byNewClock(held).to > clock.now);
  while (next.length > 0) {
    const further = next.map(byNewClock);
    moved = [...moved, ...further];
    const holding = further.filter(({ cancelled }) => !cancelled);
    const values = [holding.map(({ tableId }) => tableId), ...instantsOf(holding)];
    next = (await door.rows<Stored>(lockInTheWay, [id, idsOf(moved), ...values])).map(asHeld);
  }
  if (moved.length === 0) return;
  refuseOverlap(moved, clock.locale);
  await door.rows(setAside, [id, idsOf(moved)]);
  await door.rows(put, [id, idsOf(moved), ...instantsOf(moved)]);
  await door.changed(id, 'reservations');
}

const asHeld = ({ startsAt, endsAt, ...rest }: Stored): Held => ({
  ...rest,
  from: new Date(startsAt),
  to: new Date(endsAt),
});
const idsOf = (held: Held[]) => held.map(({ id }) => id);
const instantsOf = (held: Span[]) => [
  held.map(({ from }) => from.toISOString()),
  held.map(({ to }) => to.toISOString()),
];

/** Where clocks are put forward or back, hours of the wall that were apart may come to lie over one another. */
function refuseOverlap(moved: Held[], locale: Locale): void {
  const overlap = firstOverlap(moved.filter(({ cancelled }) => !cancelled));
  if (!overlap) return;
  const [first, second] = overlap.map(({ date, time, customerName }) =>
    [formatDay(date, locale, 'short'), formatClock(time, locale), customerName].filter(Boolean).join(', '),
  );
  throw new CodedError('reservations_overlap', { first, second });
}
