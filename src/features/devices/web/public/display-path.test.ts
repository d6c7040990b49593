import { expect, test } from 'vitest';
import { displayPath } from './display-path.ts';

test('a screen opens at its stations, at all of them, or at the pass', () => {
  const at = (stationIds: string[], showsPass = false) =>
    displayPath({ stationIds, showsPass }).replace('/restaurant-admin/kitchen', '');
  expect(at([])).toBe('');
  expect(at(['hot', 'bar'])).toBe('?station=hot,bar');
  expect(at([], true)).toBe('?station=expedicao');
});
