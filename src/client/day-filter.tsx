import { useId, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { AlertIcon } from '#ui/icons.tsx';
import { DateInput } from './date-input.tsx';

interface DayFilterProps {
  label: string;
  /** As 2026-11-21, or empty: every day. */
  value: string;
  max?: string | undefined;
  title?: string | undefined;
  onChange: (day: string) => void;
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
            {m['fields.date_invalid']()}
          </>
        )}
      </p>
    </div>
  );
}
