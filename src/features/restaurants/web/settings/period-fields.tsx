import { useId } from 'react';
import { TimeInput } from '#client/time-input.tsx';
import { m } from '#generated/messages/messages.js';
import { endOfDay, readClosingTime, readOpeningTime } from '#lib/typed-time.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { TrashIcon } from '#ui/late-icons.tsx';
import type { Period } from '../../opening/contract.ts';
import { periodEnd } from './hours-draft.ts';

/** What the fields say of themselves when their day is wrong. */
export interface WrongField {
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface PeriodFieldsProps {
  day: string;
  number: number;
  period: Period;
  wrong: WrongField;
  /** Which of the two it is that is wrong, where something is. */
  times: { open: boolean; close: boolean };
  onChange: (period: Period) => void;
  /** Absent for the only period of a day. */
  onRemove: (() => void) | undefined;
}

export function PeriodFields({ day, number, period, wrong, times, onChange, onRemove }: PeriodFieldsProps) {
  const hint = useId();
  const end = periodEnd(period);
  const opensAtEnd = period.open === endOfDay;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <TimeInput
        {...(times.open && wrong)}
        {...(opensAtEnd && { 'aria-invalid': true, 'aria-describedby': hint })}
        read={readOpeningTime}
        aria-label={m['restaurants.settings.opensOf']({ day, number })}
        value={period.open}
        onChange={(open) => onChange({ ...period, open })}
        className="w-auto! max-w-40 flex-1 basis-32 px-3! tabular-nums"
      />
      <span className="text-ink-2 text-sm">{m['restaurants.settings.to']()}</span>
      <TimeInput
        {...(times.close && wrong)}
        read={readClosingTime}
        aria-label={m['restaurants.settings.closesOf']({ day, number })}
        value={period.close}
        onChange={(close) => onChange({ ...period, close })}
        className="w-auto! max-w-40 flex-1 basis-32 px-3! tabular-nums"
      />
      {onRemove && (
        <IconButton
          icon={TrashIcon}
          label={m['restaurants.settings.removePeriod']({ number, day })}
          onClick={onRemove}
        />
      )}
      {opensAtEnd && (
        <span id={hint} className="text-danger text-sm">
          {m['fields.opens_at_end']()}
        </span>
      )}
      {end !== 'sameDay' && !opensAtEnd && (
        <span className="text-ink-2 text-sm">
          {end === 'allDay' ? m['restaurants.settings.allDay']() : m['restaurants.settings.nextDay']()}
        </span>
      )}
    </div>
  );
}
