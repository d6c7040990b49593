import { expect, test } from 'vitest';
import { guestStateOf, mayGuestCancel } from './state.ts';

const now = new Date('2026-12-01T20:00:00Z');
const coming = {
  status: 'confirmada',
  outcome: null,
  startsAt: '2026-12-01T20:01:00Z',
  endsAt: '2026-12-01T22:01:00Z',
  guestCancelledAt: null,
} as const;
const stateOf = (changes: object) => guestStateOf({ ...coming, ...changes }, now);

test('a booking waits for its answer, or is confirmed, until its guests are expected', () => {
  expect(stateOf({})).toBe('confirmed');
  expect(stateOf({ status: 'pendente' })).toBe('waiting');
  expect(stateOf({ startsAt: now.toISOString() })).toBe('due');
  expect(stateOf({ outcome: 'arrived' })).toBe('due');
  expect(stateOf({ endsAt: now.toISOString() })).toBe('over');
});

test('who cancelled is told apart, whenever it is read; that nobody came is not told', () => {
  const past = { startsAt: '2026-11-30T20:00:00Z', endsAt: '2026-11-30T22:00:00Z' };
  expect(stateOf({ status: 'cancelada', ...past })).toBe('cancelled');
  expect(stateOf({ status: 'cancelada', guestCancelledAt: '2026-11-30T10:00:00Z' })).toBe('cancelled_by_guest');
  expect(stateOf({ status: 'cancelada', outcome: 'no_show' })).toBe('over');
});

test('guests cancel by themselves until they are expected', () => {
  const states = ['waiting', 'confirmed', 'due', 'over', 'cancelled', 'cancelled_by_guest'] as const;
  expect(states.filter(mayGuestCancel)).toEqual(['waiting', 'confirmed']);
});
