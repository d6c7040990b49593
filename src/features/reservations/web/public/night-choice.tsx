import { type RefObject, useCallback, useEffect, useId, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock, formatDay, isDay } from '#lib/days.ts';
import { AlertIcon } from '#ui/icons.tsx';
import { Radio } from '#ui/radio.tsx';
import type { HouseHours } from '../../../restaurants/hours.ts';
import { nightText } from '../../night-text.ts';
import { type NightOption, nightOptions } from '../../nights.ts';
import type { When } from '../../opening.ts';
import { readWhen } from './request-fields.tsx';

export interface Nights extends When {
  options: NightOption[];
  /** Reads the form's date and time again. */
  read: () => void;
}

/** The nights that the typed date and time may mean, of those that can still be booked. */
export function useNights(
  form: RefObject<HTMLFormElement | null>,
  house: HouseHours | undefined,
  bookable: (option: NightOption, time: string) => boolean,
): Nights {
  const [when, setWhen] = useState<When>({ date: '', time: '' });
  const read = useCallback(() => {
    if (!form.current) return;
    const next = readWhen(form.current);
    setWhen((before) => (before.date === next.date && before.time === next.time ? before : next));
  }, [form]);
  useEffect(read, [read]);
  const known = house && isDay(when.date) && /^\d\d:\d\d$/.test(when.time);
  const options = known ? nightOptions(when, house) : [];
  return { ...when, options: options.filter((option) => bookable(option, when.time)), read };
}

interface NightChoiceProps {
  nights: Nights;
  /** The date that a reservation already has. */
  picked?: string;
  error?: string;
}

/** After midnight a weekday alone leaves open which night is meant: whoever reserves says it. */
export function NightChoice({ nights: { options, date: typed, time }, picked, error }: NightChoiceProps) {
  const id = useId();
  if (options.length === 0) return null;
  return (
    // Another date or time is another question.
    <fieldset key={`${typed} ${time}`} aria-describedby={error && id} className="col-span-2 grid min-w-0 gap-1">
      <legend className="font-medium text-sm">{m['reservations.night.which']()}</legend>
      {options.length === 1 && <p className="text-ink-3 text-sm">{m['reservations.night.only']()}</p>}
      {options.map((option) => {
        const day = formatDay(option.date, getLocale());
        const at = m['reservations.night.at']({ day, time: formatClock(time, getLocale()) });
        const night = nightText(option, getLocale());
        return (
          <Radio
            key={option.date}
            name="night"
            value={option.date}
            defaultChecked={option.date === picked}
            aria-invalid={error ? true : undefined}
            label={<span className="block first-letter:uppercase">{night ?? at}</span>}
            hint={night && at}
          />
        );
      })}
      {error && (
        <p id={id} className="flex items-start gap-1.5 text-danger text-sm">
          <AlertIcon size={16} className="mt-0.5" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
    </fieldset>
  );
}

/** Whether the form leaves open which night is meant. */
export function lacksNight(form: HTMLFormElement, { options }: Nights): boolean {
  return options.length > 0 && !new FormData(form).get('night');
}
