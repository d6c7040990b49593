import { expect, test } from 'vitest';
import { readDeletion, troubleOf } from './cloud-prnt.ts';

test.each([
  ['200%20OK', null],
  ['210 Paper low', null],
  ['410 Out of paper', 'paper_out'],
  ['420 Cover open', 'cover_open'],
  ['411 Paper jam', 'fault'],
  // Nothing is said of how it is.
  [undefined, undefined],
  ['', undefined],
])('a poll with %s', (code, trouble) => {
  expect(troubleOf(code)).toBe(trouble);
});

test.each([
  ['200 OK', 'printed', null],
  ['OK', 'printed', null],
  ['410 Out of paper', 'not_printed', 'paper_out'],
  ['411 Paper jam', 'broken_off', 'fault'],
  ['511 Media decoding error', 'not_printed', undefined],
  ['520 Timeout', 'not_printed', undefined],
  [undefined, 'broken_off', undefined],
])('a deletion with %s: %s, %s', (code, outcome, trouble) => {
  expect(readDeletion(code)).toEqual({ outcome, trouble });
});
