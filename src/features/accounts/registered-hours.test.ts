import { expect, test } from 'vitest';
import { storedHours } from './registered-hours.ts';

test('what is not said is open from nine to five', () => {
  expect(Object.keys(storedHours())).toHaveLength(7);
  expect(storedHours().terça).toEqual({ open: '09:00', close: '17:00' });
  expect(storedHours({ terça: { isOpen: true, close: '23:00' } }).terça).toEqual({ open: '09:00', close: '23:00' });
});

test('a closed day keeps no times', () => {
  expect(storedHours({ segunda: { isOpen: false, open: '10:00', close: '12:00' } }).segunda).toBe('Fechado');
});

test('hours past midnight stay as they are', () => {
  const hours = storedHours({ sexta: { isOpen: true, open: '18:00', close: '02:00' } });
  expect(hours.sexta).toEqual({ open: '18:00', close: '02:00' });
});
