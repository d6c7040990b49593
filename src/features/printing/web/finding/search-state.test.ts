import { expect, test } from 'vitest';
import { searchState } from './search-state.ts';

const found = [{ address: 'tcp://192.168.0.50:9100', name: null, via: 'network' as const }];
const agent = { connected: true, searching: false, searchedAt: null, found: [] };
const searchedAt = '2026-11-30T14:02:00Z';

test('a computer that was just connected searches by itself, and one that was asked to searches again', () => {
  expect(searchState(agent)).toBe('searching');
  expect(searchState({ ...agent, searchedAt, searching: true, found })).toBe('searching');
});

test('what a search came to is told, of a program from before it said when too', () => {
  expect(searchState({ ...agent, searchedAt })).toBe('nothing');
  expect(searchState({ ...agent, searchedAt, found })).toBe('found');
  expect(searchState({ ...agent, found })).toBe('found');
  expect(searchState({ ...agent, connected: false, searchedAt })).toBe('away');
});
