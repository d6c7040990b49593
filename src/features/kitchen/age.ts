import { minuteMs, minutesSince } from '#lib/minutes.ts';
import { clockMinutes } from '#lib/time.ts';
import { type DueState, slipOf } from '../orders/due.ts';
import { comesBefore, headDueAt, lateBy } from '../orders/promised.ts';

/** The last fifth of the time that the station has. */
const dueShare = 0.2;
/** What will miss its promise by so much is not calm, however far away that is. */
const slipsFar = 15;

export interface Age {
  state: DueState;
  /** Since it was ordered. */
  minutes: number;
  /** Until it should be ready; when it is late, since then. At least one: nobody reads 'in 0 minutes'. */
  left: number;
  /** How much of the time is used, from 0 to 1. */
  used: number;
}

/** What a ticket looks like. Being new is a look of its own only while there is time: what is late screams, whoever has touched it. */
export function lookOf({ state }: Pick<Age, 'state'>, isNew: boolean): Age['state'] | 'new' {
  return isNew && state === 'calm' ? 'new' : state;
}

interface Awaited {
  createdAt: number;
  /** When the first of it should be ready; where it is not given, all of it is one. */
  firstDueAt?: number;
  dueAt: number;
  expectedAt?: number | null;
}

/** How a ticket stands at a moment: calm, due, or late. It is late with the first of its lines that is. */
export function ageOf(awaited: Awaited, now: number): Age {
  const { createdAt, dueAt: wholeAt, firstDueAt = wholeAt, expectedAt = null } = awaited;
  const dueAt = headDueAt({ firstDueAt, dueAt: wholeAt }, now);
  const span = Math.max(minuteMs, dueAt - createdAt);
  const left = dueAt - now;
  const minutes = minutesSince(createdAt, now);
  const used = Math.min(1, Math.max(0, 1 - left / span));
  const late = lateBy(dueAt, now);
  if (late > 0) return { state: 'late', minutes, left: late, used: 1 };
  return {
    state: left <= span * dueShare || slipOf({ dueAt: wholeAt, expectedAt }) >= slipsFar ? 'due' : 'calm',
    minutes,
    left: Math.max(1, clockMinutes(now, dueAt)),
    used,
  };
}

/** Whether a line's promise is clearly another than what the head tells, so that it is said beside the line. */
export const isToldApart = (lineDueAt: number, toldAt: number): boolean =>
  comesBefore(toldAt, lineDueAt) || comesBefore(lineDueAt, toldAt);
