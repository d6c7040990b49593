import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { businessDayAt, businessDayOf } from '../restaurants/business-day.ts';
import type { InputOf } from '../serves.ts';
import { takeTable, untakeTable } from '../tables/occupancy.ts';
import type { Reservation, reservations } from './contract.ts';
import { smallestFreeTable } from './free-tables.ts';
import { lockReservation, readReservation, type Venue } from './store.ts';

/** What staff say became of a reservation. */
interface Statement {
  by: string;
  venue: Venue;
  now: Date;
}
type Arrival = InputOf<typeof reservations.arrive> & Statement;
type NoShow = InputOf<typeof reservations.missed> & Statement;

const lockTable = statement(
  'reservations.lockTable',
  `select number, status from tables where restaurant_id = $1 and id = $2 and deleted_at is null for update`,
);

const openBill = statement(
  'reservations.openBill',
  'select from bills where restaurant_id = $1 and table_id = $2 and closed_at is null',
);

const write = statement(
  'reservations.writeOutcome',
  `update reservations set outcome = $3, outcome_at = $4, outcome_by = $5, table_id = $6, status_before = status, revision = revision + 1,
     status = case $3 when 'arrived' then 'confirmada' else 'cancelada' end
   where restaurant_id = $1 and id = $2`,
);

/** Notes that the guests have come and seats them: at the table that was kept, or at the one that staff name now. */
export async function recordArrival(scope: Scope, arrival: Arrival): Promise<Reservation> {
  let number: number | undefined;
  try {
    return await scope.transaction(async (tx) => {
      const before = await lockReservation(tx, arrival.id);
      if (before.outcome === 'arrived') return before;
      refuseStale(before, arrival);
      const now = arrival.now.getTime();
      const running = Date.parse(before.startsAt) <= now && now < Date.parse(before.endsAt);
      const { venue } = arrival;
      const today = businessDayAt(arrival.now, venue, venue.timezone);
      if (businessDayOf(before, venue) !== today && !running) throw new CodedError('reservation_not_due');

      const tableId = arrival.tableId ?? before.tableId ?? (await smallestFreeTable(tx, heldBy(before), arrival));
      const [table] = await tx.rows<{ number: number; status: string }>(lockTable, [tx.restaurantId, tableId]);
      if (!table) throw new CodedError('table_not_found');
      number = table.number;
      const sat = table.status === 'ocupado' || (await tx.rows(openBill, [tx.restaurantId, tableId])).length > 0;
      if (sat && !arrival.theirs) throw new CodedError('reservation_table_occupied', { number });
      if (await takeTable(tx, tableId)) await tx.changed('tables', tableId, tableId);
      return save(tx, arrival, 'arrived', tableId);
    });
  } catch (error) {
    if ((error as { code?: string }).code !== '23P01') throw error;
    throw new CodedError('reservation_table_taken', { number: number ?? '' });
  }
}

/** Notes that nobody came: the reservation is closed, and its table can be promised again. */
export function recordNoShow(scope: Scope, noShow: NoShow): Promise<Reservation> {
  return scope.transaction(async (tx) => {
    const before = await lockReservation(tx, noShow.id);
    if (before.outcome === 'no_show') return before;
    refuseStale(before, noShow);
    if (before.outcome === 'arrived') throw new CodedError('stale_revision', { revision: before.revision });
    if (Date.parse(before.startsAt) > noShow.now.getTime()) throw new CodedError('reservation_not_due');
    return save(tx, noShow, 'no_show', before.tableId);
  });
}

/** Guests who were only thought to have come: the table is free again, unless something was ordered there. */
export async function releaseTable(tx: TransactionScope, tableId: string): Promise<void> {
  const [table] = await tx.rows<{ status: string }>(lockTable, [tx.restaurantId, tableId]);
  if (table?.status !== 'ocupado') return;
  if ((await tx.rows(openBill, [tx.restaurantId, tableId])).length > 0) return;
  await untakeTable(tx, tableId);
  await tx.changed('tables', tableId, tableId);
}

const heldBy = ({ id, guests, startsAt: from, endsAt: to }: Reservation) => ({ id, guests, from, to });

function refuseStale({ revision, status }: Reservation, seen: NoShow): void {
  if (revision !== seen.revision) throw new CodedError('stale_revision', { revision });
  if (status === 'cancelada') throw new CodedError('reservation_cancelled');
}

async function save(
  tx: TransactionScope,
  { id, by, now }: NoShow,
  outcome: 'arrived' | 'no_show',
  tableId: string | null,
): Promise<Reservation> {
  await tx.rows(write, [tx.restaurantId, id, outcome, now.toISOString(), by, tableId]);
  await tx.changed('reservations', id);
  const after = await readReservation(tx, id);
  if (!after) throw new CodedError('reservation_not_found');
  return after;
}
