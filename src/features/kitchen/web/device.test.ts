import { expect, test } from 'vitest';
import { settingsOf, usual } from './device.ts';

test('what a device kept comes back as far as it still says something', () => {
  const kept = {
    theme: 'dark',
    density: 'large',
    keys: false,
    sums: false,
    drawer: true,
    station: 'todas',
    sounds: { hot: { tune: 'off', volume: 'low' } },
  };
  expect(settingsOf(JSON.stringify(kept))).toEqual(kept);
  for (const text of [null, '', '{', 'null', '7', '[]']) expect(settingsOf(text)).toEqual(usual);
  expect(settingsOf('{"theme":"pink","sounds":{"hot":null}}')).toEqual({
    ...usual,
    sounds: { hot: { tune: 'bell', volume: 'high' } },
  });
});
