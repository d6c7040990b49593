import { getLocale } from '#generated/messages/runtime.js';
import { shownDay, shownTime } from '#lib/typed-time.ts';
import type { When } from '../../opening.ts';

/** Puts a date and a time that were picked into the form, as if they had been typed. */
export function writeWhen(form: HTMLFormElement | null, { date, time }: When): void {
  writeDate(form, date);
  write(form, 'time', shownTime(time, getLocale()));
}

/** From an offer that is gone once it is picked: to the first field that lacks something, or to the button that sends. */
export function focusNext(form: HTMLFormElement | null): void {
  const lacking = [...(form?.elements ?? [])].find(
    (field) => field instanceof HTMLInputElement && field.required && field.value.trim() === '',
  );
  const next = lacking ?? form?.querySelector('[type=submit]');
  if (next instanceof HTMLElement) next.focus();
}

export function writeDate(form: HTMLFormElement | null, date: string): void {
  write(form, 'date', shownDay(date, getLocale()));
}

function write(form: HTMLFormElement | null, name: 'date' | 'time', text: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement) || field.value === text) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
