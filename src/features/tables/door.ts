import { timingSafeEqual } from 'node:crypto';
import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Caller } from '#features/caller.ts';
import type { ErrorCode } from '#lib/error-codes.ts';
import { refusalOf, standingAt } from './seat.ts';

interface Door {
  number: number;
  /** Who shows it sits here now. */
  sitting: string;
  /** What else those show whose bills were merged into the one that is open there; null, which costs a reading least, at nearly every table. */
  joined: string[] | null;
  /** The tables that those bills, or that one, were moved away from, and those that were joined to theirs. */
  former: number[] | null;
  /** The table that it was joined to: nobody sits here by itself. */
  joinedTo: number | null;
}

/** What opens the tables of a restaurant. */
interface Doors {
  requiresSecret: boolean;
  tables: ReadonlyMap<number, Door>;
}

const doors = statement(
  'tables.doors',
  `with recursive joined as (
     select b.table_id, b.id, b.sitting, b.former_tables as former from bills b where b.restaurant_id = $1 and b.closed_at is null
     union all
     select joined.table_id, b.id, b.sitting, b.former_tables || b.table_id
     from joined join bills b on b.restaurant_id = $1 and b.merged_into = joined.id
   ), beside as (
     select joined.table_id, j.table_id as other, j.sitting
     from table_joins j join joined on joined.id = j.bill_id where j.restaurant_id = $1 and j.undone_at is null
   ), shown as (
     select s.table_id, array_agg(s.sitting) as sittings from (
       select table_id, sitting from joined where sitting is not null union all select table_id, sitting from beside) s
     group by s.table_id
   ), left_behind as (
     select l.table_id, array_agg(f.number) as numbers
     from (select table_id, unnest(former) as other from joined union all select table_id, other from beside) l
     join tables f on f.restaurant_id = $1 and f.id = l.other and f.deleted_at is null group by l.table_id
   ), heads as (
     select j.table_id, min(head.number) as number from table_joins j
     join bills b on b.restaurant_id = $1 and b.id = j.bill_id
     join tables head on head.restaurant_id = $1 and head.id = b.table_id
     where j.restaurant_id = $1 and j.ended_at is null group by j.table_id
   )
   select r.requires_table_secret as "requiresSecret", t.number, t.sitting, nullif(shown.sittings, array[t.sitting]) as joined,
     left_behind.numbers as former, heads.number as "joinedTo"
   from restaurants r left join tables t on t.restaurant_id = r.id and t.deleted_at is null
   left join shown on shown.table_id = t.id left join left_behind on left_behind.table_id = t.id left join heads on heads.table_id = t.id
   where r.id = $1`,
);

async function readDoors(scope: Scope): Promise<Doors> {
  const rows = await scope.rows<Door & { requiresSecret: boolean }>(doors, [scope.restaurantId]);
  return {
    requiresSecret: rows[0]?.requiresSecret ?? true,
    tables: new Map(rows.map((door) => [door.number, door])),
  };
}

/** The table at which whoever came to a door sits now and the sitting that they belong to there, or why they may not act there. */
export type Admission =
  | { number: number; sitting: string | null; refused: null }
  | { number: null; sitting: null; refused: ErrorCode };

/**
 * Lets in who belongs to the table's sitting; whose bill was moved, at the table it is at now. What they show is compared in
 * memory, and with what the database holds by now only when it does not fit there: one reading for all who guess at a time. Who
 * shows the right one is let in however many guess behind the same address; those are told after a while to stop.
 */
export async function admit(
  { limits, network }: Pick<Caller, 'limits' | 'network'>,
  scope: Scope,
  number: number,
  shown: string | null,
): Promise<Admission> {
  const kept = await scope.kept('doors', ['tables', 'restaurant'], () => readDoors(scope));
  const known = opened(kept, number, shown);
  if (known) return known;
  const present = await scope.gathered('doors', () => readDoors(scope));
  const now = opened(present, number, shown);
  if (now) return now;
  if (!limits.take('tableSecret', network)) return refusing('too_many_requests');
  if (!present.tables.has(number)) return refusing('table_not_found');
  const standing = shown === null ? null : await standingAt(scope, number, shown);
  // Their bill was moved between the two readings: the later one holds.
  const there = standing?.seated ? number : standing?.movedTo;
  if (standing && typeof there === 'number') {
    limits.giveBack('tableSecret', network);
    return { number: there, sitting: standing.sitting, refused: null };
  }
  const refused = (standing && refusalOf(standing)) ?? 'table_secret_required';
  // They were let in once: no guess.
  if (refused !== 'table_secret_required') limits.giveBack('tableSecret', network);
  return refusing(refused);
}

function refusing(refused: ErrorCode): Admission {
  return { number: null, sitting: null, refused };
}

function opened({ requiresSecret, tables }: Doors, number: number, sitting: string | null): Admission | null {
  const door = tables.get(number);
  if (!door) return null;
  const shown = Buffer.from(sitting ?? '');
  if (door.joinedTo === null && isSame(door.sitting, shown)) return { number, sitting, refused: null };
  // They go on showing what they were given, wherever their bill was moved or merged since.
  for (const there of tables.values()) {
    const cameFromHere = there === door || (there.former?.includes(number) ?? false);
    const theirs = cameFromHere && [there.sitting, ...(there.joined ?? [])].some((each) => isSame(each, shown));
    if (theirs) return { number: there.number, sitting: there.sitting, refused: null };
  }
  if (requiresSecret) return null;
  const head = door.joinedTo === null ? undefined : tables.get(door.joinedTo);
  return head ? { number: head.number, sitting: head.sitting, refused: null } : { number, sitting, refused: null };
}

function isSame(sitting: string, shown: Buffer): boolean {
  const own = Buffer.from(sitting);
  return own.length === shown.length && timingSafeEqual(own, shown);
}
