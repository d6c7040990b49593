import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { Unsent } from './unsent.tsx';

const why = 'A conta desta mesa já foi fechada.';
const said = (again: boolean, told: boolean) =>
  renderToStaticMarkup(createElement(Unsent, { of: [{ unsent: { why, again } }], told }));

test.each([true, false])(
  'what would be refused again keeps its reason, and nobody is asked to try again (told: %s)',
  (told) => {
    const html = said(false, told);
    expect(html).toContain(why);
    expect(html).toContain(m['common.unsent.stays']());
    expect(html).not.toContain(m['common.unsent.kept']());
  },
);

test('what may go through another time is to be tried again, and its reason is said once', () => {
  expect(said(true, false)).toContain(why);
  expect(said(true, true)).not.toContain(why);
  for (const told of [true, false]) expect(said(true, told)).toContain(m['common.unsent.kept']());
});
