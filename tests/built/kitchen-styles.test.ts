import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve('src');
const stylesheet = path.join(root, 'ui/styles/area-kitchen.css');

/** Everything that a file draws with, its own imports' imports included. */
function drawnBy(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !existsSync(file)) return known;
  known.add(file);
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?'([.#][^']+)'/g))
    drawnBy(from.startsWith('#') ? path.join(root, from.slice(1)) : path.resolve(path.dirname(file), from), known);
  return known;
}

/** What the stylesheet is made from: a folder stands for all in it. */
const sources = [...readFileSync(stylesheet, 'utf8').matchAll(/^@source "([^"]+)"/gm)].map(([, glob = '']) =>
  path.resolve(path.dirname(stylesheet), glob.includes('*') || glob.includes('.tsx') ? glob : `${glob}/**/*`),
);

test("the kitchen's display has the styles of all that it shows", () => {
  const screens = [...drawnBy(path.join(root, 'pages/kitchen/display.tsx'))].filter(
    (file) =>
      file.endsWith('.tsx') && !file.includes('/src/pages/') && readFileSync(file, 'utf8').includes('className'),
  );
  expect(screens.length).toBeGreaterThan(30);
  const unstyled = screens.filter((file) => !sources.some((glob) => path.matchesGlob(file, glob)));
  expect(unstyled.map((file) => path.relative(root, file))).toEqual([]);
});
