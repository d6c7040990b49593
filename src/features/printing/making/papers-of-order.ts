import { formatTime } from '#lib/time.ts';
import { isAt } from '../../kitchen/parts.ts';
import { partsTold } from '../../kitchen/told.ts';
import type { Station } from '../../menu/stations/contract.ts';
import { homeOf } from '../../menu/stations/home.ts';
import { allergiesApart } from '../../orders/lines/allergy.ts';
import { contentsFor } from '../../orders/lines/clash.ts';
import { type Contents, contained } from '../../orders/lines/contents.ts';
import { portuguese } from '../../orders/portuguese.ts';
import { comesBefore, lineDueAt, spanOf } from '../../orders/promised.ts';
import type { ChangePaper, PaperLine, TicketPaper } from '../paper/paper.ts';
import { allergenNames } from './allergen-names.ts';
import { chosenBy, linesHere, openHere } from './line-here.ts';
import { movedHere } from './moved-lines.ts';
import type { OrderNow } from './order-now.ts';
import { orderSince, toldSince } from './since-set-up.ts';
import { differenceOf, onPaper, saysNothing, type Told, type ToldLine } from './told.ts';

/** A printer as far as it decides what comes out of it by itself. */
export interface PrintingRule {
  id: string;
  printsTickets: boolean;
  printsChanges: boolean;
  printsSince: string;
  /** Its stations with their names; of all stations when none is named. */
  stationIds: string[];
}

export interface OrderPaper {
  printerId: string;
  paper: TicketPaper | ChangePaper;
  /** What of the order it says is to be made. */
  lines: number[];
  /** Of a ticket that moved: the station that was removed. */
  from?: string;
}

type Printed = (line: ToldLine) => PaperLine;

const beingMade = new Set(['pendente', 'preparando', 'pronto']);

/**
 * What is to be printed of an order, given what its papers have said so far: everything at first, then what is different. What was
 * ready to be carried or gone from the kitchen before anybody was told is not told any more. Held lines are left out until they are fired, as
 * other systems do: a cook who has the paper makes what it says. Of an order that is older than a printer, that prints what came to it since.
 */
export function papersOfOrder(
  order: OrderNow,
  before: Told | null,
  printers: readonly PrintingRule[],
  stations: readonly Station[],
  now: Date,
  contents: Contents = new Map(),
): OrderPaper[] {
  return printers.flatMap((printer) => {
    const isOlder = order.createdAt < printer.printsSince;
    const own = isOlder ? orderSince(order, printer) : order;
    const told = isOlder ? toldSince(order, before, printer) : before;
    const printed = onPaperHere(own, printer, stations, contents);
    const paper = told
      ? changePaper(own, told, printer, stations, now, contents)
      : ticketPaper(own, printer, stations, printed);
    const lines = own.lines.filter((line) => linesHere(line, printer, stations).length > 0).map(({ line }) => line);
    const moved = told ? movedTicket(own, told, printer, stations, printed) : [];
    return [...(paper ? [{ printerId: printer.id, paper, lines }] : []), ...moved];
  });
}

/** What a station that was removed has left to make, for the printer of the one that took it over: what is there was printed elsewhere. */
function movedTicket(
  order: OrderNow,
  before: Told,
  rule: PrintingRule,
  stations: readonly Station[],
  printed: Printed,
): OrderPaper[] {
  const { lines, from } = movedHere(order, before, rule, stations);
  const [first] = from;
  if (!rule.printsTickets || !first || !beingMade.has(order.status)) return [];
  const head = headOf(order, rule, { lines, stations, at: order.createdAt });
  const formerStations = [...new Set(from.map(({ name }) => name))];
  const paper: TicketPaper = { kind: 'ticket', ...head, formerStations, lines: lines.map(printed) };
  return [{ printerId: rule.id, paper, lines: [...new Set(lines.map(({ line }) => line))], from: first.id }];
}

function ticketPaper(
  order: OrderNow,
  rule: PrintingRule,
  stations: readonly Station[],
  printed: Printed,
): TicketPaper | null {
  const lines = order.lines.flatMap((line) => linesHere(line, rule, stations));
  if (!rule.printsTickets || lines.length === 0 || !beingMade.has(order.status)) return null;
  const head = headOf(order, rule, { lines, stations, at: order.createdAt });
  return { kind: 'ticket', ...head, lines: lines.map(printed) };
}

function changePaper(
  order: OrderNow,
  before: Told,
  rule: PrintingRule,
  stations: readonly Station[],
  now: Date,
  contents: Contents,
): ChangePaper | null {
  const difference = differenceOf(before, order, (line) => linesHere(line, rule, stations));
  const moved = before.table !== order.table && difference.kept.length > 0;
  // What was delivered is nothing the kitchen could still change, and an order that nobody heard of needs no farewell.
  const over = before.status === 'entregue' && !beingMade.has(order.status);
  const fired = difference.added.filter(({ line }) => wasFired(order, line));
  // A fire is the ticket of its course: a printer that prints no changes prints it too.
  const printed = rule.printsChanges ? difference : { gone: [], added: fired, changed: [], kept: [] };
  const wanted = rule.printsChanges || (rule.printsTickets && fired.length > 0);
  if (!wanted || over || order.status === 'entregue' || (saysNothing(difference) && !moved)) return null;
  const held = printed.gone.filter(({ line }) => order.held.includes(line));
  const gone = printed.gone.filter((line) => !held.includes(line));
  const added = printed.added.filter((line) => !fired.includes(line));
  const { changed, kept } = printed;
  const news = new Set([...fired, ...added, ...changed.map(({ became }) => became)].map(({ line }) => line));
  const paperLine = onPaperHere(order, rule, stations, contents, news);
  const keptLine = onPaperHere(order, rule, stations, contents);
  const lines = [...gone, ...held, ...fired, ...added, ...changed.map(({ became }) => became), ...kept];
  return {
    kind: added.length + fired.length + held.length + changed.length + kept.length === 0 ? 'void' : 'change',
    ...headOf(order, rule, { lines, stations, at: now.toISOString(), news }),
    orderedAt: formatTime(order.createdAt, portuguese.locale, order.timezone),
    formerTable: before.table === order.table ? null : before.table,
    gone: gone.map(paperLine),
    added: added.map(paperLine),
    changed: changed.map(({ was, became }) => ({ was: paperLine(was), became: paperLine(became) })),
    ...(fired.length > 0 && { fired: fired.map(paperLine) }),
    ...(held.length > 0 && { held: held.map(paperLine) }),
    kept: kept.map(keptLine),
    reason: order.takenBack?.reason ?? (order.status === 'cancelado' ? order.cancelReason : null),
    askedBy: order.takenBack?.by ?? null,
    approvedBy: order.takenBack?.approvedBy ?? null,
  };
}

function wasFired({ lines }: OrderNow, line: number): boolean {
  return lines.some((each) => each.line === line && each.firedAt !== null);
}

interface Head {
  lines: readonly ToldLine[];
  stations: readonly Station[];
  at: string;
  /** What a paper is about: it says by when that is due, not the rest of its order. */
  news?: News;
}

type News = ReadonlySet<number> | undefined;

function headOf(order: OrderNow, rule: PrintingRule, { lines, stations, at, news }: Head) {
  const open = openLines(order, rule, stations, news).flatMap((line) => openHere(line, rule, stations));
  // As the kitchen's display has it: one order has one time by which it is to be ready.
  const dueAt = open.length > 0 ? spanOf(open.map((line) => lineDueAt(line, order))).dueAt : null;
  const here = stations.filter(({ id }) => lines.some(({ stationId }) => homeOf(stationId, stations)?.id === id));
  return {
    table: order.table,
    ...(order.joined.length > 0 && { joined: order.joined }),
    stations: here.map(({ name }) => name),
    at: clockOf(order, at),
    until: dueAt === null ? null : clockOf(order, dueAt),
    who: order.placedBy,
    number: order.number,
    ...(order.rushed && { rush: true }),
    ...saidBeside(order, lines),
  };
}

const clockOf = ({ timezone }: OrderNow, instant: string | number) =>
  formatTime(new Date(instant), portuguese.locale, timezone);

/** What is still to be made here: of a paper's news, where any of that is. */
function openLines(order: OrderNow, rule: PrintingRule, stations: readonly Station[], news: News) {
  const open = order.lines.filter((line) => openHere(line, rule, stations).length > 0);
  const told = open.filter(({ line }) => news?.has(line));
  return told.length > 0 ? told : open;
}

/** By when each line is due, where the first of them is due clearly before the last; else the head of the paper says it for all. */
function dueAtsApart(
  order: OrderNow,
  rule: PrintingRule,
  stations: readonly Station[],
  news: News,
): Map<number, number> {
  const open = openLines(order, rule, stations, news);
  const dueAts = new Map(open.map((line) => [line.line, lineDueAt(line, order)]));
  const { firstDueAt, dueAt } = spanOf([...dueAts.values()]);
  return comesBefore(firstDueAt, dueAt) ? dueAts : new Map();
}

/** What was said with the table's other dishes and orders: who eats one may be helped to another. */
function saidBeside(order: OrderNow, here: readonly ToldLine[]): { beside?: string[] } {
  const there = new Set([...order.lines.map(({ line }) => line), ...order.held]);
  // What is taken back is named as that: what was said with it stands with the rest of the table.
  const own = new Set(here.filter(({ line }) => there.has(line)).flatMap((line) => allergiesApart(line).warnings));
  const others = order.lines.filter(({ line }) => !here.some((each) => each.line === line));
  const said = new Set([...others, ...order.beside].flatMap((line) => allergiesApart(line).warnings));
  const beside = [...said].filter((warning) => !own.has(warning));
  return beside.length > 0 ? { beside } : {};
}

/** A line as its paper tells it: where it is made, and what of it somebody at the table must not eat. */
function onPaperHere(
  order: OrderNow,
  rule: PrintingRule,
  stations: readonly Station[],
  contents: Contents,
  news?: News,
): Printed {
  const containedHere = (line: OrderNow['lines'][number]) => {
    const parts = partsTold(line, contents).filter((part) => isAt(part, stations, chosenBy(rule)));
    return parts.length > 0 ? parts.flatMap(({ allergens }) => allergens) : contained(line, contents);
  };
  const lines = new Map(order.lines.map((each) => [each.line, containedHere(each)]));
  const dueAts = dueAtsApart(order, rule, stations, news);
  const said = [...order.lines, ...order.beside].flatMap((line) => allergiesApart(line).warnings);
  return (line) => {
    const contains = lines.get(line.line) ?? [];
    const clash = allergenNames(contentsFor(contains, said)?.clash ?? []);
    const dueAt = dueAts.get(line.line);
    const until = dueAt === undefined ? {} : { until: clockOf(order, dueAt) };
    return { ...onPaper(line), ...until, station: homeOf(line.stationId, stations)?.name ?? null, clash };
  };
}
