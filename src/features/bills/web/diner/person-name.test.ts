import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Face, type Whose } from './person-name.tsx';

const drawn = (whose: Whose) => renderToStaticMarkup(createElement(Face, whose));

test('other phones have their number for a face; oneself and the table have a person', () => {
  expect(drawn({ person: 2, you: false })).toMatch(/>2</);
  for (const whose of [
    { person: 2, you: true },
    { person: null, you: true },
    { person: null, you: false },
  ]) {
    expect(drawn(whose)).toContain('<svg');
    expect(drawn(whose).replace(/<[^>]+>/g, '')).toBe('');
  }
});
