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
  expect(at(20)).toEqual(['late', 20, 1]);
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
