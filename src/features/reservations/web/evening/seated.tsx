import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { cx } from '#ui/cx.ts';
import { ageText } from '../../../tables/web/texts.ts';
import { seatedSpan, type Window } from '../../evening.ts';
import { type Sitting, shownSitting } from '../../sitting-now.ts';
import { percent } from './grid.ts';
import { likelyClass, occupiedClass } from './state.ts';

interface SeatedProps {
  sitting: Sitting;
  now: number;
  window: Window;
  timeZone: string;
}

/** Who sits at a table now: up to now for certain, and fading up to when they are likely to go, which keeps nobody from booking. */
export function Seated({ sitting, now, window, timeZone }: SeatedProps) {
  const span = seatedSpan(shownSitting(sitting, now), now, window);
  if (!span) return null;
  const { left, width, likely } = span;
  const { since, sinceKnown, likelyEnd } = sitting;
  const end = likelyEnd && { time: formatTime(new Date(likelyEnd), getLocale(), timeZone) };
  return (
    <>
      {sinceKnown && (
        <p
          className={cx('@container absolute inset-y-1 flex items-center rounded-l-md', occupiedClass)}
          style={{ left: percent(left), width: percent(width) }}
        >
          <span className="@max-[7.5rem]:sr-only sticky left-(--head) whitespace-nowrap px-2 text-xs tabular-nums">
            {m['reservations.evening.occupied']({ age: ageText(new Date(since).toISOString(), now) })}
          </span>
        </p>
      )}
      {likely > 0 && (
        <p
          className={cx('@container absolute inset-y-1 flex items-center', likelyClass)}
          style={{ left: percent(left + width), width: percent(likely) }}
        >
          {end && sinceKnown && (
            <span className="@max-[7rem]:sr-only whitespace-nowrap px-2.5 text-ink-2 text-xs tabular-nums">
              {m['reservations.evening.until'](end)}
            </span>
          )}
          {end && !sinceKnown && (
            <span className="line-clamp-2 px-2.5 text-ink-2 text-xs leading-4 tabular-nums">
              {m['reservations.evening.occupiedUntil'](end)}
            </span>
          )}
        </p>
      )}
    </>
  );
}
