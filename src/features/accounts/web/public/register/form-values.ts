import { weekFromMonday } from '#features/restaurants/values.ts';
import { readClosingTime, readOpeningTime } from '#lib/typed-time.ts';
import type { RegisteredHours, Registration } from '../../../contract.ts';

export const usualHours = { open: '09:00', close: '17:00' };
export const texts = ['name', 'description', 'address', 'phone', 'email', 'password', 'confirmPassword'] as const;

type Day = (typeof weekFromMonday)[number];
export const fieldOf = (day: Day, part: 'isOpen' | 'open' | 'close') => `opening_hours.${day}.${part}`;

/** What the form holds, as the contract asks for it. A time that was cleared is left out: the usual one takes its place. */
export function registrationOf(form: FormData): Registration {
  const text = (name: string) => String(form.get(name) ?? '');
  // What is no time is left for the server to name.
  const time = (name: string, read: typeof readOpeningTime) => read(text(name)) ?? text(name);
  const hours = Object.fromEntries(
    weekFromMonday.map((day) => {
      const open = time(fieldOf(day, 'open'), readOpeningTime);
      const close = time(fieldOf(day, 'close'), readClosingTime);
      const isOpen = form.get(fieldOf(day, 'isOpen')) !== null;
      return [day, { isOpen, ...(open && { open }), ...(close && { close }) }];
    }),
  );
  const typed = Object.fromEntries(texts.map((name) => [name, text(name)])) as Omit<Registration, 'opening_hours'>;
  const ownerName = text('ownerName').trim();
  return { ...typed, ...(ownerName && { ownerName }), opening_hours: hours as RegisteredHours };
}
