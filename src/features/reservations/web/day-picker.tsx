import { useEffect, useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { addDays, formatDay, isDay } from '#lib/days.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ChevronRightIcon } from '#ui/icons.tsx';
import { ChevronLeftIcon } from '#ui/staff/icons.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface DayPickerProps {
  /** Undefined while it is not known which day it is at the restaurant. */
  date: string | undefined;
  today: string | undefined;
  /** Null: today, whichever day that is. */
  onPick: (date: string | null) => void;
}

/** A day, the ones beside it, and the way back to today. */
export function DayPicker({ date, today, onPick }: DayPickerProps) {
  const field = useRef<HTMLInputElement>(null);
  // A day that is half typed belongs to the field alone, and so does the focus.
  useEffect(() => {
    if (field.current && date && field.current.value !== date) field.current.value = date;
  }, [date]);
  const pick = (day: string) => onPick(day === today ? null : day);
  return (
    <fieldset aria-label={m['reservations.day.label']()} className="flex min-w-0 items-center gap-1">
      <IconButton
        icon={ChevronLeftIcon}
        label={m['reservations.day.previous']()}
        disabled={!date}
        onClick={() => date && pick(addDays(date, -1))}
      />
      <TextInput
        ref={field}
        type="date"
        aria-label={m['reservations.day.label']()}
        title={date && formatDay(date, getLocale())}
        onChange={(event) => isDay(event.target.value) && pick(event.target.value)}
        className="h-11 w-auto! min-w-0 grow px-3! font-semibold tabular-nums sm:grow-0"
      />
      <IconButton
        icon={ChevronRightIcon}
        label={m['reservations.day.next']()}
        disabled={!date}
        onClick={() => date && pick(addDays(date, 1))}
      />
      <Button variant="soft" size="s" disabled={!date || date === today} onClick={() => onPick(null)}>
        {m['reservations.day.today']()}
      </Button>
    </fieldset>
  );
}
