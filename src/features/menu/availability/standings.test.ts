import { expect, test } from 'vitest';
import type { AvailabilityChange, Standing } from './contract.ts';
import { changeBack, saleStateOf, standingAfter } from './standings.ts';

const id = '11111111-1111-4111-8111-111111111111';
const key = '22222222-2222-4222-8222-222222222222';
const now = '2026-11-29T12:00:00.000Z';
const offered: Standing = { id, available: true, until: null, left: null };

test('every standing is one of three states, but for what was counted and has run out', () => {
  const states = [
    offered,
    { ...offered, left: 3 },
    { ...offered, left: 0 },
    { ...offered, available: false, until: now },
    { ...offered, available: false },
  ].map(saleStateOf);
  expect(states).toEqual(['available', 'available', null, 'sold_out_today', 'sold_out']);
});

const changes: AvailabilityChange[] = [
  { id, state: 'available' },
  { id, state: 'sold_out_today' },
  { id, state: 'sold_out' },
  { id, state: 'counted', key, left: 0 },
  { id, state: 'counted', key, left: 4 },
];
const cases = changes.flatMap((first) => changes.map((second) => [first, second] as const));
test.each(cases)('$0.state is there again once $1.state is taken back', (first, second) => {
  const before = standingAfter(first, now);
  const back = changeBack(before, standingAfter(second, now), key);
  expect(standingAfter(back, now)).toEqual(before);
});

test('a count that is taken back keeps what was sold meanwhile', () => {
  const before = { ...offered, left: 8 };
  const after = { ...offered, left: 3 };
  expect(changeBack(before, after, key)).toEqual({ id, state: 'counted', key, left: 8, seen: 3 });
  expect(changeBack(before, { ...offered, available: false }, key)).toEqual({ id, state: 'counted', key, left: 8 });
});
