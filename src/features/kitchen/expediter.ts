import type { Station } from '../menu/stations/contract.ts';
import { type Due, dueOfAll } from '../orders/due.ts';
import { firstReadySince } from '../orders/lines/carries.ts';
import { isMade } from '../orders/lines/status.ts';
import { lineDueAt } from '../orders/promised.ts';
import { distinct } from './allergies.ts';
import { lineKey, noneCarried } from './carried.ts';
import type { KitchenOrder } from './contract.ts';
import type { Chosen } from './parts.ts';
import {
  dueOf,
  isOpen,
  linesAt,
  linesOf,
  pastWarning,
  rushOf,
  type Ticket,
  type TicketLine,
  type Warning,
  warningsOf,
} from './tickets.ts';

export interface PassLine extends TicketLine {
  orderId: string;
  /** Of its order, as the screen shows it. */
  revision: number;
  /** How its whole order was over before it was made. */
  ended: KitchenOrder['ended'];
  /** When its station should have it ready. */
  dueAt: number;
}

/** A table at the pass: all that its orders wait for. */
export interface PassRow {
  tableNumber: number;
  createdAt: number;
  /** Since when the first of its orders with something to be made goes before the others. */
  rush: Ticket['rush'];
  /** When the first of what it still waits for should be ready, and when all of the order that is due first, as on the tickets. */
  firstDueAt: number;
  dueAt: number;
  /** When that is likely to be, where it will be late; else null. Of several orders both are of the one that slips most. */
  expectedAt: number | null;
  /**
   * Since the first of what waits to be carried is ready, where all of one of its orders is: what is ordered later does not keep it waiting. Null while
   * each misses something.
   */
  readyAt: number | null;
  /**
   * By station, in the kitchen's order, what it makes of each line; one alone where there are no stations. Also what is not to be carried any more,
   * until it was seen.
   */
  cells: PassLine[][];
  /** The lines that are still wanted. */
  live: PassLine[];
  /** Orders that were cancelled as a whole, and nobody has said that they have seen it. */
  cancelled: { id: string; revision: number; tableNumber: number; ended: 'cancelled' }[];
  ready: PassLine[];
  /** What was carried a moment ago, and keeps its place. */
  carried: PassLine[];
  /** What is wanted of the cells: a line of two stations is two of them, each ticked by itself. */
  parts: PassLine[];
  /** Of a line that waits for one station, another has its part ready. */
  partReady: boolean;
  count: number;
  warnings: Warning[];
}

/**
 * What each table waits for. What can be carried now stands on top: first the tables of which an order is all ready, the one that has waited longest first,
 * then those of which something is. Below it, and among the latter, what is due first. Nobody waits for what the till closed: that is the stations' news.
 * A table of which something was `carried` a moment ago (by lineKey) stands where it stood with that: the next one does not come under the same finger.
 */
export function passOf(
  all: readonly KitchenOrder[],
  stations: readonly Station[],
  carried: ReadonlySet<string> = noneCarried,
): PassRow[] {
  const orders = all.filter(({ ended }) => ended === null || ended === 'cancelled');
  const tables = [...new Set(orders.map(({ tableNumber }) => tableNumber))];
  return tables
    .map((tableNumber) => {
      const own = orders.filter((order) => order.tableNumber === tableNumber);
      return rowOf(tableNumber, own, stations, carried);
    })
    .filter(({ cells }) => cells.some((cell) => cell.length > 0))
    .sort(
      (a, b) =>
        (a.readyAt ?? Infinity) - (b.readyAt ?? Infinity) ||
        Number(canBeCarried(b)) - Number(canBeCarried(a)) ||
        (a.rush?.at ?? Infinity) - (b.rush?.at ?? Infinity) ||
        a.firstDueAt - b.firstDueAt,
    );
}

const canBeCarried = ({ ready, carried }: PassRow) => ready.length + carried.length > 0;

/** Also of what was carried or cancelled: whoever said it sits there still. Only a dish that stands here and is marked there needs no name. */
function warningsAt(own: readonly KitchenOrder[], live: readonly PassLine[]): Warning[] {
  const marked = new Set(warningsOf(live).map(({ text }) => text));
  const past = own.flatMap(({ pastAllergies }) => pastAllergies.map(pastWarning));
  return distinct([...warningsOf(own.flatMap(linesOf)), ...past]).map((warning) => ({
    ...warning,
    line: marked.has(warning.text) ? warning.line : null,
  }));
}

/** What is to be carried of an order, or was just now, as some of its stations know it. */
function passLinesOf(
  order: KitchenOrder,
  stations: readonly Station[],
  chosen: Chosen,
  carried: ReadonlySet<string>,
): PassLine[] {
  const lines = linesOf(order).filter(
    ({ line, status, heldAt }) => heldAt === null && (status !== 'entregue' || carried.has(lineKey(order.id, line))),
  );
  return linesAt(lines, stations, chosen).map((line) => passLineOf(order, line));
}

function passLineOf(order: KitchenOrder, line: TicketLine): PassLine {
  const { id, revision, ended } = order;
  return { ...line, orderId: id, revision, ended, dueAt: lineDueAt(line, order) };
}

function byOrder(lines: readonly PassLine[]): PassLine[][] {
  const ids = [...new Set(lines.map(({ orderId }) => orderId))];
  return ids.map((id) => lines.filter(({ orderId }) => orderId === id));
}

function dueOfTable(lines: readonly PassLine[], own: readonly KitchenOrder[]): Due {
  const dues = own
    .map((order) => ({ order, lines: lines.filter(({ orderId }) => orderId === order.id) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ order, lines }) => dueOf(lines, order));
  return dueOfAll(dues)!;
}

function readySince(standing: readonly PassLine[], createdAt: string): number | null {
  if (!byOrder(standing).some((own) => own.every(({ status }) => isMade(status)))) return null;
  const made = standing.filter(({ status }) => isMade(status));
  return Date.parse(firstReadySince(made, { readyAt: null, createdAt }) ?? createdAt);
}

/** What can be carried stands above the rest, what has waited longest first: what was ordered later does not hide it. */
const readyFirst = (lines: readonly PassLine[]): PassLine[] => [...lines].sort((a, b) => readyAtOf(a) - readyAtOf(b));

const readyAtOf = ({ status, readyAt }: PassLine) =>
  isMade(status) ? Date.parse(readyAt ?? '') : Number.MAX_SAFE_INTEGER;

function rowOf(
  tableNumber: number,
  own: readonly KitchenOrder[],
  stations: readonly Station[],
  carriedKeys: ReadonlySet<string>,
): PassRow {
  const at = (chosen: Chosen) => own.flatMap((order) => passLinesOf(order, stations, chosen, carriedKeys));
  const lines = at(null);
  const standing = lines.filter(({ mark }) => mark !== 'removed');
  const carried = standing.filter(({ status }) => status === 'entregue');
  const live = standing.filter(({ status }) => status !== 'entregue');
  const open = live.filter(isOpen);
  const cells = (stations.length > 0 ? stations.map(({ id }) => at(new Set([id]))) : [lines]).map(readyFirst);
  const ready = live.filter(({ status }) => status === 'pronto');
  const rushes = own
    .filter(({ id }) => open.some(({ orderId }) => orderId === id))
    .flatMap((order) => rushOf(order) ?? []);
  return {
    tableNumber,
    createdAt: Math.min(...own.map(({ createdAt }) => Date.parse(createdAt))),
    rush: rushes.sort((a, b) => a.at - b.at)[0] ?? null,
    ...dueOfTable(open.length > 0 ? open : standing.length > 0 ? standing : lines, own),
    readyAt: readySince(standing, own[0]?.createdAt ?? ''),
    cells,
    live,
    cancelled: own
      .filter(({ ended, changes }) => ended === 'cancelled' && changes.length > 0)
      .map(({ id, revision }) => ({ id, revision, tableNumber, ended: 'cancelled' })),
    ready,
    carried,
    parts: cells.flat().filter(({ mark, status }) => mark !== 'removed' && status !== 'entregue'),
    partReady: open.some(({ parts }) => parts.some(({ status }) => status === 'pronto')),
    count: live.length,
    warnings: warningsAt(own, standing),
  };
}
