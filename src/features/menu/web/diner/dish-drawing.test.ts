import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DishDrawing } from './dish-drawing.tsx';

test('a drawn glass is wine or beer as well as juice: nothing stands in it', () => {
  const paths = renderToStaticMarkup(createElement(DishDrawing, { drawn: 'glass' })).match(/ d="[^"]+"/g) ?? [];
  expect(paths.length).toBeGreaterThan(1);
  for (const path of paths) expect(path).toMatch(/Z"$/);
});
