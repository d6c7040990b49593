import { type ComponentProps, Suspense, useEffect, useRef, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { todayIn } from '#lib/days.ts';
import { readDay, shownDay, withStrokes } from '#lib/typed-time.ts';
import { CalendarIcon } from '#ui/calendar-icon.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { lazily } from './lazily.ts';

const CalendarDialog = lazily(() => import('./calendar-dialog.tsx'));

interface DateInputProps
  extends Omit<
    ComponentProps<'input'>,
    'type' | 'value' | 'defaultValue' | 'onChange' | 'onInvalid' | 'min' | 'max' | 'ref'
  > {
  /** As 2026-11-21, or empty. */
  value?: string;
  defaultValue?: string;
  min?: string;
  max?: string;
  /** A day, or nothing as long as what stands there is none. */
  onChange?: (day: string) => void;
  /** Once the field is left: whether what stands there is no day. */
  onInvalid?: (invalid: boolean) => void;
  fieldClassName?: string;
}

/**
 * A day as the language of the page writes it, to type or to pick: the browser's own field speaks the browser's language. What is half
 * typed belongs to the field alone; a form reads it with `readDay`.
 */
export function DateInput(props: DateInputProps) {
  const { value, defaultValue, min, max, onChange, onInvalid, className, fieldClassName, ...rest } = props;
  const locale = getLocale();
  const field = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const now = () => readDay(field.current?.value ?? '', locale) ?? '';
  const show = (day: string) => {
    if (field.current) field.current.value = shownDay(day, locale);
  };
  const told = useRef(value ?? defaultValue ?? '');
  const tell = () => {
    const day = now();
    if (day || !field.current?.value) onInvalid?.(false);
    if (day !== told.current) onChange?.(day);
    told.current = day;
  };
  useEffect(() => {
    if (value === undefined || !field.current) return;
    told.current = value;
    if ((readDay(field.current.value, locale) ?? '') === value) return;
    field.current.value = shownDay(value, locale);
    onInvalid?.(false);
  }, [value, locale, onInvalid]);
  return (
    <span className={cx('relative block min-w-0', className)}>
      <TextInput
        {...rest}
        ref={field}
        inputMode="numeric"
        maxLength={10}
        placeholder={m['common.date.format']()}
        defaultValue={shownDay(value ?? defaultValue ?? '', locale)}
        onChange={({ target, nativeEvent }) => {
          const typed = target.value;
          const adding = (nativeEvent as InputEvent).inputType !== 'deleteContentBackward';
          const machine = readDay(typed, locale);
          if (machine === typed) show(machine);
          else if (adding && target.selectionStart === typed.length) target.value = withStrokes(typed, locale);
          tell();
        }}
        onBlur={({ target }) => {
          if (now()) show(now());
          else onInvalid?.(target.value.trim() !== '');
        }}
        className={cx('pr-11! tabular-nums', fieldClassName)}
      />
      <IconButton
        icon={CalendarIcon}
        label={m['common.date.open']()}
        aria-haspopup="dialog"
        disabled={rest.disabled}
        onClick={() => setOpened(now() || within(localToday(), min, max))}
        className="absolute inset-y-0 right-0.5 z-1 my-auto size-10!"
      />
      {opened && (
        <Suspense>
          <CalendarDialog
            day={opened}
            chosen={now()}
            min={min}
            max={max}
            onPick={(day) => {
              setOpened(null);
              show(day);
              tell();
              // Forms that watch what is typed hear of it too.
              field.current?.dispatchEvent(new Event('input', { bubbles: true }));
            }}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </span>
  );
}

/** This device's own day: where a calendar opens that nobody has picked from yet. */
function localToday(): string {
  return todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
}

const within = (day: string, min = day, max = day) => (day < min ? min : day > max ? max : day);
