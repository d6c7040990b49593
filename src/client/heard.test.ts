import { expect, test } from 'vitest';
import { heardOf } from './heard.ts';

test('sound is said to be heard only while its context runs', () => {
  expect(heardOf(null, false)).toBe('untouched');
  for (const inVain of [false, true]) expect(heardOf('running', inVain)).toBe('heard');
  for (const state of ['suspended', 'interrupted', 'closed'] as const) {
    expect(heardOf(state, false), state).toBe('stopped');
    expect(heardOf(state, true), state).toBe('refused');
  }
});
