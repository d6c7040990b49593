import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { cx } from '#ui/cx.ts';
import { ageText } from '../../../tables/web/texts.ts';
import { seatedSpan, type Window } from '../../evening.ts';
import { sittingNow } from '../../meals.ts';
import { percent } from './grid.ts';
import { likelyClass, occupiedClass } from './state.ts';

interface SeatedProps {
  /** When they sat down. */
  since: string;
  now: number;
  window: Window;
  timeZone: string;
  sittingMinutes: number;
}

/** Who sits at a table now: up to now for certain, and fading up to when they are likely to go, which keeps nobody from booking. */
export function Seated({ since, now, window, timeZone, sittingMinutes }: SeatedProps) {
  const sitting = sittingNow(since, now, sittingMinutes);
  const span = seatedSpan(sitting, now, window);
  if (!span) return null;
  const { left, width, likely } = span;
  return (
    <>
      <p
        className={cx('@container absolute inset-y-1 flex items-center rounded-l-md', occupiedClass)}
        style={{ left: percent(left), width: percent(width) }}
      >
        <span className="@max-[7.5rem]:sr-only sticky left-(--head) whitespace-nowrap px-2 text-xs tabular-nums">
          {m['reservations.evening.occupied']({ age: ageText(since, now) })}
        </span>
      </p>
      {likely > 0 && (
        <p
          className={cx('@container absolute inset-y-1 flex items-center', likelyClass)}
          style={{ left: percent(left + width), width: percent(likely) }}
        >
          <span className="@max-[7rem]:sr-only whitespace-nowrap px-2.5 text-ink-2 text-xs tabular-nums">
            {m['reservations.evening.until']({ time: formatTime(new Date(sitting.until), getLocale(), timeZone) })}
          </span>
        </p>
      )}
    </>
  );
}
