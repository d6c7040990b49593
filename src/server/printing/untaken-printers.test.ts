import { expect, test } from 'vitest';
import { UntakenPrinters } from './untaken-printers.ts';

test('an agent that lists all printers is sent nothing at once', () => {
  const untaken = new UntakenPrinters();
  expect(untaken.shouldSend('a', [], [])).toBe(false);
  expect(untaken.shouldSend('a', ['bar', 'grill'], ['grill', 'bar'])).toBe(false);
});

test('a printer that is new, or gone, is sent at once, also after an answer was lost', () => {
  const untaken = new UntakenPrinters();
  expect(untaken.shouldSend('a', ['bar'], [])).toBe(true);
  expect(untaken.shouldSend('a', ['bar'], [])).toBe(true);
  expect(untaken.shouldSend('a', ['bar'], ['bar'])).toBe(false);
  expect(untaken.shouldSend('a', [], ['bar'])).toBe(true);
});

test('one that an agent never lists is sent at once three times, and again when something changes', () => {
  const untaken = new UntakenPrinters();
  const times = Array.from({ length: 5 }, () => untaken.shouldSend('old', ['windows'], []));
  expect(times).toEqual([true, true, true, false, false]);
  expect(untaken.shouldSend('other', ['windows'], [])).toBe(true);
  expect(untaken.shouldSend('old', ['windows', 'bar'], [])).toBe(true);
  expect(untaken.shouldSend('old', ['windows', 'bar'], ['bar'])).toBe(true);
});
