import { type ReactNode, useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock, formatDay } from '#lib/days.ts';
import { AlertIcon } from '#ui/icons.tsx';
import { Radio } from '#ui/radio.tsx';
import { nightText } from '../../night-text.ts';
import type { Nights } from './use-nights.ts';

/** After midnight a weekday alone leaves open which night is meant: it is said in words, and can be chosen. */
export function NightChoice({ nights, error }: { nights: Nights; error?: string }) {
  const id = useId();
  const { options, meant, time, choose } = nights;
  if (options.length === 0) return null;
  return (
    <fieldset aria-describedby={error && id} className="col-span-full grid min-w-0 gap-1">
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
            checked={option.date === meant?.date}
            onChange={() => choose(option)}
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

/** Beside the date: the night that it stands for, where the time is past its midnight. */
export function nightHint({ meant }: Nights): ReactNode {
  const night = meant && nightText(meant, getLocale());
  return night && <span className="block first-letter:uppercase">{night}</span>;
}

/** Whether the form leaves open which night is meant. */
export const lacksNight = ({ options, meant }: Nights) => options.length > 0 && !meant;
