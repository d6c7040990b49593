import { errorDetails } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock, formatDay } from '#lib/days.ts';
import { Notice } from '#ui/notice.tsx';
import type { When } from '../../opening.ts';
import { PickButton } from './pick-button.tsx';

/** What the refusal of a closed day offers instead; null where it offers nothing. */
export function nextDaysOf(error: unknown): When[] | null {
  const { next } = errorDetails(error) as { next?: When[] };
  return Array.isArray(next) && next.length > 0 ? next : null;
}

/** The next days with a table, to pick from. What is wrong with the asked one stands at its field. */
export function NextDays({ days, onPick }: { days: When[]; onPick: (when: When) => void }) {
  return (
    <Notice tone="yellow" live title={m['reservations.left.nextDays']()}>
      <ul className="mt-1 flex flex-wrap gap-2">
        {days.map((when) => (
          <li key={when.date}>
            <PickButton onClick={() => onPick(when)}>
              {m['reservations.night.at']({
                day: formatDay(when.date, getLocale(), 'short'),
                time: formatClock(when.time, getLocale()),
              })}
            </PickButton>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
