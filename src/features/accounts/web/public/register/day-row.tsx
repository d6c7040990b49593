import { TimeInput } from '#client/time-input.tsx';
import type { weekFromMonday } from '#features/restaurants/values.ts';
import { weekdayName } from '#features/restaurants/web/weekday-name.ts';
import { m } from '#generated/messages/messages.js';
import { readClosingTime, readOpeningTime } from '#lib/typed-time.ts';
import { Button } from '#ui/button.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import { CopyIcon, UndoIcon } from '#ui/staff/icons.tsx';
import { Switch } from '#ui/switch.tsx';
import { fieldOf, usualHours } from './form-values.ts';

interface DayRowProps {
  day: (typeof weekFromMonday)[number];
  errors: Record<string, string>;
  /** Its hours were just given to the other days: the same button takes that back. */
  copied: boolean;
  onCopy: () => void;
  onUndo: () => void;
}

/** A closed day hides its times by style alone, so the switch works before the page is alive. */
export function DayRow({ day, errors, copied, onCopy, onUndo }: DayRowProps) {
  const name = weekdayName(day);
  const open = fieldOf(day, 'open');
  const close = fieldOf(day, 'close');
  const error = errors[open] ?? errors[close];
  const wrong = (field: string) =>
    errors[field] ? ({ 'aria-invalid': true, 'aria-describedby': `${day}-error` } as const) : {};
  const time = 'h-11! w-28! @[40rem]:w-24! px-3! text-center border-transparent tabular-nums';
  return (
    <li className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2.5 @[40rem]:min-h-16 @[40rem]:grid-cols-[10.75rem_minmax(0,1fr)_auto] @[40rem]:gap-x-3">
      <Switch
        label={<span className="font-medium group-not-has-checked:font-normal">{name}</span>}
        name={fieldOf(day, 'isOpen')}
        defaultChecked
      />
      <span className="text-ink-2 group-has-checked:hidden">{m['accounts.register.closed']()}</span>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 group-not-has-checked:hidden @max-[40rem]:col-span-2 @max-[40rem]:row-start-2">
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
      <Button
        variant="plain"
        size="s"
        className="-mr-3 min-w-11 px-3! group-not-has-checked:hidden @max-[40rem]:col-start-2 @max-[40rem]:row-start-1"
        onClick={copied ? onUndo : onCopy}
      >
        {copied ? <UndoIcon size={18} /> : <CopyIcon size={18} />}
        {copied ? m['common.undo']() : <span className="@max-[30rem]:sr-only">{m['accounts.register.copy']()}</span>}
        <span className="sr-only">{name}</span>
      </Button>
      {error && (
        <p id={`${day}-error`} className="col-span-2 flex items-start gap-1.5 text-danger text-sm @[40rem]:col-start-2">
          <AlertIcon size={16} className="mt-0.5" />
          {error}
        </p>
      )}
    </li>
  );
}
