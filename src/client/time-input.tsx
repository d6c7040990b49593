import { type ComponentProps, useEffect, useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { readTime, shownTime } from '#lib/typed-time.ts';
import { TextInput } from '#ui/text-input.tsx';

interface TimeInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'ref'> {
  /** As 20:30, or empty. */
  value?: string;
  defaultValue?: string;
  /** A time, or nothing as long as what stands there is none. */
  onChange?: (time: string) => void;
  /** How what is typed is read: of an opening and a closing time differently. */
  read?: (typed: string) => string | null;
}

/** A time as the language of the page writes it: '20:30', '8:30 PM'. A form reads it with the same `read`. */
export function TimeInput({ value, defaultValue, onChange, read = readTime, ...rest }: TimeInputProps) {
  const locale = getLocale();
  const field = useRef<HTMLInputElement>(null);
  const told = useRef(value ?? defaultValue ?? '');
  const write = () => {
    const shown = shownTime(read(field.current?.value ?? '') ?? '', locale);
    if (shown && field.current) field.current.value = shown;
  };
  useEffect(() => {
    if (value === undefined || !field.current) return;
    told.current = value;
    if ((read(field.current.value) ?? '') !== value) field.current.value = shownTime(value, locale);
  }, [value, locale, read]);
  // What a form puts back may have been typed in another language.
  useEffect(() => {
    queueMicrotask(() => {
      const shown = shownTime(read(field.current?.value ?? '') ?? '', locale);
      if (shown && field.current) field.current.value = shown;
    });
  }, [locale, read]);
  return (
    <TextInput
      {...rest}
      ref={field}
      maxLength={10}
      placeholder={m['common.time.format']()}
      defaultValue={shownTime(value ?? defaultValue ?? '', locale)}
      onChange={({ target }) => {
        const time = read(target.value) ?? '';
        if (time !== told.current) onChange?.(time);
        told.current = time;
      }}
      onBlur={write}
    />
  );
}
