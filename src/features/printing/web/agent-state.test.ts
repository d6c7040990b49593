import { expect, test } from 'vitest';
import { connectState } from './agent-state.ts';

const fresh = { paired: false, connected: false };
const paired = { paired: true, connected: false };
const connected = { paired: true, connected: true };
const now = (state: typeof fresh) => [
  { id: 'other', ...connected },
  { id: 'caixa', ...state },
];

test('a new computer waits, has its code accepted, and is connected', () => {
  for (const before of [null, fresh]) {
    expect(connectState([], 'caixa', before)).toBe('waits');
    expect(connectState(now(fresh), 'caixa', before)).toBe('waits');
    expect(connectState(now(paired), 'caixa', before)).toBe('accepted');
    expect(connectState(now(connected), 'caixa', before)).toBe('connected');
  }
});

test('of one that was paired before, nobody knows whose code was accepted; of one that prints, not even who is connected', () => {
  expect(connectState(now(paired), 'caixa', paired)).toBe('waits');
  expect(connectState(now(connected), 'caixa', paired)).toBe('connected');
  for (const state of [paired, connected]) expect(connectState(now(state), 'caixa', connected)).toBe('unknown');
});
