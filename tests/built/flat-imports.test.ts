import { expect, test } from 'vitest';
import { flatImports, importsBelow } from '../../scripts/flat-imports.mjs';

// menu.js -> dish.js -> price.js -> money.js, and dish.js -> photo.js, which menu.js imports itself; money.js and photo.js import each other.
const built = (fileName: string, imports: string[], changes: object = {}) => ({
  fileName: `assets/${fileName}`,
  imports: imports.map((file) => `assets/${file}`),
  isDynamicEntry: false,
  isEntry: false,
  ...changes,
});
const menu = built('menu.js', ['dish.js', 'photo.js'], { isDynamicEntry: true });
const parts = [
  menu,
  built('dish.js', ['price.js', 'photo.js']),
  built('price.js', ['money.js']),
  built('money.js', ['photo.js']),
  built('photo.js', ['money.js']),
];
const chunks = Object.fromEntries(parts.map((part) => [part.fileName, part]));
const renderedAs = (part: typeof menu) => flatImports().renderChunk('import"./dish.js";run()', part, {}, { chunks });

test('a part that is fetched when it is needed names all that is imported below it, once and after its own', () => {
  expect(importsBelow(menu, chunks)).toEqual(['assets/price.js', 'assets/money.js']);
  expect(renderedAs(menu)).toEqual({
    code: 'import"./dish.js";run()\nimport"./price.js";import"./money.js";',
    map: null,
  });
});

test('what is imported from elsewhere, and a circle back to the part itself, add nothing', () => {
  const circle = { ...chunks, 'assets/price.js': built('price.js', ['menu.js', 'react.js']) };
  expect(importsBelow(menu, circle)).toEqual(['assets/price.js', 'assets/money.js', 'assets/react.js']);
});

test('parts without deeper imports, of a page itself, or only imported, stay as they are', () => {
  expect(renderedAs(built('photo.js', ['money.js'], { isDynamicEntry: true }))).toBeNull();
  expect(renderedAs({ ...menu, isEntry: true })).toBeNull();
  expect(renderedAs({ ...menu, isDynamicEntry: false })).toBeNull();
});

test('only what browsers load is written so', () => {
  const { apply, applyToEnvironment } = flatImports();
  expect([apply, applyToEnvironment({ name: 'client' }), applyToEnvironment({ name: 'ssr' })]).toEqual([
    'build',
    true,
    false,
  ]);
});
