import { expect, test } from 'vitest';
import { baseLocale, overwriteGetLocale } from '#generated/messages/runtime.js';
import { hourText } from './hour-text.ts';

test('an hour is written as the clock times beside it are, in each language', () => {
  expect([11, 23, 24, 25].map(hourText)).toEqual(['11h', '23h', '0h', '1h']);
  overwriteGetLocale(() => 'en');
  expect([4, 12, 22, 24].map(hourText)).toEqual(['4 AM', '12 PM', '10 PM', '12 AM']);
  overwriteGetLocale(() => baseLocale);
});
