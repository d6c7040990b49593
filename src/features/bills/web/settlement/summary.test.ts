import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { couvertCharge, unwished } from '../../bill.ts';
import { ChargeFields } from './charge-fields.tsx';
import { toldFaultOf, wishedDraft } from './settlement-draft.ts';
import { Summary } from './summary.tsx';
import type { SettlementForm } from './use-settlement.ts';

const sums = { itemsCents: 10_000, serviceFeeCents: 1_000, chargesCents: 4_400, discountCents: 0, totalCents: 15_400 };
const cork = { description: 'Rolha', cents: 1_000 };
const couvert = { description: couvertCharge, cents: 2_400 };

const rowsOf = (props: Partial<Parameters<typeof Summary>[0]>) => {
  const html = renderToStaticMarkup(createElement(Summary, { sums, feeBasisPoints: 1_000, discount: null, ...props }));
  const rows = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)];
  return rows.map(([, label, amount]) => [label?.replace(/<[^>]*>/g, ''), amount?.replace(/\u00a0/g, ' ')]);
};

test('each charge of a bill stands under its own name, and what orders brought beside them', () => {
  const rows = rowsOf({ named: [couvert, cork], couverts: 2 });
  expect(rows).toContainEqual([m['checks.couvertMany']({ count: 2 }), 'R$ 24,00']);
  expect(rows).toContainEqual(['Rolha', 'R$ 10,00']);
  expect(rows).toContainEqual([m['bills.charges'](), 'R$ 10,00']);
  expect(rowsOf({})).toContainEqual([m['bills.charges'](), 'R$ 44,00']);
});

test('the couvert is no line among the extra charges', () => {
  const draft = wishedDraft({ ...unwished, couvert: { people: 2, cents: 1_200 }, charges: [cork] });
  const form = { draft, faultsOf: toldFaultOf } as SettlementForm;
  const html = renderToStaticMarkup(createElement(ChargeFields, { form }));
  expect(html).toContain('value="Rolha"');
  expect(html).not.toContain(`value="${couvertCharge}"`);
  expect(draft.charges).toHaveLength(2);
});
