import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { senderText } from './sender-text.ts';

test('a line says who ordered it: this phone, another, or somebody of the staff', () => {
  expect(senderText({ person: 1, you: true, by: null })).toBe(m['checks.orderedByYou']());
  const phone = m['checks.phone']({ number: 2 });
  expect(senderText({ person: 2, you: false, by: null })).toBe(m['checks.orderedBy']({ name: phone }));
  expect(senderText({ person: null, you: false, by: 'Bia' })).toBe(m['checks.orderedBy']({ name: 'Bia' }));
  expect(senderText({ person: null, you: false, by: null })).toBeNull();
});
