import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone } from '#lib/phone.ts';
import { formatDocument } from '../../document.ts';
import { isPhone } from './typing.ts';

test('ten or eleven digits are a phone, or a whole number of another country', () => {
  expect(['(11) 3000-0000', '(11) 98888-7777', '+351 912 345 678'].map(isPhone)).toEqual([true, true, true]);
  expect(['', '3000-0000', '+12', '119888877771'].map(isPhone)).toEqual([false, false, false, false]);
});

test('formatting what is formatted changes nothing, and deleting its last character always gets shorter', () => {
  for (const format of [formatPhone, formatDocument])
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,14}$/), (digits) => {
        const shown = format(digits);
        expect(format(shown)).toBe(shown);
        if (shown) expect(format(shown.slice(0, -1)).length).toBeLessThan(shown.length);
      }),
    );
});
