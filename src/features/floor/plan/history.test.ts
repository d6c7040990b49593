import { expect, test } from 'vitest';
import { amended, historyOf, redone, stepped, undone } from './history.ts';

test('steps are taken back one by one, and done again', () => {
  const third = stepped(stepped(historyOf('a'), 'b'), 'c');
  const back = undone(third);
  expect(back?.now).toBe('b');
  expect(back && undone(back)?.now).toBe('a');
  expect(back && redone(back)?.now).toBe('c');
  expect(undone(historyOf('a'))).toBeNull();
  expect(redone(third)).toBeNull();
});

test('after something else was done, what was taken back does not come again', () => {
  const back = undone(stepped(historyOf('a'), 'b'));
  expect(back && redone(stepped(back, 'c'))).toBeNull();
});

test('the letters of one name are one step, and what changes nothing is none', () => {
  const named = stepped(stepped(stepped(historyOf('a'), 'V', 'room 1'), 'Va', 'room 1'), 'W', 'room 2');
  expect(named.past).toEqual(['a', 'Va']);
  expect(stepped(named, 'W')).toBe(named);
  expect(amended(named, 'X')).toMatchObject({ past: ['a', 'Va'], now: 'X' });
});
