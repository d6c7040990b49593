import type { HowAnnounced, Scope } from '#database/scope.ts';
import { isLocked } from '#database/until-won.ts';
import type { LineRow } from './lines/columns.ts';
import { listsOfLines, listsOfOrders, type OrderRow, orderValues } from './place-columns.ts';
import { placeCounted, placeOrder, placeOrders, placeSeveralCounted } from './place-statement.ts';
import { placingCounts } from './placing-counts.ts';

/** An order as it is to be written, by the version that it was priced by. */
export interface Prepared {
  version: number;
  row: OrderRow;
  lines: readonly LineRow[];
  /** How many of what is counted. An order of nothing that is takes no part in any of that. */
  taken: ReadonlyMap<string, number>;
}

export interface Written {
  id: string;
  number: number;
}

interface Waiting {
  order: Prepared;
  resolve(written: Written | undefined): void;
  reject(error: unknown): void;
}

/** While a statement of a restaurant is on its way, its further orders wait and then go together. */
interface Queue {
  running: boolean;
  waiting: Waiting[];
}

const largest = 32;
const queues = new WeakMap<Scope, Queue>();

/**
 * Writes an order: by itself, and at once, unless the house is so busy that orders catch up with one another.
 * Undefined when what it was admitted by does not hold any more.
 */
export function write(scope: Scope, order: Prepared): Promise<Written | undefined> {
  const queue = queues.get(scope) ?? { running: false, waiting: [] };
  queues.set(scope, queue);
  const written = new Promise<Written | undefined>((resolve, reject) => {
    queue.waiting.push({ order, resolve, reject });
    placingCounts.waiting += 1;
  });
  if (!queue.running) void next(scope, queue);
  return written;
}

async function next(scope: Scope, queue: Queue): Promise<void> {
  queue.running = true;
  while (queue.waiting.length > 0) await send(scope, take(queue));
  queue.running = false;
}

/**
 * The orders that may go in one statement: priced by the same version, each at a table of its own, as a bill can be touched once, and
 * all of them of something that is counted or none.
 */
function take(queue: Queue): Waiting[] {
  const taken: Waiting[] = [];
  const left: Waiting[] = [];
  const tables = new Set<number>();
  for (const each of queue.waiting) {
    const { order } = each;
    const { version, row } = order;
    const first = taken[0]?.order ?? order;
    const alike = version === first.version && isCounted(order) === isCounted(first);
    const fits = taken.length < largest && !tables.has(row.tableNumber) && alike;
    if (fits) tables.add(row.tableNumber);
    (fits ? taken : left).push(each);
  }
  queue.waiting = left;
  placingCounts.waiting -= taken.length;
  placingCounts.statements += 1;
  placingCounts.sent += taken.length;
  return taken;
}

/** Never rejects: each order learns of its own outcome. */
async function send(scope: Scope, batch: Waiting[]): Promise<void> {
  const [only] = batch;
  if (batch.length === 1 && only) return alone(scope, only);
  try {
    const orders = batch.map(({ order }) => order);
    const place = isCounted(only?.order) ? placeSeveralCounted : placeOrders;
    const rows = await scope.announced<Written & { key: string }>(place, valuesOfAll(scope, orders), onlyIfFree);
    const byKey = new Map(rows.map((row) => [row.key, row]));
    for (const { order, resolve } of batch) resolve(byKey.get(order.row.key));
  } catch (error) {
    // One order's fault (a key that was used, more than is left) undid all: each goes again by itself. Without an answer of the database
    // nobody knows whether they were written; then each sender asks again, with its key.
    if (isAnswer(error)) await Promise.all(batch.map((each) => alone(scope, each)));
    else for (const { reject } of batch) reject(error);
  }
}

const onlyIfFree = { ifLocked: 'refuse' } as const;

async function alone(scope: Scope, { order, resolve, reject }: Waiting): Promise<void> {
  try {
    resolve(await writeOne(scope, order, onlyIfFree));
  } catch (error) {
    if (!isLocked(error)) return reject(error);
    // Somebody holds the bill: this order waits for that by itself, and those of other tables go on.
    writeOne(scope, order, { aside: `table ${order.row.tableNumber}` }).then(resolve, reject);
  }
}

async function writeOne(scope: Scope, order: Prepared, how: HowAnnounced): Promise<Written | undefined> {
  const values = [scope.restaurantId, order.version, ...orderValues(order.row), ...listsOfLines(order.lines)];
  const [written] = isCounted(order)
    ? await scope.announced<Written>(placeCounted, [...values, [...order.taken.keys()], [...order.taken.values()]], how)
    : await scope.announced<Written>(placeOrder, values, how);
  return written;
}

const isCounted = (order: Prepared | undefined) => order !== undefined && order.taken.size > 0;

function valuesOfAll(scope: Scope, orders: readonly Prepared[]): unknown[] {
  const [first] = orders;
  const rows = listsOfOrders(orders.map(({ row }) => row));
  const lines = orders.flatMap((order) => order.lines);
  const keys = orders.flatMap((order) => order.lines.map(() => order.row.key));
  const positions = orders.flatMap((order) => order.lines.map((_, index) => index + 1));
  const values = [scope.restaurantId, first?.version, ...rows, ...listsOfLines(lines), keys, positions];
  if (!isCounted(first)) return values;
  const taken = orders.flatMap(({ row, taken }) =>
    [...taken].map(([id, quantity]) => ({ id, quantity, key: row.key })),
  );
  return [...values, taken.map(({ id }) => id), taken.map(({ quantity }) => quantity), taken.map(({ key }) => key)];
}

/** Errors of the statement itself, and a lost race for locks; not those of a connection or server that went away. */
function isAnswer(error: unknown): boolean {
  return /^(2|40|55P03)/.test((error as { code?: string }).code ?? '');
}
