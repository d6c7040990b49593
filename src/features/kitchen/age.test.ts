import { expect, test } from 'vitest';
import { ageOf, lookOf } from './age.ts';
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

test('a head is late with the first of its lines that is, and while it is calm it tells the promise of the whole', () => {
  const ticket = { createdAt: start, firstDueAt: start + 6 * minute, dueAt: start + 30 * minute };
  expect(ageOf(ticket, start + 6 * minute)).toMatchObject({ state: 'calm', left: 24 });
  expect(ageOf(ticket, start + 9 * minute)).toMatchObject({ state: 'late', left: 3 });
});
