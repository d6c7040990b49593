import { useEffect, useId, useState } from 'react';
import { isDay } from '#lib/days.ts';
import { cx } from '#ui/cx.ts';
import { AlertIcon } from '#ui/icons.tsx';
import { DateInput, dateFault } from './date-input.tsx';

interface DayFilterProps {
  label: string;
  /** As 2026-11-21, or empty: every day; or what is typed, as long as it is no day. */
  value: string;
  max?: string | undefined;
  title?: string | undefined;
  onChange: (entry: string) => void;
  className: string;
  fieldClassName?: string;
}

/** A day to look for. A list that is shown of every day says why, where what was typed is none. */
export function DayFilter({ label, className, ...rest }: DayFilterProps) {
  const id = useId();
  const [invalid, setInvalid] = useState(false);
  return (
    <div className={cx('min-w-0', className)}>
      <DateInput
        {...rest}
        {...(invalid && { 'aria-invalid': true, 'aria-describedby': id })}
        aria-label={label}
        onInvalid={setInvalid}
      />
      <p id={id} role="status" className="flex items-start gap-1.5 text-danger text-sm">
        {invalid && (
          <>
            <AlertIcon size={16} className="mt-0.5" />
            {dateFault()}
          </>
        )}
      </p>
    </div>
  );
}

/** What stands in a day filter: the day that is looked for, or a text that is none, which looks for nothing and has to be cleared all the same. */
export function useDayEntry(day: string, onDay: (day: string) => void) {
  const [none, setNone] = useState('');
  // Only then: an address may be a moment behind what was typed.
  useEffect(() => {
    if (day) setNone('');
  }, [day]);
  return {
    entry: day || none,
    enter: (entry: string) => {
      const found = isDay(entry) ? entry : '';
      if (!found) setNone(entry);
      if (found !== day) onDay(found);
    },
    /** Where the day goes together with other filters. */
    forget: () => setNone(''),
  };
}
