import { useLayoutEffect, useRef } from 'react';
import { TimeInput } from '#client/time-input.tsx';
import { weekFromMonday } from '#features/restaurants/values.ts';
import { weekdayName } from '#features/restaurants/web/weekday-name.ts';
import { m } from '#generated/messages/messages.js';
import { readClosingTime, readOpeningTime } from '#lib/typed-time.ts';
import { AlertIcon } from '#ui/icons.tsx';
import { ChevronDownIcon } from '#ui/late-icons.tsx';
import { Switch } from '#ui/switch.tsx';
import { fieldOf, usualHours } from './form-values.ts';

/**
 * Filled in with what is usual, and folded away: whoever registers may go by. A closed day hides its times by style alone, so the
 * switches work before the page is alive.
 */
export function HoursFields({ errors }: { errors: Record<string, string> }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const wrong = Object.keys(errors).some((field) => field.startsWith('opening_hours.'));
  // Before the form looks for its first mistake, which may be in here. What was opened stays so.
  useLayoutEffect(() => {
    if (wrong && fold.current) fold.current.open = true;
  }, [wrong]);
  return (
    <fieldset className="mt-14 min-w-0">
      <legend className="font-semibold text-xl tracking-tight">{m['accounts.register.hours']()}</legend>
      <details ref={fold} className="group/fold mt-6 rounded-lg bg-sunken max-sm:-mx-2">
        <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 rounded-lg px-4 py-3 sm:px-6">
          <span className="text-ink-2">{m['accounts.register.hoursFilled'](usualHours)}</span>
          <span className="flex shrink-0 items-center gap-1.5 font-medium text-brand-ink">
            {m['accounts.register.hoursChange']()}
            <ChevronDownIcon size={18} className="transition group-open/fold:rotate-180" />
          </span>
        </summary>
        <ul className="px-4 pb-2 sm:px-6">
          {weekFromMonday.map((day) => (
            <DayRow key={day} day={day} errors={errors} />
          ))}
        </ul>
      </details>
    </fieldset>
  );
}

function DayRow({ day, errors }: { day: (typeof weekFromMonday)[number]; errors: Record<string, string> }) {
  const name = weekdayName(day);
  const open = fieldOf(day, 'open');
  const close = fieldOf(day, 'close');
  const error = errors[open] ?? errors[close];
  const wrong = (field: string) =>
    errors[field] ? ({ 'aria-invalid': true, 'aria-describedby': `${day}-error` } as const) : {};
  const time = 'h-11! w-28! px-3! text-center border-transparent tabular-nums';
  return (
    <li className="group grid items-center gap-x-4 py-2.5 sm:min-h-16 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="flex items-center justify-between gap-4">
        <Switch
          label={<span className="font-medium group-not-has-checked:font-normal">{name}</span>}
          name={fieldOf(day, 'isOpen')}
          defaultChecked
        />
        <span className="text-ink-2 group-has-checked:hidden sm:hidden">{m['accounts.register.closed']()}</span>
      </div>
      <span className="hidden text-ink-2 sm:group-not-has-checked:inline">{m['accounts.register.closed']()}</span>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 group-not-has-checked:hidden">
        <TimeInput
          {...wrong(open)}
          name={open}
          read={readOpeningTime}
          defaultValue={usualHours.open}
          aria-label={m['accounts.register.opensOf']({ day: name })}
          className={time}
        />
        <span className="text-ink-2">{m['accounts.register.until']()}</span>
        <TimeInput
          {...wrong(close)}
          name={close}
          read={readClosingTime}
          defaultValue={usualHours.close}
          aria-label={m['accounts.register.closesOf']({ day: name })}
          className={time}
        />
      </div>
      {error && (
        <p id={`${day}-error`} className="flex items-start gap-1.5 text-danger text-sm sm:col-start-2">
          <AlertIcon size={16} className="mt-0.5" />
          {error}
        </p>
      )}
    </li>
  );
}
