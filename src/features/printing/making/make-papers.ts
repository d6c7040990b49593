import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Station } from '../../menu/stations/contract.ts';
import { keptStations } from '../../menu/stations/store.ts';
import { keptMenu } from '../../menu/store.ts';
import { contentsOf } from '../../orders/lines/contents.ts';
import { freshHours } from '../jobs/fresh.ts';
import { queueChanged } from '../jobs/queue-changed.ts';
import { servedStations } from '../printers/store.ts';
import { hasMoved, stationsTold } from './moved-lines.ts';
import { type OrderNow, readOrderNow } from './order-now.ts';
import { type PrintingRule, papersOfOrder } from './papers-of-order.ts';
import { settlesAt } from './settling.ts';
import type { Told } from './told.ts';

const rules = statement(
  'printing.rules',
  `select p.id, p.prints_tickets as "printsTickets", p.prints_changes as "printsChanges", p.prints_since as "printsSince",
     ${servedStations} as "stationIds"
   from printers p where p.restaurant_id = $1 and p.deleted_at is null and (p.prints_tickets or p.prints_changes) order by p.id`,
);

/** What each printer of the house prints by itself: known until someone changes it. */
function rulesOf(scope: Scope): Promise<PrintingRule[]> {
  return scope.kept('printing.rules', ['printers', 'menu'], () => scope.rows(rules, [scope.restaurantId]));
}

// Whoever comes second, in this process or another, waits here and finds everything told.
const begin = statement(
  'printing.beginTelling',
  `insert into told_orders (restaurant_id, order_id, revision)
   select restaurant_id, id, 0 from orders where restaurant_id = $1 and id = $2 on conflict do nothing`,
);
const soFar = statement(
  'printing.toldSoFar',
  'select revision, told from told_orders where restaurant_id = $1 and order_id = $2 for update',
);
const remember = statement(
  'printing.rememberTold',
  'update told_orders set revision = $3, told = $4 where restaurant_id = $1 and order_id = $2',
);
const insertJob = statement(
  'printing.insertJob',
  `insert into print_jobs (restaurant_id, printer_id, key, kind, order_id, table_number, document, lines)
   values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (restaurant_id, key) do nothing`,
);

export interface Made {
  papers: number;
  /** When to ask again, in milliseconds: until then what was done may be taken back, and no paper is made. */
  againAt: number | null;
}

const nothing: Made = { papers: 0, againAt: null };

/** Makes what is to be printed of an order as it is now, each paper once, whoever asks how often. */
export async function makePapers(scope: Scope, orderId: string, now: Date): Promise<Made> {
  const printers = await rulesOf(scope);
  if (printers.length === 0) return nothing;
  const [{ list, home }, menu] = await Promise.all([keptStations(scope), keptMenu(scope)]);
  const contents = contentsOf(menu);
  return scope.transaction(async (tx) => {
    const told = await lockTold(tx, orderId);
    const order = told && (await readOrderNow(tx, orderId, home));
    if (!order || !isNews(told, order, list)) return nothing;
    const againAt = settlesAt(order, told.told, now);
    if (againAt !== null) return { papers: 0, againAt };
    const papers = papersOfOrder(order, told.told, printers, list, now, contents);
    for (const { printerId, paper, lines: made, from } of papers) {
      const key = [paper.kind, orderId, order.revision, printerId, from].filter(Boolean).join(':');
      const document = JSON.stringify(paper);
      await tx.rows(insertJob, [tx.restaurantId, printerId, key, paper.kind, orderId, paper.table, document, made]);
    }
    const { status, table, lines } = order;
    const stations = stationsTold(order, printers, list);
    const said = JSON.stringify({ status, table, lines, stations });
    await tx.rows(remember, [tx.restaurantId, orderId, order.revision, said]);
    for (const printerId of new Set(papers.map((paper) => paper.printerId))) await queueChanged(tx, printerId);
    return { papers: papers.length, againAt: null };
  });
}

interface SoFar {
  revision: number;
  told: Told | null;
}

function isNews({ revision, told }: SoFar, order: OrderNow, stations: readonly Station[]): boolean {
  return revision < order.revision || (told !== null && hasMoved(told, stations));
}

async function lockTold(tx: TransactionScope, orderId: string): Promise<SoFar | null> {
  await tx.rows(begin, [tx.restaurantId, orderId]);
  const [told] = await tx.rows<SoFar>(soFar, [tx.restaurantId, orderId]);
  return told ?? null;
}

// Orders that no papers were made of, or of an earlier state of theirs, or whose station was removed while something was to be made. Of what is
// older than the printers, only what was fired or added since.
const untold = statement(
  'printing.untold',
  `select o.id from orders o left join told_orders t on t.restaurant_id = o.restaurant_id and t.order_id = o.id
   cross join (select min(p.prints_since) as since from printers p where p.restaurant_id = $1 and p.deleted_at is null) printing
   where o.restaurant_id = $1 and o.created_at > now() - interval '${freshHours} hours'
     and (o.created_at >= printing.since or exists (select from order_items i where i.restaurant_id = $1 and i.order_id = o.id
       and coalesce(i.fired_at, i.added_at) >= printing.since))
     and (t.revision is null or t.revision < o.revision or o.status in ('pendente', 'preparando') and exists (
       select from jsonb_each(t.told -> 'stations') as told (named, station)
       join stations s on s.restaurant_id = $1 and s.id = (told.station ->> 'id')::uuid and s.deleted_at is not null))
   order by o.id`,
);

/** Makes up for what nobody heard of: a process that died between an order and its paper, a line that was down. Says how many papers. */
export async function makeMissedPapers(scope: Scope, now: Date): Promise<number> {
  if ((await rulesOf(scope)).length === 0) return 0;
  let made = 0;
  for (const { id } of await scope.rows<{ id: string }>(untold, [scope.restaurantId])) {
    made += (await makePapers(scope, id, now)).papers;
  }
  return made;
}
