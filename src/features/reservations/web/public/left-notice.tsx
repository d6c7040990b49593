import { errorCode, errorDetails } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock } from '#lib/days.ts';
import { shownTime } from '#lib/typed-time.ts';
import { Notice } from '#ui/notice.tsx';

/** What a refused reservation left to do: the hours of the day that are free, or how many one table seats. */
export interface Left {
  text: string;
  times: string[];
  guests: number;
  tooBig: boolean;
  mostSeats: number;
}

/** Null when it was refused for something else than that no table is free. */
export function leftOf(error: unknown, text: string, guests: number): Left | null {
  if (errorCode(error) !== 'no_table_free') return null;
  const { times, mostSeats } = errorDetails(error) as { times?: string[]; mostSeats?: number };
  if (!Array.isArray(times) || typeof mostSeats !== 'number') return null;
  return { text, times, mostSeats, guests, tooBig: guests > mostSeats };
}

interface LeftNoticeProps {
  left: Left;
  /** What a party does that is too big for any one table. */
  bigParty: string;
  onTime: (time: string) => void;
}

/** The refusal, and the free hours to pick from. */
export function LeftNotice({ left: { text, times, guests, tooBig }, bigParty, onTime }: LeftNoticeProps) {
  return (
    <Notice tone="yellow" live title={tooBig ? m['reservations.left.tooBig']({ guests }) : text}>
      <p>{times.length > 0 ? m['reservations.left.times']() : tooBig ? bigParty : m['reservations.left.none']()}</p>
      {times.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {times.map((time) => (
            <li key={time}>
              <button
                type="button"
                onClick={() => onTime(time)}
                className="min-h-11 rounded-full bg-surface px-4 font-semibold text-ink tabular-nums transition hover:brightness-97"
              >
                {formatClock(time, getLocale())}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** Puts the time that was picked into the form, as if it had been typed. */
export function pickTime(form: HTMLFormElement | null, time: string): void {
  const field = form?.elements.namedItem('time');
  if (!(field instanceof HTMLInputElement)) return;
  field.value = shownTime(time, getLocale());
  field.dispatchEvent(new Event('input', { bubbles: true }));
  form?.querySelector<HTMLElement>('[type=submit]')?.focus();
}
