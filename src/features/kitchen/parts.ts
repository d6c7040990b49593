import type { Station } from '../menu/stations/contract.ts';
import { homeOf } from '../menu/stations/home.ts';
import { isToMake, statusOfLines } from '../orders/lines/status.ts';
import type { OrderStatus } from '../orders/values.ts';
import type { KitchenLine, KitchenPart, Told } from './contract.ts';

export type Chosen = ReadonlySet<string> | null;

/** Whether something is made at the stations that were chosen. */
export function isAt(
  { stationId }: { stationId: string | null },
  stations: readonly Station[],
  chosen: Chosen,
): boolean {
  return !chosen || chosen.has(homeOf(stationId, stations)?.id ?? '');
}

/** With the dish that it goes with, where that is made elsewhere. */
type At<Line> = Line & { dish: string | null };

/**
 * A line as the stations that were chosen know it, with the parts that they make: as it was ordered where one of them makes its dish, else
 * by the choices that are theirs. Null where they make nothing of it.
 */
export function toldAt<Line extends Told>(line: Line, stations: readonly Station[], chosen: Chosen): At<Line> | null {
  if (line.parts.length === 0) return isAt(line, stations, chosen) ? { ...line, dish: null } : null;
  const parts: Line['parts'] = line.parts.filter((part) => isAt(part, stations, chosen));
  const [first] = parts;
  if (!first) return null;
  if (first.stationId === line.stationId) return { ...line, parts, dish: null };
  const name = parts.flatMap(({ choices }) => choices).join(' + ');
  return { ...line, stationId: first.stationId, name, choices: [], parts, dish: line.name };
}

/** What is made of a line at the stations that were chosen, which stands where their parts bring it. */
export function lineAt<Line extends KitchenLine>(
  line: Line,
  stations: readonly Station[],
  chosen: Chosen,
): At<Line> | null {
  const at = toldAt(line, stations, chosen);
  if (!at || at.parts.length === 0 || at.parts.length === line.parts.length) return at;
  return { ...at, ...standingOf(at.parts) };
}

function standingOf(parts: readonly KitchenPart[]): Pick<KitchenLine, 'status' | 'readyAt' | 'allergens'> {
  const readyAt =
    parts
      .map((part) => part.readyAt)
      .sort()
      .at(-1) ?? null;
  return { status: statusOfLines(parts), readyAt, allergens: [...new Set(parts.flatMap((part) => part.allergens))] };
}

/** What is left to make of a line: where a station that had made its part took over another's, only that one's. */
export function leftOf<Line extends KitchenLine>(line: Line, stations: readonly Station[]): Line {
  const home = ({ stationId }: KitchenPart) => homeOf(stationId, stations)?.id;
  const open = new Set(line.parts.filter(({ status }) => isToMake(status)).map(home));
  const parts = line.parts.filter((part) => isToMake(part.status) || !open.has(home(part)));
  return parts.length === line.parts.length ? line : { ...line, parts, ...standingOf(parts) };
}

/** How far each station is with a line that several of those that were chosen make. */
export interface Progress {
  station: string;
  status: OrderStatus;
}

export function progressOf({ parts }: Pick<KitchenLine, 'parts'>, stations: readonly Station[]): Progress[] {
  const homes = parts.map(({ stationId, status }) => ({ station: homeOf(stationId, stations)?.name ?? '', status }));
  const names = [...new Set(homes.map(({ station }) => station))];
  if (names.length < 2) return [];
  return names.map((station) => ({ station, status: statusOfLines(homes.filter((home) => home.station === station)) }));
}
