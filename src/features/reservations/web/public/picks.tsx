import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock } from '#lib/days.ts';
import { businessDayOf } from '../../../restaurants/business-day.ts';
import type { HouseHours } from '../../../restaurants/hours.ts';
import { bookedDay } from '../../night-text.ts';
import type { When } from '../../opening.ts';

interface PicksProps {
  moments: When[];
  onPick: (when: When) => void;
}

/** Other times of the day that was asked for. */
export function TimePicks({ moments, onPick }: PicksProps) {
  return (
    <Picks moments={moments} onPick={onPick}>
      {({ time }) => formatClock(time, getLocale())}
    </Picks>
  );
}

/** Times on other days, with their night where that is not over at midnight. */
export function DayPicks({ house, ...picks }: PicksProps & { house: HouseHours }) {
  return (
    <Picks {...picks}>
      {(when) => {
        const day = bookedDay({ ...when, night: businessDayOf(when, house) }, getLocale(), 'short');
        return m['reservations.night.at']({ day, time: formatClock(when.time, getLocale()) });
      }}
    </Picks>
  );
}

/** Moments that are offered in place of the one that was asked for, each a button that fills the form. */
function Picks({ moments, onPick, children: text }: PicksProps & { children: (when: When) => ReactNode }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-2">
      {moments.map((when) => (
        <li key={`${when.date} ${when.time}`}>
          <button
            type="button"
            onClick={() => onPick(when)}
            className="min-h-11 rounded-full bg-surface px-4 py-1 font-semibold text-ink tabular-nums transition hover:brightness-97"
          >
            {text(when)}
          </button>
        </li>
      ))}
    </ul>
  );
}
