import { expect, test } from 'vitest';
import { localClock } from '#lib/time.ts';
import { chatLink, supportOpen, supportTimezone } from './support-hours.ts';

// 16 November 2026 is a Monday; São Paulo is three hours behind UTC.
test.each([
  ['2026-11-16T11:59:00Z', false],
  ['2026-11-16T12:00:00Z', true],
  ['2026-11-20T20:59:00Z', true],
  ['2026-11-20T21:00:00Z', false],
  ['2026-11-21T16:59:00Z', true],
  ['2026-11-21T17:00:00Z', false],
  ['2026-11-22T15:00:00Z', false],
])('at %s support answers: %s', (at, open) => {
  expect(supportOpen(localClock(new Date(at), supportTimezone))).toBe(open);
});

test('the chat opens with the message written', () => {
  expect(chatLink('+55 (11) 90000-0000', 'Olá, é o Café & Cia?')).toBe(
    'https://wa.me/5511900000000?text=Ol%C3%A1%2C%20%C3%A9%20o%20Caf%C3%A9%20%26%20Cia%3F',
  );
});
