import { expect, test } from 'vitest';
import { BAND, lamps } from './cover.ts';

test('no lamp of the cover is cut where a page shows only its band', () => {
  expect(lamps.length).toBeGreaterThan(0);
  for (const [, y] of lamps) {
    expect(y - 42).toBeGreaterThan(BAND[0]);
    expect(y + 51).toBeLessThan(BAND[1]);
  }
});
