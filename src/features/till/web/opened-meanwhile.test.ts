import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OpenedMeanwhile } from './opened-meanwhile.tsx';

const till = { openedBy: 'Ana', openingCents: 10_000 };
const said = (cents: number | null, busy = false) =>
  renderToStaticMarkup(createElement(OpenedMeanwhile, { till, opening: { cents, busy, clear: () => {} } }))
    .replaceAll('\u00a0', ' ')
    .replaceAll(/<[^>]*>/g, ' ');

test('whoever was second to open a till is told who was first, and that their amount was not recorded', () => {
  expect(said(15_000)).toContain('Ana abriu o caixa primeiro, com R$ 100,00');
  expect(said(15_000)).toContain('R$ 150,00, não foi registrado');
});

test('nothing is said of what was not typed, is on its way, or is what the till was opened with', () => {
  expect([said(null), said(Number.NaN), said(-1), said(15_000, true), said(10_000)]).toEqual(['', '', '', '', '']);
});
