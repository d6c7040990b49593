import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone } from '#lib/phone.ts';
import { formatDocument } from '../../document.ts';

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
