import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import type { Part } from '../../../parts/contract.ts';
import { PartCard } from './part-card.tsx';
import { sayPaidKey } from './use-say-paid.ts';

const asked: Part = {
  id: 'part',
  split: 'people',
  method: 'pix',
  cents: 5_000,
  changeForCents: null,
  status: 'asked',
  askedAt: '2026-11-28T15:00:00.000Z',
  toldAt: null,
  endedAt: null,
  endedBy: null,
  endedWhy: null,
  creditCents: 0,
  creditSettledAt: null,
  creditSettledHow: null,
  pix: { code: '000201', qrSvg: '<svg></svg>', receiver: 'Casa da Ana' },
  online: null,
  takenBy: null,
};

/** The card where nobody has said that it is paid, or where that was sent and has had no answer so often. */
function card(part: Part, { saying = part.id, failures }: { saying?: string; failures?: number } = {}) {
  const queries = new QueryClient();
  if (failures !== undefined) {
    const cache = queries.getMutationCache();
    const mutation = cache.build(queries, { mutationKey: sayPaidKey(saying) });
    mutation.state = { ...mutation.state, status: 'pending', failureCount: failures };
  }
  const props = { at: { slug: 'cantina', number: 5 }, base: '/r/cantina/table/5', part, timezone: 'America/Sao_Paulo' };
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queries }, createElement(PartCard, props)));
}
const offersToSay = (html: string) => html.includes(`>${m['checks.part.tell']()}</button>`);

test('that it is paid is not yet said for as long as no answer came, and is not offered to be said again', () => {
  expect(offersToSay(card(asked))).toBe(true);
  expect(card(asked)).not.toContain(m['checks.part.unsent']());
  const unsent = card(asked, { failures: 1 });
  expect(unsent).toContain(m['checks.part.unsent']());
  expect(unsent).toContain(m['checks.part.sendsItself']());
  expect(offersToSay(unsent)).toBe(false);
});

test('having copied the code it is said above the picture that it is paid, not below', () => {
  const html = card(asked);
  expect(html.indexOf(m['checks.part.tell']())).toBeGreaterThan(html.indexOf(m['checks.part.copy']()));
  expect(html.indexOf(m['checks.part.tell']())).toBeLessThan(html.indexOf('<img'));
});

test('what is on its way for the first time is not called unsent, nor what was said of another part', () => {
  expect(card(asked, { failures: 0 })).not.toContain(m['checks.part.unsent']());
  expect(card(asked, { failures: 0 })).toContain('aria-busy="true"');
  expect(offersToSay(card(asked, { saying: 'another', failures: 1 }))).toBe(true);
});

test('a guest reads that the staff were told, until somebody says that they come, with or without a name', () => {
  const byCard: Part = { ...asked, method: 'card', pix: null };
  expect(card(byCard)).toContain(m['checks.part.waiterTold.card']());
  expect(card({ ...byCard, takenBy: 'Luana' })).toContain(m['checks.part.comes']({ name: 'Luana' }));
  const unnamed = card({ ...byCard, takenBy: '' });
  expect(unnamed).toContain(m['checks.part.somebodyComes']());
  expect(unnamed).toContain(m['checks.part.coming']());
});
