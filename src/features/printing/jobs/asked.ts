import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import type { Paper } from '../paper/paper.ts';
import { lockPrinter } from '../printers/change.ts';
import type { Job } from '../printers/contract.ts';
import { isFresh, isOpen } from './fresh.ts';
import { queueChanged } from './queue-changed.ts';

const shown = `id, kind, table_number as "tableNumber", state, second_copy as "secondCopy", created_at as "createdAt",
  printed_at as "printedAt", (document ->> 'number')::int as "orderNumber", coalesce(document -> 'stations', '[]') as stations,
  dropped_at as "droppedAt", (select u.name from users u where u.id = dropped_by) as "droppedBy"`;
const fresh = isFresh('print_jobs');

const open = statement(
  'printing.openJobs',
  `select ${shown} from print_jobs where restaurant_id = $1 and printer_id = $2 and ${isOpen('print_jobs')} and ${fresh}
   order by id`,
);
const done = statement(
  'printing.lastPrinted',
  `select ${shown} from print_jobs where restaurant_id = $1 and printer_id = $2 and state in ('printed', 'dropped') and ${fresh}
   order by coalesce(printed_at, dropped_at) desc limit 20`,
);
// Of one that was given up too: what came out of it last can still be looked at.
const known = statement('printing.knownPrinter', 'select id from printers where restaurant_id = $1 and id = $2');

export async function jobsOf(scope: Scope, printerId: string): Promise<{ waiting: Job[]; printed: Job[] }> {
  const values = [scope.restaurantId, printerId];
  const [found] = await scope.rows(known, values);
  if (!found) throw new CodedError('printer_not_found');
  return { waiting: await scope.rows<Job>(open, values), printed: await scope.rows<Job>(done, values) };
}

// What the printer has in its hands may still come out of it.
const redirect = statement(
  'printing.redirect',
  `update print_jobs set printer_id = $3, second_copy = second_copy or state <> 'waiting', state = 'waiting', sent_at = null,
     not_before = null, unconfirmed = 0
   where restaurant_id = $1 and printer_id = $2 and ${isOpen('print_jobs')} and ${fresh} returning id`,
);

/** All that waits for a printer comes out of another. Asked twice, the second finds nothing left. */
export async function redirectJobs(scope: Scope, fromId: string, toId: string): Promise<{ jobs: number }> {
  return scope.transaction(async (tx) => {
    // In one sequence, so that two who send to and fro never wait for one another.
    for (const id of [fromId, toId].sort()) await lockPrinter(tx, id);
    if (fromId === toId) return { jobs: 0 };
    const moved = await tx.rows(redirect, [tx.restaurantId, fromId, toId]);
    if (moved.length > 0) await tx.changed('printers', toId);
    return { jobs: moved.length };
  });
}

// What was dropped before it ever went to a printer is nobody's second copy.
const again = statement(
  'printing.again',
  `insert into print_jobs (restaurant_id, printer_id, key, kind, order_id, bill_id, table_number, document, second_copy, asked_by)
   select restaurant_id, $3, $4, kind, order_id, bill_id, table_number, document, kind <> 'test' and (state <> 'dropped' or second_copy), $5
   from print_jobs where restaurant_id = $1 and id = $2
   on conflict (restaurant_id, key) do update set key = excluded.key returning id`,
);

// One that nobody could say of whether it came out is settled by being asked for again.
const settleUnconfirmed = statement(
  'printing.settleUnconfirmed',
  `update print_jobs set state = 'dropped', dropped_at = now(), dropped_by = $3 where restaurant_id = $1 and id = $2 and state = 'failed'`,
);

interface Again {
  id: string;
  printerId: string;
  key: string;
  actorId: string;
}

export async function printAgain(scope: Scope, { id, printerId, key, actorId }: Again): Promise<{ id: string }> {
  return scope.transaction(async (tx) => {
    await lockPrinter(tx, printerId);
    const [copy] = await tx.rows<{ id: string }>(again, [tx.restaurantId, id, printerId, `again:${key}`, actorId]);
    if (!copy) throw new CodedError('print_job_not_found');
    await tx.rows(settleUnconfirmed, [tx.restaurantId, id, actorId]);
    await tx.changed('printers', printerId);
    return copy;
  });
}

const confirm = statement(
  'printing.confirm',
  `update print_jobs set state = 'printed', printed_at = now()
   where restaurant_id = $1 and id = $2 and state = 'failed' returning printer_id as "printerId"`,
);

/** A person saw that it came out, which its printer did not say. */
export async function confirmJob(scope: Scope, id: string): Promise<{ id: string }> {
  return scope.transaction(async (tx) => {
    const [seen] = await tx.rows<{ printerId: string }>(confirm, [tx.restaurantId, id]);
    if (!seen) throw new CodedError('print_job_not_found');
    await tx.changed('printers', seen.printerId);
    return { id };
  });
}

const discard = statement(
  'printing.discard',
  `update print_jobs set state = 'dropped', dropped_at = now(), dropped_by = $3
   where restaurant_id = $1 and id = $2 and state in ('waiting', 'failed') returning printer_id as "printerId"`,
);

/** What is in a printer's hands cannot be taken back. What is dropped stays to be seen. */
export async function discardJob(scope: Scope, id: string, actorId: string): Promise<{ id: string }> {
  return scope.transaction(async (tx) => {
    const [gone] = await tx.rows<{ printerId: string }>(discard, [tx.restaurantId, id, actorId]);
    if (!gone) throw new CodedError('print_job_not_found');
    await tx.changed('printers', gone.printerId);
    return { id };
  });
}

const discardWaiting = statement(
  'printing.discardAll',
  `update print_jobs set state = 'dropped', dropped_at = now(), dropped_by = $3
   where restaurant_id = $1 and printer_id = $2 and state in ('waiting', 'failed') and ${fresh} returning id`,
);

/** All that waits for a printer is not printed: where it is the only one, and does not come, there is no other way to be rid of its papers. */
export async function discardAll(scope: Scope, printerId: string, actorId: string): Promise<{ jobs: number }> {
  return scope.transaction(async (tx) => {
    await lockPrinter(tx, printerId);
    const gone = await tx.rows(discardWaiting, [tx.restaurantId, printerId, actorId]);
    if (gone.length > 0) await tx.changed('printers', printerId);
    return { jobs: gone.length };
  });
}

const insert = statement(
  'printing.askedJob',
  `insert into print_jobs (restaurant_id, printer_id, key, kind, bill_id, table_number, document, asked_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (restaurant_id, key) do update set key = excluded.key returning id, printer_id as "printerId"`,
);

interface Asked {
  printerId: string;
  /** Made by the client: sent again, it is the same paper. */
  key: string;
  paper: Paper;
  billId: string | null;
  actorId: string;
}

export async function putAsked(
  tx: TransactionScope,
  { printerId, key, paper, billId, actorId }: Asked,
): Promise<{ id: string; printerId: string }> {
  const table = 'table' in paper ? paper.table : null;
  const document = JSON.stringify(paper);
  const values = [printerId, `asked:${key}`, paper.kind, billId, table, document, actorId];
  const [job] = await tx.rows<{ id: string; printerId: string }>(insert, [tx.restaurantId, ...values]);
  if (!job) throw new CodedError('busy');
  await queueChanged(tx, job.printerId);
  return job;
}
