import { expect, test } from 'vitest';
import { homeOf, presentStation } from './home.ts';

const kitchen = { id: 'kitchen', isDefault: true, formerIds: [] };
const counter = { id: 'counter', isDefault: false, formerIds: ['bar', 'cellar'] };

test('what names no station is made at the default one, whatever the order of the list', () => {
  for (const stations of [
    [kitchen, counter],
    [counter, kitchen],
  ])
    for (const named of [null, 'never there']) expect(homeOf(named, stations)?.id).toBe('kitchen');
  expect(homeOf(null, [])).toBeNull();
});

test('what was made at a station that was given up is made where its work went, and nowhere else', () => {
  expect(homeOf('counter', [kitchen, counter])?.id).toBe('counter');
  expect(homeOf('bar', [kitchen, counter])?.id).toBe('counter');
  expect(presentStation('cellar', [kitchen, counter])?.id).toBe('counter');
  expect(presentStation('never there', [kitchen, counter])).toBeNull();
  expect(presentStation(null, [kitchen, counter])).toBeNull();
});
