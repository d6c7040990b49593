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

/** So many of something that a station makes. */
export interface Piece {
  name: string;
  quantity: number;
  stationId: string | null;
}

/** The choices of one dish that another station makes. */
export interface Elsewhere {
  station: string;
  choices: Told['choices'];
}

/** A line at some stations. */
export type At<Line> = Line & {
  /** The dish that it goes with, where that is made elsewhere. */
  dish: string | null;
  /** What is made of it: its dish, or else each choice by itself, as many as there are for all of the dish. */
  pieces: Piece[];
  elsewhere: Elsewhere[];
};

/**
 * A line as the stations that were chosen know it, with the parts that they make: where one of them makes its dish, as that with the choices
 * that are made with it, else by the choices that are theirs. Null where they make nothing of it.
 */
export function toldAt<Line extends Told>(line: Line, stations: readonly Station[], chosen: Chosen): At<Line> | null {
  const { stationId, name, quantity } = line;
  const whole = { dish: null, pieces: [{ name, quantity, stationId }] };
  if (line.parts.length === 0) return isAt(line, stations, chosen) ? { ...line, ...whole, elsewhere: [] } : null;
  const parts: Line['parts'] = line.parts.filter((part) => isAt(part, stations, chosen));
  const [first] = parts;
  if (!first) return null;
  if (first.stationId === stationId) {
    const choices = parts.flatMap((part) => part.choices);
    const away = line.parts.filter((part) => !parts.includes(part));
    return { ...line, choices, parts, ...whole, elsewhere: elsewhereOf(away, stations) };
  }
  const pieces = piecesOf(parts, quantity);
  return {
    ...line,
    stationId: first.stationId,
    name: pieces.map((piece) => piece.name).join(' + '),
    quantity: pieces.reduce((sum, piece) => sum + piece.quantity, 0),
    choices: [],
    parts,
    dish: name,
    pieces,
    elsewhere: [],
  };
}

/** Of two questions one station may be asked for the same: it makes both alike. */
function piecesOf(parts: Told['parts'], quantity: number): Piece[] {
  const pieces = new Map<string, Piece>();
  for (const { stationId, choices } of parts) {
    for (const { name, times } of choices) {
      const key = `${stationId} ${name}`;
      const before = pieces.get(key)?.quantity ?? 0;
      pieces.set(key, { name, quantity: before + times * quantity, stationId });
    }
  }
  return [...pieces.values()];
}

function elsewhereOf(parts: Told['parts'], stations: readonly Station[]): Elsewhere[] {
  const placed = parts.map(({ stationId, choices }) => ({ station: homeOf(stationId, stations)?.name ?? '', choices }));
  return [...new Set(placed.map(({ station }) => station))].map((station) => ({
    station,
    choices: placed.filter((part) => part.station === station).flatMap(({ choices }) => choices),
  }));
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
