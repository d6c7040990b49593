import type { FloorTable } from '../tables/contract.ts';
import type { Window } from './evening.ts';
import { sittingAt } from './sitting-now.ts';

/** People who are at a table now, and until when they are likely to be. */
export interface Party extends Window {
  guests: number;
  /** They had reserved. */
  booked: boolean;
}

type Seat = Pick<FloorTable, 'id' | 'number' | 'capacity' | 'status' | 'joinedTo' | 'bill'>;

/**
 * Who is at the tables now. Where nobody has counted them they are as many as had reserved, or as the seats that they take.
 * `seated`: the tables at which people sit who had reserved. `minutes`: how long people sit in this house.
 */
export function partiesNow(
  tables: readonly Seat[],
  seated: readonly { tableId: string; guests: number }[],
  { now, minutes }: { now: number; minutes: number },
): Party[] {
  // The people of a table that was joined to another one are counted there.
  const apart = tables.filter(({ joinedTo }) => joinedTo === null);
  return apart.flatMap((table) => {
    const sitting = sittingAt(table, { now, minutes });
    if (!sitting) return [];
    const reserved = seated.find(({ tableId }) => tableId === table.id);
    return {
      since: sitting.since,
      until: sitting.until,
      guests: table.bill?.people ?? reserved?.guests ?? seatsTogether(table, tables),
      booked: reserved !== undefined,
    };
  });
}

function seatsTogether({ capacity, bill }: Seat, tables: readonly Seat[]): number {
  const joined = tables.filter(({ number }) => bill?.joined?.includes(number));
  return joined.reduce((sum, each) => sum + each.capacity, capacity);
}
