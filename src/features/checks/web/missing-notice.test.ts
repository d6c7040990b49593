import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { formatMoney } from '#lib/money.ts';
import type { Missing } from '../parts/contract.ts';
import { MissingNotice } from './missing-notice.tsx';

const shown = (missing: Missing[]) =>
  renderToStaticMarkup(
    createElement(QueryClientProvider, { client: new QueryClient() }, createElement(MissingNotice, { missing })),
  );

test('what a provider gave back of a closed bill is told aloud, with how much, of which table, and a press that says it was seen', () => {
  const one: Missing = { id: 'a', cents: 500, provider: 'mercadopago', tableNumber: 3 };
  const html = shown([one]);
  const amount = formatMoney(500, 'pt-BR');
  expect(html).toContain(m['checks.till.missing']({ provider: 'Mercado Pago', amount, number: 3 }));
  expect(html).toContain(m['checks.till.missingHint']());
  expect(html).toMatch(/role="(alert|status)"/);
  expect(html).toMatch(new RegExp(`<button[^>]*>.*${m['checks.till.seen']()}.*</button>`));
  expect(shown([])).toBe('');
});
