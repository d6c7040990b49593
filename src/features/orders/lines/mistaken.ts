import { undoMs } from './moves.ts';

/** The six seconds of the screen, and the way to the house and back. */
const seconds = (2 * undoMs) / 1_000;

/** SQL: what goes back, in a statement whose fourth value is the present, was ready for so short a time that it was not: work on it goes on. */
export const mistaken = `coalesce(ready_at > $4::timestamptz - interval '${seconds} seconds', false)`;

/** SQL: what is put back among what waits was begun so shortly before that it was not begun. */
export const begunByMistake = `coalesce(begun_at, started_at) > $4::timestamptz - interval '${seconds} seconds'`;

/** Whether an order that was read was ready by mistake. */
export function isMistaken(readyAt: string | null, now: Date): boolean {
  return readyAt !== null && Date.parse(readyAt) > now.getTime() - seconds * 1_000;
}
