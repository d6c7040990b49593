import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
const scrolls = /(["'])((?:(?!\1)[^\n])*\boverflow-(?:y-)?(?:auto|scroll)\b(?:(?!\1)[^\n])*)\1/g;

test('whatever scrolls downwards holds what is there for screen readers alone: else the page grows by it, and scrolls into nothing', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const found = files.flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(scrolls)].map(([, , classes]) => ({ file, classes })),
  );
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ classes }) => !/\b(relative|absolute|fixed|sticky)\b/.test(classes ?? ''))).toEqual([]);
});
