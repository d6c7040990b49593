import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { api } from '#client/api.ts';
import { SessionContext } from '#client/session.ts';
import type { SignedIn } from '#features/accounts/contract.ts';
import { m } from '#generated/messages/messages.js';
import { formatMoney } from '#lib/money.ts';
import { GuestsPaying } from './guests-paying.tsx';

const bill = { id: '8a3a3a0e-6f0c-4b5e-9d5a-0a8a5d6f1c11', tableNumber: 4 };

/** What somebody of the house reads of a phone that pays so. */
function shown(role: string, method: 'card' | 'cash' | 'pix' | 'online_pix' | 'online_card'): string {
  const client = new QueryClient();
  const part = { id: 'part', person: 1, cents: 1_250, changeForCents: null, status: 'asked' as const };
  client.setQueryData(api.checks.ofBill.queryOptions({ input: { id: bill.id } }).queryKey, {
    parts: [{ ...part, method, askedAt: '2026-11-27T22:00:00Z' }],
    couvertToday: { cents: 0, artist: null },
  });
  const list = createElement(GuestsPaying, { bill, timeZone: 'America/Sao_Paulo' });
  const session = { user: { role }, restaurant: null } as SignedIn;
  return renderToStaticMarkup(
    createElement(QueryClientProvider, { client }, createElement(SessionContext, { value: session }, list)),
  );
}

test('whoever keeps the till receives from the bill what a phone pays in cash, by card or to the house’s PIX; others read it', () => {
  const amount = formatMoney(1_250, 'pt-BR');
  const receives = new RegExp(`<button[^>]*>.*${m['checks.till.receiveAmount']({ amount }).replaceAll('$', '\\$')}`);
  for (const method of ['cash', 'card'] as const) {
    expect(shown('cashier', method)).toMatch(receives);
    expect(shown('waiter', method)).toContain(amount);
    expect(shown('waiter', method)).not.toContain('<button');
  }
  expect(shown('cashier', 'pix')).toContain(m['checks.till.cameIn']({ amount }));
  // A provider says itself that it came.
  for (const method of ['online_pix', 'online_card'] as const)
    expect(shown('restaurant_owner', method)).not.toContain('<button');
});
