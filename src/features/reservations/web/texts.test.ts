import { expect, test } from 'vitest';
import { statusText } from './texts.ts';

test('of guests who did not come it is said that they did not, and not that it was cancelled', () => {
  expect(statusText({ status: 'cancelada', outcome: 'no_show', guestCancelledAt: null })).toBe('Não veio');
  expect(statusText({ status: 'cancelada', outcome: null, guestCancelledAt: null })).toBe('Cancelada');
  expect(statusText({ status: 'confirmada', outcome: 'arrived', guestCancelledAt: null })).toBe('Confirmada');
});
