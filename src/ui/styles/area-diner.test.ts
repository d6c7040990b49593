import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '../..');
const pages = globSync(['pages/diner/**/*.tsx', 'features/*/web/diner/**/*.tsx'], { cwd: src });

/** All that diners' pages are made of, from file to file. */
function reached(): string[] {
  const found = new Set(pages);
  for (const file of found) {
    for (const [, from = ''] of readFileSync(join(src, file), 'utf8').matchAll(
      /(?:from |import\()'([#.][^']+\.tsx?)'/g,
    )) {
      const next = from.startsWith('#') ? from.slice(1) : join(dirname(file), from);
      if (existsSync(join(src, next))) found.add(next);
    }
  }
  return [...found];
}

test('the style sheet of diners reads every component that their pages show', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'area-diner.css'), 'utf8');
  const named = [...sheet.matchAll(/@source "\.\.\/\{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(','));
  const shown = reached().flatMap((file) => /^ui\/([^/]+)\.tsx$/.exec(file)?.[1] ?? []);
  const styled = shown.filter((name) => readFileSync(join(src, `ui/${name}.tsx`), 'utf8').includes('className='));
  expect(styled.filter((name) => !named.includes(name))).toEqual([]);
  expect(styled).toContain('dot');
});
