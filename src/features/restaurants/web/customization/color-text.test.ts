import { expect, test } from 'vitest';
import { readColor } from './color-text.ts';

test.each([
  ['#0B3B33', '#0b3b33'],
  [' 0b3b33 ', '#0b3b33'],
  ['#ABC', '#aabbcc'],
  ['rgb(11,59,51)', '#0b3b33'],
  ['rgb(112 162 136)', '#70a288'],
])('%s is %s', (text, color) => {
  expect(readColor(text)).toBe(color);
});

test.each(['', 'red', '#12', '#12345', 'rgb(300,0,0)', '#fff;}', 'url(x)'])('%s is none', (text) => {
  expect(readColor(text)).toBeNull();
});
