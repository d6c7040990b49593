import { clockMinutes } from '#lib/time.ts';
import { comesBefore } from './promised.ts';

/** In time, in the last part of its time, or late. */
export type DueState = 'calm' | 'due' | 'late';

/** By when something that is awaited is due, in milliseconds, as every screen of the house reads it. */
export interface Due {
  /** When the first of it should be ready, and when all of it. */
  firstDueAt: number;
  dueAt: number;
  /** When all of it is likely to be ready, where that is after its promise; else null. */
  expectedAt: number | null;
}

/** By how many minutes all of it is likely to miss its promise: 0 where it will not. */
export const slipOf = ({ dueAt, expectedAt }: Pick<Due, 'dueAt' | 'expectedAt'>): number =>
  expectedAt === null ? 0 : Math.max(0, clockMinutes(dueAt, expectedAt));

/**
 * Promise and forecast of a table that waits for several orders: both are of the one that will miss its promise most, else of the one that is due
 * first; the first of them all is due at the first of theirs. Null where nothing is awaited.
 */
export function dueOfAll(dues: readonly Due[]): Due | null {
  const [worst] = [...dues].sort((a, b) => slipOf(b) - slipOf(a) || a.dueAt - b.dueAt);
  return worst ? { ...worst, firstDueAt: Math.min(...dues.map(({ firstDueAt }) => firstDueAt)) } : null;
}

/** Which promise a head tells: of the first of its lines where that is late or comes clearly before the rest, else of the whole. */
export function toldDueAt(state: DueState, due: Due): number {
  const { firstDueAt, dueAt } = due;
  if (state === 'late') return firstDueAt;
  return slipOf(due) === 0 && comesBefore(firstDueAt, dueAt) ? firstDueAt : dueAt;
}
