import { errorCode, errorDetails } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import type { HouseHours } from '../../../restaurants/hours.ts';
import type { When } from '../../opening.ts';
import { DayPicks, TimePicks } from './picks.tsx';

/** What a refused reservation left to do: the free times of the day, the same time on other days, or how many one table seats. */
export interface Left {
  text: string;
  times: When[];
  next: When[];
  guests: number;
  tooBig: boolean;
  mostSeats: number;
}

/** Null when it was refused for something else than that no table is free. */
export function leftOf(error: unknown, text: string, guests: number): Left | null {
  if (errorCode(error) !== 'no_table_free') return null;
  const { times, next, mostSeats } = errorDetails(error) as { times?: When[]; next?: When[]; mostSeats?: number };
  if (!Array.isArray(times) || !Array.isArray(next) || typeof mostSeats !== 'number') return null;
  return { text, times, next, mostSeats, guests, tooBig: guests > mostSeats };
}

interface LeftNoticeProps {
  left: Left;
  house: HouseHours;
  /** What a party does that is too big for any one table. */
  bigParty: string;
  onPick: (when: When) => void;
}

/** The refusal, and what is free to pick from. */
export function LeftNotice({ left, house, bigParty, onPick }: LeftNoticeProps) {
  const { text, times, next, guests, tooBig } = left;
  return (
    <Notice tone="yellow" live title={tooBig ? m['reservations.left.tooBig']({ guests }) : text}>
      <p>{times.length > 0 ? m['reservations.left.times']() : tooBig ? bigParty : withoutTimes(next)}</p>
      {times.length > 0 && <TimePicks moments={times} onPick={onPick} />}
      {next.length > 0 && (
        <>
          <p className="mt-3">{m['reservations.left.sameTime']()}</p>
          <DayPicks moments={next} house={house} onPick={onPick} />
        </>
      )}
    </Notice>
  );
}

const withoutTimes = (next: When[]) =>
  next.length > 0 ? m['reservations.left.noneThatDay']() : m['reservations.left.none']();
