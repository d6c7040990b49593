import { type LineStep, lineSteps, type OrderStatus } from '../values.ts';
import type { LinePart } from './contract.ts';
import { leavesHeld, statusesMoved } from './status.ts';

/** For so long a move can be taken back where it was made. */
export const undoMs = 6_000;

/** Lines of one order that stood at the same step and go to another. */
export interface Move {
  id: string;
  lines: number[];
  from: LineStep;
  to: LineStep;
  /** What this station makes of them alone. */
  station?: string;
}

interface Standing {
  line: number;
  status: OrderStatus;
  heldAt?: string | null;
  parts?: readonly Pick<LinePart, 'stationId' | 'status'>[] | null | undefined;
}

interface Unit extends Pick<Standing, 'line' | 'status'> {
  station?: string;
}

/**
 * The moves that bring these lines to a step: one for each step that they stand at, and of those that several stations make, for each
 * station; carried they are as a whole.
 */
export function movesTo(id: string, lines: readonly Standing[], to: LineStep): Move[] {
  const units: Unit[] = lines.flatMap(({ line, status, parts }) =>
    parts && parts.length > 0 && to !== 'entregue'
      ? parts.map((part) => ({ line, status: part.status, station: part.stationId }))
      : [{ line, status }],
  );
  const stations = [...new Set(units.map(({ station }) => station))];
  return stations.flatMap((station) =>
    lineSteps.flatMap((from) => {
      const standing = units.filter((unit) => unit.station === station && unit.status === from && from !== to);
      const moved = { id, lines: standing.map(({ line }) => line), from, to, ...(station && { station }) };
      return standing.length > 0 ? [moved] : [];
    }),
  );
}

/** The moves that an order makes of its lines when it goes on to a step as a whole. */
export function movesOfStep(id: string, lines: readonly Standing[], from: OrderStatus, to: LineStep): Move[] {
  const moved = statusesMoved(from, to);
  const exceptHeld = leavesHeld(lines.map(({ status, heldAt }) => ({ status, held: Boolean(heldAt) })));
  const standing = lines.filter(({ status, heldAt }) => moved.includes(status) && !(exceptHeld && heldAt));
  return movesTo(id, standing, to);
}

/** What takes moves back, the last first. */
export function undoOf(moves: readonly Move[]): Move[] {
  return moves.map(({ from, to, ...move }) => ({ ...move, from: to, to: from })).reverse();
}
