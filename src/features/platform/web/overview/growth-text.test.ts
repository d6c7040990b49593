import { expect, test } from 'vitest';
import { whole } from '../numbers.ts';
import { growthText } from './growth-text.ts';

test('growth is told with its sign', () => {
  expect(growthText(1_200, 'en')).toBe('+12%');
  expect(growthText(-350, 'pt-BR')).toBe('\u22123,5%');
  expect(growthText(0, 'en')).toBe('0%');
  expect(growthText(123_456, 'pt-BR')).toBe('+1.234,6%');
});

test('a limit that is typed is a whole number, or none', () => {
  expect(['5', '-3', '', '1.5', 'x'].map(whole)).toEqual([5, -3, 0, 0, 0]);
});
