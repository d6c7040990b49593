import { useLayoutEffect, useRef, useState } from 'react';
import { weekFromMonday } from '#features/restaurants/values.ts';
import { weekdayName } from '#features/restaurants/web/weekday-name.ts';
import { m } from '#generated/messages/messages.js';
import { ChevronDownIcon } from '#ui/late-icons.tsx';
import type { RegisteredHours } from '../../../contract.ts';
import { copyDay } from './copied-day.ts';
import { DayRow } from './day-row.tsx';
import { weekText } from './week-text.ts';

interface HoursFieldsProps {
  /** As they stand in the form. */
  hours: RegisteredHours;
  errors: Record<string, string>;
}

interface Copied {
  day: (typeof weekFromMonday)[number];
  undo: () => void;
}

/** Filled in with what is usual, and folded away: whoever registers may go by. */
export function HoursFields({ hours, errors }: HoursFieldsProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [copied, setCopied] = useState<Copied | null>(null);
  const wrong = Object.keys(errors).some((field) => field.startsWith('opening_hours.'));
  // Before the form looks for its first mistake, which may be in here. What was opened stays so.
  useLayoutEffect(() => {
    if (wrong && fold.current) fold.current.open = true;
  }, [wrong]);
  const copy = (day: Copied['day']) => {
    const form = fold.current?.closest('form');
    // Copying is heard as typing, which ends the offer to undo what was copied before.
    if (form) setCopied({ day, undo: copyDay(form, day) });
  };
  return (
    <fieldset className="mt-14 min-w-0">
      <legend className="font-semibold text-xl tracking-tight">{m['accounts.register.hours']()}</legend>
      <details ref={fold} className="group/fold @container mt-6 rounded-lg bg-sunken max-sm:-mx-2">
        <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 rounded-lg px-4 py-3 sm:px-6">
          <span className="min-w-0 text-ink-2">
            <span className="block first-letter:uppercase wrap-anywhere">{weekText(hours)}</span>
            <span className="block text-sm">{m['accounts.register.hoursLater']()}</span>
          </span>
          <span className="flex shrink-0 items-center gap-1.5 font-medium text-brand-ink">
            {m['accounts.register.hoursChange']()}
            <ChevronDownIcon size={18} className="transition group-open/fold:rotate-180" />
          </span>
        </summary>
        <ul className="px-4 pb-2 sm:px-6" onInput={() => setCopied(null)}>
          {weekFromMonday.map((day) => (
            <DayRow
              key={day}
              day={day}
              errors={errors}
              copied={copied?.day === day}
              onCopy={() => copy(day)}
              onUndo={() => copied?.undo()}
            />
          ))}
        </ul>
        <p role="status" className="sr-only">
          {copied && m['accounts.register.copied']({ day: weekdayName(copied.day) })}
        </p>
      </details>
    </fieldset>
  );
}
