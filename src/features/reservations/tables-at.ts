import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { TableAt } from './asked/contract.ts';
import { promise, sitting } from './free-tables.ts';
import { type At, type Left, type Wanted, whatIsLeft } from './free-times.ts';
import { admitTime } from './rules.ts';
import { leastStayMinutes, sittingMinutes } from './sitting-now.ts';
import { spanOf } from './span.ts';

const asks = { span: 'tstzrange($2, $3)', now: '$4', sittingMinutes: '$5', except: '$6::uuid' };
const tablesAt = statement(
  'reservations.tablesAt',
  `select t.id, t.number, t.capacity as seats, p.name, p.purged, p.time, s.until
   from tables t
   left join lateral (
     select r.customer_name as name, r.purged_at is not null as purged, to_char(r.time, 'HH24:MI') as time ${promise(asks)}
     order by r.during limit 1) p on true
   left join lateral (${sitting(asks)}) s on true
   where t.restaurant_id = $1 and t.deleted_at is null order by t.number`,
);

interface Row {
  id: string;
  number: number;
  seats: number;
  name: string | null;
  purged: boolean | null;
  time: string | null;
  until: string | null;
}

/** Of those who stay only this long, who were to be gone by now, nothing says when they go. */
const leastMs = leastStayMinutes * 60_000;

/** Each table at a time that is wished for, and, where what is wished for cannot be had then, when it can. */
export async function readTablesAt(
  scope: Scope,
  wanted: Wanted,
  at: At,
): Promise<{ tables: TableAt[]; left: Left | null }> {
  const { venue, now } = at;
  const { from, to } = spanOf(wanted, venue);
  const span = [from.toISOString(), to.toISOString(), now.toISOString()];
  const stay = sittingMinutes(venue.reservationMinutes);
  const rows = await scope.rows<Row>(tablesAt, [scope.restaurantId, ...span, stay, wanted.id ?? null]);
  const tables = rows.map(({ id, number, seats, name, purged, time, until }): TableAt => {
    const promised = time === null ? null : { customerName: name ?? '', purged: purged ?? false, time };
    const seated = until === null ? null : { until: Date.parse(until) - +now > leastMs ? until : null };
    return { id, number, seats, short: Math.max(0, wanted.guests - seats), promised, seated };
  });
  const isFree = tables.some(({ id, promised, seated, short }) =>
    wanted.tableId ? id === wanted.tableId && !promised : !promised && !seated && short === 0,
  );
  return { tables, left: isFree || !isAdmitted(wanted, at) ? null : await whatIsLeft(scope, wanted, at) };
}

function isAdmitted(wanted: Wanted, { venue, now }: At): boolean {
  try {
    admitTime(wanted, venue, now, 'staff');
    return true;
  } catch {
    return false;
  }
}
