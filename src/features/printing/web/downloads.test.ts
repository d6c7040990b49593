import { expect, test } from 'vitest';
import { opensHere, orderedDownloads } from './downloads.ts';

const files = (['windows', 'macos', 'linux'] as const).flatMap((system) =>
  (['x64', 'arm64'] as const).map((arch) => ({ system, arch })),
);
const order = (userAgent: string) => orderedDownloads(files, userAgent).map(({ system, arch }) => `${system}-${arch}`);

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
    'windows-x64',
    'windows-arm64',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18 Safari/605.1',
    'macos-arm64',
    'macos-x64',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36', 'linux-x64', 'linux-arm64'],
])('%s is offered what its system takes first', (userAgent, ...first) => {
  expect(order(userAgent).slice(0, 2)).toEqual(first);
  expect(order(userAgent)).toHaveLength(files.length);
  const [own] = orderedDownloads(files, userAgent);
  expect(own && opensHere(own, userAgent)).toBe(true);
});

test.each([
  'Mozilla/5.0 (Linux; Android 14; Pixel) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18 Mobile Safari/604.1',
  '',
])('%s prints nothing itself: the most common come first', (userAgent) => {
  expect(order(userAgent).slice(0, 4)).toEqual(['windows-x64', 'macos-arm64', 'macos-x64', 'linux-x64']);
  expect(files.some((file) => opensHere(file, userAgent))).toBe(false);
});
