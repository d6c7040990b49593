import type { Station } from '../menu/stations/contract.ts';
import { homeOf } from '../menu/stations/home.ts';
import type { Due } from '../orders/due.ts';
import { warningsApart } from '../orders/lines/allergy.ts';
import { countedText } from '../orders/lines/choice-counts.ts';
import { cameAt, lateBy, lineDueAt, type PromisedOrder, spanOf } from '../orders/promised.ts';
import { distinct } from './allergies.ts';
import type { KitchenLine, KitchenOrder, PastAllergy, Told } from './contract.ts';
import { type At, type Chosen, leftOf, lineAt, type Progress, progressOf, toldAt } from './parts.ts';

/** A line with what nobody has seen of it. */
export interface MarkedLine extends KitchenLine {
  /** What nobody has seen yet: it was added, is not what it was, or is not to be made any more. */
  mark: 'added' | 'changed' | 'removed' | null;
  /** What it was before, where that is told. */
  was: Told | null;
  /** The stations at which it is no news any more. */
  seenStations: readonly string[];
}

/** What is made of it at the stations of a display. */
export interface TicketLine extends At<MarkedLine> {
  was: At<Told> | null;
  /** How far each station is, where several of them make it. */
  progress: readonly Progress[];
}

/** What a guest must not eat, and on which dish it was said. */
export interface Warning {
  text: string;
  dish: string;
  /** Null: of another order of the table. */
  line: number | null;
  /** The order whose dish was carried or cancelled since; of what the kitchen still has, nothing. */
  past?: { number: number; cancelled: boolean };
}

/** An order's lines at the stations of a display. */
export interface Ticket {
  id: string;
  /** Names what is to be made now: another one after a fire, which calls like a new order. */
  course: string;
  tableNumber: number;
  joinedNumbers?: number[] | undefined;
  revision: number;
  createdAt: number;
  /** When the first of what is still to be made should be ready, and when all of it. */
  firstDueAt: number;
  dueAt: number;
  /** When all of it is likely to be ready, where a station will be late with its part; else null. */
  expectedAt: number | null;
  /** When each of its lines should be. */
  dueAts: number[];
  movedFrom: number | null;
  /** Since when it goes before the others, and who said so. */
  rush: { at: number; by: string | null } | null;
  lines: TicketLine[];
  /** Of all that the table waits for: who eats one dish of it may be helped to another. */
  warnings: Warning[];
  /** Somebody makes it: it stays where it is. */
  begun: boolean;
  /** Somebody has to say that they have seen what changed. */
  unseen: boolean;
  /** How the whole order was over before it was made. */
  ended: KitchenOrder['ended'];
  /** The stations of the display, for which it is seen there; null: for all of them. */
  stationIds: readonly string[] | null;
}

export const isOpen = ({ status, mark }: Pick<TicketLine, 'status' | 'mark'>) =>
  mark !== 'removed' && (status === 'pendente' || status === 'preparando');

/** What a folded ticket names: what is still to be made of it, and what is not to be made any more. */
export const foldedLines = ({ lines }: Pick<Ticket, 'lines'>): TicketLine[] =>
  lines.filter((line) => isOpen(line) || line.mark === 'removed');

/** Which lines, from 0, are late: of a ticket with several, they say so themselves where others are in time. */
export function lateLines({ dueAts, lines }: Pick<Ticket, 'dueAts' | 'lines'>, now: number): number[] {
  return lines.flatMap((line, at) => (isOpen(line) && lateBy(dueAts[at] ?? Infinity, now) > 0 ? [at] : []));
}

/** What is to be made at the stations that were chosen (null: at all of them), the oldest first. */
export function ticketsOf(orders: readonly KitchenOrder[], stations: readonly Station[], chosen: Chosen): Ticket[] {
  const beside = warningsBeside(orders);
  return orders.map((order) => ticketOf(order, stations, chosen, beside(order))).filter((ticket) => ticket !== null);
}

export function ticketOf(
  order: KitchenOrder,
  stations: readonly Station[],
  chosen: Chosen,
  beside: readonly Warning[],
): Ticket | null {
  const all = linesOf(order);
  const lines = linesAt(
    all.filter(({ heldAt }) => heldAt === null).map((line) => leftOf(line, stations)),
    stations,
    chosen,
  );
  const open = lines.filter(isOpen);
  const fired = open.length > 0 && open.every(({ firedAt }) => firedAt !== null);
  // What came later than the rest is not begun by what was made before it.
  const later = open.length > 0 && open.every(({ firedAt, addedAt }) => firedAt !== null || addedAt !== null);
  const marked = lines.some(({ mark }) => mark !== null);
  if (open.length === 0 && !marked) return null;
  const seenStations = order.moveSeenStations;
  const moveIsNews = lines.some((line) => isNewsAt({ ...line, seenStations }, stations, chosen));
  const movedFrom = moveIsNews ? order.movedFrom : null;
  const createdAt =
    open.length > 0 ? Math.min(...open.map((line) => cameAt(line, order))) : Date.parse(order.createdAt);
  return {
    id: order.id,
    course: fired ? `${order.id}:${createdAt}` : order.id,
    tableNumber: order.tableNumber,
    joinedNumbers: order.joinedNumbers,
    revision: order.revision,
    createdAt,
    ...dueOf(open.length > 0 ? open : lines, order),
    dueAts: lines.map((line) => lineDueAt(line, order)),
    movedFrom,
    rush: rushOf(order),
    lines,
    warnings: open.length > 0 ? distinct([...warningsOf(all), ...beside]) : warningsOf(all),
    // What was made of an earlier course does not begin the one that was fired.
    begun: (later ? open : lines).some(({ status, mark }) => mark !== 'removed' && status !== 'pendente'),
    unseen: marked || movedFrom !== null,
    ended: order.ended,
    stationIds: chosen && [...chosen],
  };
}

/** When lines of one order should be ready, and when the last of them is likely to be: promise and forecast are of the same, as the guest reads them. */
export function dueOf(lines: readonly (KitchenLine & { mark: MarkedLine['mark'] })[], order: PromisedOrder): Due {
  const span = spanOf(lines.map((line) => lineDueAt(line, order)));
  const times = lines.filter(isOpen).flatMap(({ expectedTo }) => (expectedTo ? [Date.parse(expectedTo)] : []));
  const last = Math.max(...times);
  return { ...span, expectedAt: last > span.dueAt ? last : null };
}

/** Since when an order goes before the others, and who said so. */
export function rushOf({ rush }: Pick<KitchenOrder, 'rush'>): Ticket['rush'] {
  return rush && { at: Date.parse(rush.at), by: rush.by };
}

/** What is made of lines at the stations that were chosen. */
export function linesAt(lines: readonly MarkedLine[], stations: readonly Station[], chosen: Chosen): TicketLine[] {
  return lines.flatMap((line) => {
    const at = lineAt(line, stations, chosen);
    const news = at !== null && isNewsAt(at, stations, chosen);
    if (!at || (line.mark === 'removed' && !news)) return [];
    const was = news && line.was ? toldAt(line.was, stations, chosen) : null;
    return [{ ...at, mark: news ? line.mark : null, was, progress: progressOf(at, stations) }];
  });
}

/** Each station sees for itself; where all of them are shown, it is news until the last of them has. */
function isNewsAt(line: MarkedLine, stations: readonly Station[], chosen: Chosen): boolean {
  const { stationId, parts, seenStations } = line;
  const own = stationId ?? homeOf(null, stations)?.id ?? '';
  const places = parts.length > 0 ? parts.map((part) => part.stationId) : [own];
  return chosen === null || places.some((id) => !seenStations.includes(id));
}

/** The lines as they stand, and in their places those that nobody has seen going. */
export function linesOf({ lines, changes }: Pick<KitchenOrder, 'lines' | 'changes'>): MarkedLine[] {
  const standing = lines
    .filter(({ status }) => status !== 'cancelado')
    .map((line): MarkedLine => {
      const change = changes.find((each) => each.line === line.line && each.became);
      const mark = change ? (change.was ? 'changed' : 'added') : null;
      return { ...line, mark, was: change?.was ?? null, seenStations: change?.seenStations ?? [] };
    });
  const gone = changes.flatMap(({ line, was, became, seenStations }): MarkedLine[] =>
    was && !became
      ? [
          {
            ...was,
            line,
            parts: was.parts.map((part) => ({ ...part, status: 'cancelado', readyAt: null })),
            status: 'cancelado',
            startedAt: null,
            readyAt: null,
            heldAt: null,
            addedAt: null,
            firedAt: null,
            promisedTo: null,
            expectedTo: null,
            allergens: [],
            mark: 'removed',
            was: null,
            seenStations,
          },
        ]
      : [],
  );
  return [...standing, ...gone].sort((a, b) => a.line - b.line);
}

export function warningsOf(lines: readonly (KitchenLine & Partial<Pick<TicketLine, 'mark'>>)[]): Warning[] {
  const said = lines
    .filter(({ mark }) => mark !== 'removed')
    .flatMap((line) =>
      warningsApart(line.choices.map(countedText), line).warnings.map((text) => ({
        text,
        dish: line.name,
        line: line.line,
      })),
    );
  return distinct(said);
}

/** What was said with the other orders of an order's table. */
export function warningsBeside(orders: readonly KitchenOrder[]): (order: KitchenOrder) => Warning[] {
  const said = orders
    .map(({ id, tableNumber, ...order }) => ({ id, tableNumber, warnings: warningsOf(linesOf(order)) }))
    .filter(({ warnings }) => warnings.length > 0);
  return ({ id, tableNumber, pastAllergies }) => [
    ...said
      .filter((other) => other.tableNumber === tableNumber && other.id !== id)
      .flatMap(({ warnings }) => warnings.map((warning) => ({ ...warning, line: null }))),
    ...pastAllergies.map(pastWarning),
  ];
}

export const pastWarning = ({ text, dish, number, cancelled }: PastAllergy): Warning => ({
  text,
  dish,
  line: null,
  past: { number, cancelled },
});
