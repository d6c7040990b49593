import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { api } from '#client/check-api.ts';
import { m } from '#generated/messages/messages.js';
import { headsAt, keepHead } from '../../../chain/web/diner/heads.ts';
import GoneBills from './gone-bills.tsx';

// A house of its own: what a phone keeps is shared by all tests of a process.
const at = { slug: 'taberna', number: 5 };

/** What is shown once the server answered which of the bills that were asked about are unknown. */
function shown({ asked, unknown, billId }: { asked: string[]; unknown: string[]; billId?: string }) {
  const queries = new QueryClient();
  const heads = headsAt(at.slug).filter(({ id }) => asked.includes(id));
  queries.setQueryData(api.checks.unknownBills.queryOptions({ input: { ...at, heads } }).queryKey, { unknown });
  return renderToStaticMarkup(
    createElement(QueryClientProvider, { client: queries }, createElement(GoneBills, { at, billId })),
  );
}

test('a bill that this phone saw in the house is asked about, unless it is the table’s own, and said to be gone when it is', () => {
  expect(shown({ asked: [], unknown: [] })).toBe('');
  keepHead('seen', { position: 1, hash: 'hash' }, at.slug);
  keepHead('own', { position: 1, hash: 'hash' }, at.slug);
  keepHead('elsewhere', { position: 1, hash: 'hash' }, 'padaria');
  const gone = shown({ asked: ['seen'], unknown: ['seen'], billId: 'own' });
  expect(gone).toContain('role="alert"');
  expect(gone).toContain(m['chain.gone']());
  expect(gone).toContain(m['chain.callManager']());
  expect(shown({ asked: ['seen', 'own'], unknown: [] })).toBe('');
  // Without a bill at the table, the one that it had is asked about as well.
  expect(shown({ asked: ['seen', 'own'], unknown: ['own'] })).toContain(m['chain.gone']());
});
