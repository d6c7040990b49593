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
}

/** A time as the language of the page writes it: '20:30', '8:30 PM'. A form reads it with `readTime`. */
export function TimeInput({ value, defaultValue, onChange, ...rest }: TimeInputProps) {
  const locale = getLocale();
  const field = useRef<HTMLInputElement>(null);
  const told = useRef(value ?? defaultValue ?? '');
  const write = (time: string | null) => {
    if (time && field.current) field.current.value = shownTime(time, locale);
  };
  useEffect(() => {
    if (value === undefined || !field.current) return;
    told.current = value;
    if ((readTime(field.current.value) ?? '') !== value) field.current.value = shownTime(value, locale);
  }, [value, locale]);
  // What a form puts back may have been typed in another language.
  useEffect(() => {
    queueMicrotask(() => {
      const time = readTime(field.current?.value ?? '');
      if (time && field.current) field.current.value = shownTime(time, locale);
    });
  }, [locale]);
  return (
    <TextInput
      {...rest}
      ref={field}
      maxLength={10}
      placeholder={m['common.time.format']()}
      defaultValue={shownTime(value ?? defaultValue ?? '', locale)}
      onChange={({ target }) => {
        const time = readTime(target.value) ?? '';
        if (time !== told.current) onChange?.(time);
        told.current = time;
      }}
      onBlur={({ target }) => write(readTime(target.value))}
    />
  );
}
