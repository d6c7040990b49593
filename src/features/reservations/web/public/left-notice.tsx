import { errorCode, errorDetails } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock } from '#lib/days.ts';
import { shownDay, shownTime } from '#lib/typed-time.ts';
import { Notice } from '#ui/notice.tsx';
import { PickButton } from './pick-button.tsx';

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
              <PickButton onClick={() => onTime(time)}>{formatClock(time, getLocale())}</PickButton>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** Puts the time that was picked into the form, and the date where another one was, as if they had been typed. */
export function pickWhen(form: HTMLFormElement | null, { date, time }: { date?: string; time: string }): void {
  if (date) type(form, 'date', shownDay(date, getLocale()));
  type(form, 'time', shownTime(time, getLocale()));
  form?.querySelector<HTMLElement>('[type=submit]')?.focus();
}

function type(form: HTMLFormElement | null, name: 'date' | 'time', text: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
