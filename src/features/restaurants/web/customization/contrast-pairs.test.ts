import { expect, test } from 'vitest';
import { lowPairs } from './contrast-pairs.ts';

const defaults = { primaryColor: '#0b3b33', secondaryColor: '#70a288', backgroundColor: '#e1ddcc' };

test("the product's own colours have nothing to complain of", () => {
  expect(lowPairs(defaults)).toEqual([]);
});

test('a pale primary on a pale ground is named with its ratio', () => {
  const [low, ...others] = lowPairs({ ...defaults, primaryColor: '#ffe14d' });
  expect(others).toEqual([]);
  expect(low?.pair).toBe('primaryOnBackground');
  expect(low?.ratio).toBeCloseTo(1.05, 1);
});

test('a dark ground cannot carry dark text, and a middle tone neither light nor dark', () => {
  expect(lowPairs({ ...defaults, backgroundColor: '#222222' }).map(({ pair }) => pair)).toEqual([
    'primaryOnBackground',
    'textOnBackground',
  ]);
  expect(lowPairs({ ...defaults, primaryColor: '#7b7b7b' }).map(({ pair }) => pair)).toContain('textOnPrimary');
});
