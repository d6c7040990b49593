import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { markPrinted } from '../../orders/lines/store.ts';
import type { Paper } from '../paper/paper.ts';
import type { CodePage, PaperColumns } from '../values.ts';
import { isFresh } from './fresh.ts';
import type { Handed } from './handed.ts';

export interface HandedJob {
  id: string;
  attempt: number;
  /** It may have come out before. */
  secondCopy: boolean;
  paper: Paper;
  columns: PaperColumns;
  codePage: CodePage;
  cut: boolean;
  copies: number;
}

/** Of which order it is, and what of it is to be made. */
interface Made {
  orderId: string | null;
  lines: number[];
}

/** To which start of an agent, and in which of its answers. */
export interface Turn {
  run: string;
  turn: number;
}

// One that said that it cannot print is tried with its first paper alone: the others are not refused in turn, and none overtakes another.
const inTurn = `(p.trouble is null or not exists (select from print_jobs o
    where o.restaurant_id = $1 and o.printer_id = $2 and o.state = 'waiting' and o.id < j.id and ${isFresh('o')}))`;
const waits = `j.restaurant_id = $1 and j.printer_id = $2 and j.state = 'waiting' and not p.paused and p.deleted_at is null
  and (j.not_before is null or j.not_before <= now()) and ${isFresh('j')} and ${inTurn}
  and not exists (select from print_jobs s where s.restaurant_id = $1 and s.printer_id = $2 and s.state = 'sent')`;
const withPrinter = 'print_jobs j join printers p on p.restaurant_id = j.restaurant_id and p.id = j.printer_id';

const handOut = statement(
  'printing.handOut',
  `with next as (
     select j.id, p.columns, p.code_page, p.cut, p.copies from ${withPrinter}
     where ${waits} and ($5::uuid is null or j.id = $5 and j.attempts = $6::int - 1)
     order by j.id limit 1 for update of j skip locked
   )
   update print_jobs j set state = 'sent', attempts = attempts + 1, sent_at = now(), run = $3, turn = $4, handed_to = $2
   from next where j.restaurant_id = $1 and j.id = next.id
   returning j.id, j.order_id as "orderId", j.lines, j.attempts as attempt, j.second_copy as "secondCopy", j.document as paper, next.columns,
     next.code_page as "codePage", next.cut, next.copies`,
);

/**
 * The next job of a printer, or the one it was told of, from now on in its hands; null when nothing waits, and while it has one in hand:
 * paper comes out in the order it was asked for.
 */
export async function handOutNext(
  scope: Scope,
  printerId: string,
  { turn = null, told = null }: { turn?: Turn | null; told?: Handed | null } = {},
): Promise<HandedJob | null> {
  const which = [turn?.run ?? null, turn?.turn ?? null, told?.id ?? null, told?.attempt ?? null];
  // Most that ask find nothing, and are told so by one statement.
  if (!told && !(await nextFor(scope, printerId))) return null;
  return scope.transaction(async (tx) => {
    const [handed] = await tx.rows<HandedJob & Made>(handOut, [tx.restaurantId, printerId, ...which]);
    if (!handed) return null;
    const { orderId, lines, ...job } = handed;
    if (orderId) await markPrinted(tx, orderId, lines);
    return job;
  });
}

const peek = statement(
  'printing.peek',
  `select j.id, j.attempts + 1 as attempt from ${withPrinter} where ${waits} order by j.id limit 1`,
);

/** What a printer that asks would be given. */
export async function nextFor(scope: Scope, printerId: string): Promise<Handed | null> {
  const [next] = await scope.rows<Handed>(peek, [scope.restaurantId, printerId]);
  return next ?? null;
}

const held = statement(
  'printing.held',
  `select id, attempts as attempt from print_jobs where restaurant_id = $1 and printer_id = $2 and state = 'sent' order by id limit 1`,
);

/** What a printer has in its hands. */
export async function heldBy(scope: Scope, printerId: string): Promise<Handed | null> {
  const [job] = await scope.rows<Handed>(held, [scope.restaurantId, printerId]);
  return job ?? null;
}
