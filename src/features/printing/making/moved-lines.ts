import { isAt } from '../../kitchen/parts.ts';
import type { Station } from '../../menu/stations/contract.ts';
import { homeOf, presentStation } from '../../menu/stations/home.ts';
import { stationsOf } from '../../orders/lines/parts.ts';
import { isToMake } from '../../orders/lines/status.ts';
import { chosenBy, linesHere } from './line-here.ts';
import type { OrderNow } from './order-now.ts';
import type { PrintingRule } from './papers-of-order.ts';
import type { Told, ToldLine, ToldStation } from './told.ts';

/** The stations that make something of an order, as its lines name them, with the printers whose tickets said so. */
export function stationsTold(
  order: OrderNow,
  printers: readonly PrintingRule[],
  stations: readonly Station[],
): Record<string, ToldStation> {
  const tickets = printers.filter((printer) => printer.printsTickets && order.createdAt >= printer.printsSince);
  const told = new Map<string, ToldStation>();
  for (const stationId of order.lines.flatMap(stationsOf)) {
    const home = homeOf(stationId, stations);
    const served = tickets.filter((printer) => isAt({ stationId }, stations, chosenBy(printer)));
    if (home) told.set(stationId, { id: home.id, name: home.name, printerIds: served.map(({ id }) => id) });
  }
  return Object.fromEntries(told);
}

/** Whether a station has been removed since its lines were told. */
export function hasMoved({ stations = {} }: Told, left: readonly Station[]): boolean {
  return Object.values(stations).some((told) => isRemoved(told, left));
}

function isRemoved({ id }: ToldStation, left: readonly Station[]): boolean {
  return left.every((station) => station.id !== id);
}

export interface Moved {
  lines: ToldLine[];
  /** The stations that were removed. */
  from: ToldStation[];
}

/**
 * What a printer has to print because its station took over another: what is not made yet of that one's lines. A printer that served the
 * removed station too has printed them.
 */
export function movedHere(order: OrderNow, before: Told, rule: PrintingRule, stations: readonly Station[]): Moved {
  const removed = new Map(
    Object.entries(before.stations ?? {}).filter(
      ([, told]) =>
        isRemoved(told, stations) &&
        presentStation(told.id, stations) !== null &&
        !told.printerIds.includes(rule.id) &&
        isAt({ stationId: told.id }, stations, chosenBy(rule)),
    ),
  );
  const then = asBefore(removed, stations);
  const taken = order.lines.flatMap((line) => {
    const was = before.lines.find((each) => each.line === line.line);
    const stationIds = was ? openAt(line, was).filter((id) => removed.has(id)) : [];
    if (!was || stationIds.length === 0) return [];
    return [{ stationIds, lines: linesHere({ ...line, stationId: was.stationId }, { stationIds }, then) }];
  });
  const from = new Set(taken.flatMap(({ stationIds }) => stationIds));
  return {
    lines: taken.flatMap(({ lines }) => lines),
    from: [...removed].flatMap(([id, told]) => (from.has(id) ? [told] : [])),
  };
}

/** The stations as they were before some were removed: each of those is one of its own. */
function asBefore(removed: ReadonlyMap<string, ToldStation>, stations: readonly Station[]): Station[] {
  const left = stations.map((station) => ({
    ...station,
    formerIds: station.formerIds.filter((id) => !removed.has(id)),
  }));
  const apart = [...removed].flatMap(([id, told]) => {
    const into = presentStation(told.id, stations);
    return into ? [{ ...into, id, isDefault: false, formerIds: [] }] : [];
  });
  return [...left, ...apart];
}

/** The stations that have something left to make of a line; that of its dish as it was told. */
function openAt({ parts, open }: OrderNow['lines'][number], was: ToldLine): string[] {
  const own = was.stationId ?? [];
  if (!parts) return open ? [own].flat() : [];
  return parts.flatMap(({ stationId, status }, at) => (isToMake(status) ? (at === 0 ? own : stationId) : []));
}
