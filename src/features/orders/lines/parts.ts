import type { Stations } from '../../menu/stations/store.ts';
import type { OrderStatus } from '../values.ts';
import type { LinePart, LineSnapshot } from './contract.ts';
import { isMade, statusOfLines } from './status.ts';

type Made = Pick<LineSnapshot, 'stationId' | 'choices'>;

/** The stations that make a line: its own, then those that its choices name. */
export function stationsOf({ stationId, choices }: Made): string[] {
  return [...new Set([stationId, ...choices.map((choice) => choice.stationId)].flatMap((id) => id ?? []))];
}

/** How far each station is with a line that is new; null where one makes all of it. */
export function freshParts(line: Made, status: OrderStatus, now: Date): LinePart[] | null {
  const stations = stationsOf(line);
  if (stations.length < 2) return null;
  const readyAt = isMade(status) ? now.toISOString() : null;
  return stations.map((stationId) => ({ stationId, status, readyAt }));
}

/** Where a line is made that is ordered now: a choice that names the station of its dish is made with it. */
export function madeAt(
  { productId, choices }: Pick<LineSnapshot, 'productId' | 'choices'>,
  stations: Pick<Stations, 'of' | 'ofOption'>,
  status: OrderStatus,
  now: Date,
): Made & { parts: LinePart[] | null } {
  const stationId = stations.of(productId);
  const placed = choices.map((choice) => {
    const named = stations.ofOption(choice.optionId);
    return named && named !== stationId ? { ...choice, stationId: named } : choice;
  });
  const made = { stationId, choices: placed };
  return { ...made, parts: freshParts(made, status, now) };
}

/** What becomes of a line's parts, and of the line, when one station brings its part to a step. */
export function partMoved(
  parts: readonly LinePart[],
  { station, to, now }: { station: string; to: OrderStatus; now: Date },
): { parts: LinePart[]; status: OrderStatus } {
  const moved = parts.map((part) => {
    if (part.stationId !== station) return part;
    return { ...part, status: to, readyAt: isMade(to) ? (part.readyAt ?? now.toISOString()) : null };
  });
  return { parts: moved, status: statusOfLines(moved) };
}
