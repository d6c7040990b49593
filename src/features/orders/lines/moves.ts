import { type LineStep, lineSteps, type OrderStatus } from '../values.ts';
import { leavesHeld, statusesMoved } from './status.ts';

/** For so long a move can be taken back where it was made. */
export const undoMs = 6_000;

/** Lines of one order that stood at the same step and go to another. */
export interface Move {
  id: string;
  lines: number[];
  from: LineStep;
  to: LineStep;
}

interface Standing {
  line: number;
  status: OrderStatus;
  heldAt?: string | null;
}

/** The moves that bring these lines to a step: one for each step that they stand at. */
export function movesTo(id: string, lines: readonly Standing[], to: LineStep): Move[] {
  return lineSteps.flatMap((from) => {
    const standing = lines.filter(({ status }) => status === from && from !== to).map(({ line }) => line);
    return standing.length > 0 ? [{ id, lines: standing, from, to }] : [];
  });
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
  return moves.map(({ id, lines, from, to }) => ({ id, lines, from: to, to: from })).reverse();
}
