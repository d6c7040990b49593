import { expect, test } from 'vitest';
import { growthText } from './growth-text.ts';
import { hundredths, whole } from './numbers.ts';

test('growth is told with its sign', () => {
  expect(growthText(1_200, 'en')).toBe('+12%');
  expect(growthText(-350, 'pt-BR')).toBe('\u22123,5%');
  expect(growthText(0, 'en')).toBe('0%');
  expect(growthText(123_456, 'pt-BR')).toBe('+1.234,6%');
});

test('what is typed is hundredths, with a comma or a point, or nothing at all', () => {
  expect(['10', '12,5', '12.55', '0', '-1', ' 7 '].map(hundredths)).toEqual([1_000, 1_250, 1_255, 0, -100, 700]);
  expect(['', 'x', '1.234', '1e3', '--1'].map(hundredths)).toEqual([null, null, null, null, null]);
  expect(['5', '-3', '', '1.5', 'x'].map(whole)).toEqual([5, -3, 0, 0, 0]);
});
