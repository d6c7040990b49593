import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { leastStayMinutes, sittingMinutes } from './sitting-now.ts';
import type { Venue } from './store.ts';

/** The parameters of a statement that asks which table is free: where it keeps what. */
interface Asks {
  /** An expression of a tstzrange. */
  span: string;
  now: string;
  sittingMinutes: string;
  /** A reservation that is in nobody's way: the one that is being changed. */
  except?: string;
}

/** The reservations `r` of others that hold table `t` of restaurant $1 within a span. */
export function promise({ span, except }: Pick<Asks, 'span' | 'except'>): string {
  return `from reservations r where r.restaurant_id = $1 and r.table_id = t.id and r.status <> 'cancelada'
      ${except ? `and r.id is distinct from ${except}` : ''} and r.during && ${span}`;
}

const unpromised = (asks: Pick<Asks, 'span' | 'except'>) => `not exists (select ${promise(asks)})`;

/**
 * Until when whoever sits at table `t` now is expected to stay, if that reaches into a span. They came when their bill was opened, stay as
 * long as guests do, and never get up within the next half hour just because their time is over. `sittingAt` says the same to screens.
 */
export function sitting({ span, now, sittingMinutes }: Asks): string {
  return `select until from (
      select greatest(coalesce(min(opened_at), ${now}::timestamptz) + make_interval(mins => ${sittingMinutes}::int),
        ${now}::timestamptz + interval '${leastStayMinutes} minutes') as until
      from bills where restaurant_id = $1 and table_id = t.id and closed_at is null
      having t.status = 'ocupado' or min(opened_at) is not null) sitting
    where ${span} && tstzrange(${now}::timestamptz, until)`;
}

const unseated = (asks: Asks) => `not exists (${sitting(asks)})`;

/** What is asked for: a table by its id, or any that has the seats for as many guests. Both are expressions. */
interface Wanted extends Asks {
  tableId?: string;
  guests: string;
}

/** That table `t` can be reserved: one that is named unless it is promised; of the others one with the seats where nobody sits either. */
export function reservable({ tableId = 'null', guests, ...asks }: Wanted): string {
  return `${unpromised(asks)} and (t.id = ${tableId} or ${tableId}::uuid is null and t.capacity >= ${guests} and ${unseated(asks)})`;
}

const wanted = { guests: '$3', span: 'tstzrange($4, $5)', now: '$6', sittingMinutes: '$7', except: '$2' };
const smallestFree = statement(
  'reservations.smallestFree',
  `select t.id from tables t
   where t.restaurant_id = $1 and t.deleted_at is null and ${reservable(wanted)}
   order by t.capacity, t.number limit 1`,
);

/** The smallest table that has room for a reservation from one instant to another, or none: refused. */
export async function smallestFreeTable(
  tx: TransactionScope,
  { id, guests, from, to }: { id: string; guests: number; from: string; to: string },
  { venue, now }: { venue: Venue; now: Date },
): Promise<string> {
  const floor = [now.toISOString(), sittingMinutes(venue.reservationMinutes)];
  const [found] = await tx.rows<{ id: string }>(smallestFree, [tx.restaurantId, id, guests, from, to, ...floor]);
  if (!found) throw new CodedError('no_table_free');
  return found.id;
}
