import type { FloorTable } from '../tables/contract.ts';
import type { Window } from './evening.ts';

/** People who are at a table now, and until when they are likely to be. */
export interface Party extends Window {
  guests: number;
  /** They had reserved. */
  booked: boolean;
}

type Seat = Pick<FloorTable, 'id' | 'number' | 'capacity' | 'status' | 'joinedTo' | 'bill'>;

/** As the server has it for whom it seats next: nobody gets up within half an hour just because their time is over. */
const leastMs = 30 * 60_000;

/**
 * Who is at the tables now. Where nobody has counted them they are as many as had reserved, or as the seats that they take.
 * `seated`: the tables at which people sit who had reserved. `minutes`: how long people sit in this house.
 */
export function partiesNow(
  tables: readonly Seat[],
  seated: readonly { tableId: string; guests: number }[],
  { now, minutes }: { now: number; minutes: number },
): Party[] {
  return tables.filter(isTaken).map((table) => {
    const since = table.bill ? Math.min(now, Date.parse(table.bill.since)) : now;
    const reserved = seated.find(({ tableId }) => tableId === table.id);
    return {
      since,
      until: Math.max(now + leastMs, since + minutes * 60_000),
      guests: table.bill?.people ?? reserved?.guests ?? seatsTogether(table, tables),
      booked: reserved !== undefined,
    };
  });
}

/** The people of a table that was joined to another one are counted there. */
const isTaken = ({ status, bill, joinedTo }: Seat) => joinedTo === null && (status === 'ocupado' || bill !== null);

function seatsTogether({ capacity, bill }: Seat, tables: readonly Seat[]): number {
  const joined = tables.filter(({ number }) => bill?.joined?.includes(number));
  return joined.reduce((sum, each) => sum + each.capacity, capacity);
}
