import { DayFilter } from '#client/day-filter.tsx';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { addDays, formatDay, isDay } from '#lib/days.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ChevronRightIcon } from '#ui/icons.tsx';
import { ChevronLeftIcon } from '#ui/staff/icons.tsx';

interface DayPickerProps {
  /** Undefined while it is not known which day it is at the restaurant. */
  date: string | undefined;
  today: string | undefined;
  /** Null: today, whichever day that is. */
  onPick: (date: string | null) => void;
}

/** A day, the ones beside it, and the way back to today. */
export function DayPicker({ date, today, onPick }: DayPickerProps) {
  const pick = (day: string) => onPick(day === today ? null : day);
  return (
    <fieldset
      aria-label={m['reservations.day.label']()}
      className="flex min-w-0 items-center gap-1 max-[24rem]:flex-wrap"
    >
      <IconButton
        icon={ChevronLeftIcon}
        label={m['reservations.day.previous']()}
        disabled={!date}
        onClick={() => date && pick(addDays(date, -1))}
      />
      <DayFilter
        value={date ?? ''}
        label={m['reservations.day.label']()}
        title={date && formatDay(date, getLocale())}
        onChange={(entry) => isDay(entry) && pick(entry)}
        className="grow max-[24rem]:order-first max-[24rem]:basis-full sm:w-42 sm:grow-0"
        fieldClassName="h-11! px-3! font-semibold"
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
