import { expect, test } from 'vitest';
import { weekFromMonday } from '#features/restaurants/values.ts';
import { registration } from '../../../contract.ts';
import { fieldOf, registrationOf, texts, usualHours } from './form-values.ts';

function filled(changes: Record<string, string | null> = {}): FormData {
  const form = new FormData();
  for (const name of texts) form.set(name, `${name} of it`);
  form.set('email', 'ana@casa.example');
  form.set('phone', '(11) 3000-0000');
  form.set('confirmPassword', 'password of it');
  for (const day of weekFromMonday) {
    form.set(fieldOf(day, 'isOpen'), 'on');
    form.set(fieldOf(day, 'open'), usualHours.open);
    form.set(fieldOf(day, 'close'), usualHours.close);
  }
  for (const [name, value] of Object.entries(changes)) value === null ? form.delete(name) : form.set(name, value);
  return form;
}

test('an untouched week is open every day from 09:00 to 17:00, and is taken as it is', () => {
  const sent = registrationOf(filled());
  expect(registration.safeParse(sent).error).toBeUndefined();
  for (const day of weekFromMonday)
    expect(sent.opening_hours?.[day]).toEqual({ isOpen: true, open: '09:00', close: '17:00' });
});

test('24:00 closes a day at midnight, and opens none', () => {
  const closes = registrationOf(filled({ [fieldOf('sexta', 'close')]: '24:00' }));
  expect(closes.opening_hours?.sexta).toEqual({ isOpen: true, open: '09:00', close: '00:00' });
  for (const [typed, message] of [
    ['24:00', 'fields.opens_at_end'],
    ['24h', 'fields.opens_at_end'],
    ['25:00', 'fields.time_invalid'],
  ] as const) {
    const opens = registrationOf(filled({ [fieldOf('sexta', 'open')]: typed }));
    expect(registration.safeParse(opens).error?.issues, typed).toMatchObject([{ message }]);
  }
});

test('a closed day is closed whatever its times, and a cleared time is left out', () => {
  const sent = registrationOf(filled({ [fieldOf('domingo', 'isOpen')]: null, [fieldOf('sexta', 'close')]: '' }));
  expect(sent.opening_hours?.domingo).toEqual({ isOpen: false, open: '09:00', close: '17:00' });
  expect(sent.opening_hours?.sexta).toEqual({ isOpen: true, open: '09:00' });
  expect(registration.safeParse(sent).error).toBeUndefined();
});
