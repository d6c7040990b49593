import type { ReactNode } from 'react';
import { errorCode, errorDetails } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock } from '#lib/days.ts';
import { Notice } from '#ui/notice.tsx';
import type { HouseHours } from '../../../restaurants/hours.ts';
import type { When } from '../../opening.ts';
import { peopleText } from '../evening/texts.ts';
import { isTooBig } from './party.ts';
import { DayPicks, TimePicks } from './picks.tsx';
import { TooBigNotice } from './too-big-notice.tsx';

/** What a refused reservation left to do: the free times of the day, the same time on other days, or how many one table seats. */
export interface Left {
  /** What was asked for. */
  guests: number;
  time: string;
  times: When[];
  next: When[];
  mostSeats: number;
}

/** Null when it was refused for something else than that no table is free. */
export function leftOf(error: unknown, { guests, time }: Pick<Left, 'guests' | 'time'>): Left | null {
  if (errorCode(error) !== 'no_table_free') return null;
  const { times, next, mostSeats } = errorDetails(error) as { times?: When[]; next?: When[]; mostSeats?: number };
  if (!Array.isArray(times) || !Array.isArray(next) || typeof mostSeats !== 'number') return null;
  return { times, next, mostSeats, guests, time };
}

interface LeftNoticeProps {
  left: Left;
  house: HouseHours;
  /** What a party does that is too big for any one table. */
  bigParty: ReactNode;
  onPick: (when: When) => void;
}

/** What cannot be had, and what is free to pick from. */
export function LeftNotice({ left, house, bigParty, onPick }: LeftNoticeProps) {
  const { times, next, guests, time, mostSeats } = left;
  if (isTooBig(guests, mostSeats)) return <TooBigNotice guests={guests} advice={bigParty} />;
  const title = m['reservations.left.noneFree']({ people: peopleText(guests), time: formatClock(time, getLocale()) });
  return (
    <Notice tone="yellow" live title={title}>
      <p>{times.length > 0 ? m['reservations.left.times']() : withoutTimes(next)}</p>
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
