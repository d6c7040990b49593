import { expect, test } from 'vitest';
import type { Part } from './flow.ts';
import { workable } from './workable.ts';

const part = (key: string, place: Part['place']): [string, Part] => [key, { key, from: 0, to: 1, height: 50, place }];
const columns = [['a', 'b'], ['b +1', 'c'], ['d'], ['d +1', 'e'], ['f']];
const parts = new Map([part('c', 'folded')]);
const sequence = [...'fedcba'];
const at = (first: number, inView = 2) => workable(columns, parts, { first, inView }, sequence);

test('a key works what is seen to its end on this page, in the sequence of the tickets', () => {
  expect(at(0)).toEqual(['b', 'a']);
  expect(at(1)).toEqual(['b']);
  expect(at(2)).toEqual(['e', 'd']);
  expect(at(4)).toEqual(['f']);
});

test('a phone shows all of them, one below the other', () => {
  expect(at(0, 1)).toEqual([...'fedba']);
});
