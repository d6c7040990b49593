import { type ComponentProps, Suspense, useEffect, useRef, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { todayIn } from '#lib/days.ts';
import { readDay, readEntry, shownDay, shownEntry, withStrokes } from '#lib/typed-time.ts';
import { CalendarIcon } from '#ui/calendar-icon.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { lazily } from './lazily.ts';

const CalendarDialog = lazily(() => import('./calendar-dialog.tsx'));

/** Of what is typed and no day: said by the field's own part, or the text would be a file for each page to fetch. */
export const dateFault = () => m['fields.date_invalid']();

interface DateInputProps
  extends Omit<
    ComponentProps<'input'>,
    'type' | 'value' | 'defaultValue' | 'onChange' | 'onInvalid' | 'min' | 'max' | 'ref'
  > {
  /** As 2026-11-21, or empty; or what is typed, as long as it is no day. */
  value?: string;
  defaultValue?: string;
  min?: string;
  max?: string;
  /** Days on which nothing can be had: the calendar greys them, they can still be typed. */
  closed?: (day: string) => boolean;
  /** A day, or what is typed as long as it is none: a form calls it invalid, not empty. */
  onChange?: (day: string) => void;
  /** Once the field is left: whether what stands there is no day. */
  onInvalid?: (invalid: boolean) => void;
  fieldClassName?: string;
}

/**
 * A day as the language of the page writes it, to type or to pick: the browser's own field speaks the browser's language. What is half
 * typed is told as it stands; a form that reads the field itself does so with `readDay`.
 */
export function DateInput(props: DateInputProps) {
  const { value, defaultValue, min, max, closed, onChange, onInvalid, className, fieldClassName, ...rest } = props;
  const locale = getLocale();
  const field = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const now = () => readDay(field.current?.value ?? '', locale) ?? '';
  const show = (day: string) => {
    if (field.current) field.current.value = shownDay(day, locale);
  };
  const told = useRef(value ?? defaultValue ?? '');
  const tell = () => {
    const entry = readEntry(field.current?.value ?? '', locale);
    if (now() || !entry) onInvalid?.(false);
    if (entry !== told.current) onChange?.(entry);
    told.current = entry;
  };
  useEffect(() => {
    if (value === undefined || !field.current) return;
    told.current = value;
    if (readEntry(field.current.value, locale) === value) return;
    field.current.value = shownEntry(value, locale);
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
        defaultValue={shownEntry(value ?? defaultValue ?? '', locale)}
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
            closed={closed}
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
