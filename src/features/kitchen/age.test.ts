import { expect, test } from 'vitest';
import { slipOf, toldDueAt } from '../orders/due.ts';
import { ageOf, isToldApart, lookOf } from './age.ts';
import { minute, start } from './sample-kitchen.ts';

test('calm, due in the last fifth of its time, then late', () => {
  const at = (minutes: number) => {
    const {
      state,
      minutes: age,
      left,
    } = ageOf({ createdAt: start, dueAt: start + 20 * minute }, start + minutes * minute);
    return [state, age, left];
  };
  expect(at(0)).toEqual(['calm', 0, 20]);
  expect(at(11)).toEqual(['calm', 11, 9]);
  expect(at(15.9)).toEqual(['calm', 15, 5]);
  expect(at(16)).toEqual(['due', 16, 4]);
  expect(at(19.5)).toEqual(['due', 19, 1]);
  // From clock to clock, as on the guest's phone: in the promised minute it is in time.
  expect(at(20.9)).toEqual(['due', 20, 1]);
  expect(at(21)).toEqual(['late', 21, 1]);
  expect(at(27)).toEqual(['late', 27, 7]);
});

test('a clock that is behind the order makes it neither young nor late', () => {
  expect(ageOf({ createdAt: start, dueAt: start + 10 * minute }, start - minute)).toMatchObject({
    minutes: 0,
    used: 0,
  });
  expect(ageOf({ createdAt: start, dueAt: start }, start + minute)).toMatchObject({ state: 'late', used: 1 });
});

test('what nobody has touched looks new while there is time, and late when it is late', () => {
  const look = (state: 'calm' | 'due' | 'late') => [lookOf({ state }, true), lookOf({ state }, false)];
  expect(look('calm')).toEqual(['new', 'calm']);
  expect(look('due')).toEqual(['due', 'due']);
  expect(look('late')).toEqual(['late', 'late']);
});

test('a head is late with the first of its lines that is, and counts to the one that comes clearly before the rest', () => {
  const ticket = { createdAt: start, firstDueAt: start + 10 * minute, dueAt: start + 30 * minute };
  expect(ageOf(ticket, start + minute)).toMatchObject({ state: 'calm', left: 9 });
  expect(ageOf(ticket, start + 9 * minute)).toMatchObject({ state: 'due', left: 1 });
  expect(ageOf(ticket, start + 13 * minute)).toMatchObject({ state: 'late', left: 3 });
  // Eight minutes apart, they come together.
  const together = { ...ticket, firstDueAt: start + 22 * minute };
  expect(ageOf(together, start + 10 * minute)).toMatchObject({ state: 'calm', left: 20 });
});

test('a head tells the next promise, or that of the whole where it slips, and each line of another time tells its own', () => {
  const at = (minutes: number) => start + minutes * minute;
  const due = { firstDueAt: at(10), dueAt: at(30), expectedAt: null };
  const apart = (told: number) => [10, 22, 30].map((minutes) => isToldApart(at(minutes), told));
  expect(toldDueAt('calm', due)).toBe(at(10));
  expect(apart(at(10))).toEqual([false, true, true]);
  expect(toldDueAt('late', due)).toBe(at(10));
  const slips = { ...due, expectedAt: at(36) };
  expect([toldDueAt('calm', slips), slipOf(slips)]).toEqual([at(30), 6]);
  expect(apart(at(30))).toEqual([true, false, false]);
  expect(toldDueAt('late', slips)).toBe(at(10));
  expect([toldDueAt('calm', { ...due, firstDueAt: at(22) }), slipOf(due)]).toEqual([at(30), 0]);
});

test('what will be ready a quarter of an hour after its promise or later is never calm', () => {
  const at = (minutes: number) => start + minutes * minute;
  const slips = (expectedAt: number | null) => ageOf({ createdAt: start, dueAt: at(40), expectedAt }, at(1)).state;
  expect([null, at(54), at(55), at(70)].map(slips)).toEqual(['calm', 'calm', 'due', 'due']);
  expect(lookOf({ state: slips(at(55)) }, true)).toBe('due');
  expect(ageOf({ createdAt: start, dueAt: at(40), expectedAt: at(70) }, at(42)).state).toBe('late');
});
