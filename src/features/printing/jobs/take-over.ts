import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { isCovered, isPrinting, isStill } from '../printers/fallback.ts';
import { isFresh } from './fresh.ts';

const pair = `printers p join printers f on f.restaurant_id = p.restaurant_id and f.id = p.fallback_id and ${isPrinting('f')}`;

// What may have come out, or is in the printer's hands, is for a person to decide: no job is printed twice by itself.
const moves = `j.restaurant_id = p.restaurant_id and j.printer_id = p.id and j.state = 'waiting' and not j.second_copy and j.kind <> 'test'
  and ${isFresh('j')} and not (j.kind in ('ticket', 'change', 'void') and ${isCovered('p', 'f')})`;

const waiting = statement(
  'printing.restaurantsToTakeOver',
  `select distinct p.restaurant_id as id from printers p where p.fallback_id is not null and ${isStill('p')}
     and exists (select from print_jobs j where j.restaurant_id = p.restaurant_id and j.printer_id = p.id and j.state = 'waiting')`,
);

/** The restaurants in which jobs wait for a printer that stands still and has a fallback. */
export async function restaurantsToTakeOver(system: SystemDoor): Promise<string[]> {
  return (await system.rows<{ id: string }>(waiting)).map(({ id }) => id);
}

const takeOver = statement(
  'printing.takeOver',
  `update print_jobs j set printer_id = f.id, not_before = null
   from ${pair} where p.restaurant_id = $1 and ${isStill('p')} and ${moves} returning j.printer_id as "printerId"`,
);

/** Moves what waits for printers that stand still to their fallback. Answers how many jobs that were. */
export async function takeOverJobs(scope: Scope): Promise<number> {
  return scope.transaction(async (tx) => {
    const moved = await tx.rows<{ printerId: string }>(takeOver, [tx.restaurantId]);
    for (const printerId of new Set(moved.map((job) => job.printerId))) await tx.changed('printers', printerId);
    return moved.length;
  });
}
