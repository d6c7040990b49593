import type { Scope } from '#database/scope.ts';
import type { PricedLine } from './order.ts';
import { placeOrder, placeOrders } from './place-statement.ts';

/** An order as it is to be written, in the sequence of the statement's parameters. */
export interface Prepared {
  version: number;
  tableNumber: number;
  key: string;
  /** From the table's number on to the end of what was promised: $3 to $16. */
  columns: readonly unknown[];
  lines: readonly PricedLine[];
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

interface Queue {
  running: number;
  waiting: Waiting[];
}

/** While this many statements of a restaurant are on their way, its further orders wait and then go together. */
const atOnce = 1;
const largest = 32;
const queues = new WeakMap<Scope, Queue>();

/**
 * Writes an order: by itself, and at once, unless the house is so busy that orders catch up with one another.
 * Undefined when what it was admitted by does not hold any more.
 */
export function write(scope: Scope, order: Prepared): Promise<Written | undefined> {
  const queue = queues.get(scope) ?? { running: 0, waiting: [] };
  queues.set(scope, queue);
  const written = new Promise<Written | undefined>((resolve, reject) => {
    queue.waiting.push({ order, resolve, reject });
  });
  if (queue.running < atOnce) void next(scope, queue);
  return written;
}

async function next(scope: Scope, queue: Queue): Promise<void> {
  queue.running += 1;
  while (queue.waiting.length > 0) await send(scope, take(queue));
  queue.running -= 1;
}

/** The orders that may go in one statement: priced by the same version, and each at a table of its own, as a bill can be touched once. */
function take(queue: Queue): Waiting[] {
  const taken: Waiting[] = [];
  const left: Waiting[] = [];
  const tables = new Set<number>();
  for (const each of queue.waiting) {
    const { version, tableNumber } = each.order;
    const fits = taken.length < largest && !tables.has(tableNumber) && version === (taken[0]?.order.version ?? version);
    if (fits) tables.add(tableNumber);
    (fits ? taken : left).push(each);
  }
  queue.waiting = left;
  return taken;
}

/** Never rejects: each order learns of its own outcome. */
async function send(scope: Scope, batch: Waiting[]): Promise<void> {
  const [only] = batch;
  if (batch.length === 1 && only) return alone(scope, only);
  try {
    const orders = batch.map(({ order }) => order);
    const rows = await scope.announced<Written & { key: string }>(placeOrders, valuesOfAll(scope, orders));
    const byKey = new Map(rows.map((row) => [row.key, row]));
    for (const { order, resolve } of batch) resolve(byKey.get(order.key));
  } catch (error) {
    // One order's fault (a key that was used) undid all: each goes again by itself. Without an answer of the database
    // nobody knows whether they were written; then each sender asks again, with its key.
    if (isAnswer(error)) await Promise.all(batch.map((each) => alone(scope, each)));
    else for (const { reject } of batch) reject(error);
  }
}

function alone(scope: Scope, { order, resolve, reject }: Waiting): Promise<void> {
  const values = [scope.restaurantId, order.version, ...order.columns, ...columnsOf(order.lines)];
  return scope.announced<Written>(placeOrder, values).then(([written]) => resolve(written), reject);
}

function valuesOfAll(scope: Scope, orders: readonly Prepared[]): unknown[] {
  const [first] = orders;
  const columns = first?.columns.map((_, index) => orders.map((order) => order.columns[index])) ?? [];
  const lines = orders.flatMap((order) => order.lines);
  const keys = orders.flatMap((order) => order.lines.map(() => order.key));
  const positions = orders.flatMap((order) => order.lines.map((_, index) => index + 1));
  return [scope.restaurantId, first?.version, ...columns, ...columnsOf(lines), keys, positions];
}

function columnsOf(lines: readonly PricedLine[]): unknown[] {
  return [
    lines.map((line) => line.productId),
    lines.map((line) => line.name),
    lines.map((line) => line.quantity),
    lines.map((line) => line.unitCents),
    lines.map((line) => (line.choices.length > 0 ? JSON.stringify(line.choices) : '[]')),
    lines.map((line) => line.notes),
  ];
}

/** Errors of the statement itself, and a lost race for locks; not those of a connection or server that went away. */
function isAnswer(error: unknown): boolean {
  return /^(2|40|55P03)/.test((error as { code?: string }).code ?? '');
}
