import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { ChargeFields } from './charge-fields.tsx';
import { DiscountField } from './discount-field.tsx';
import { discountFaultOf, emptyDraft, reckonDraft, type SettlementDraft, toldFaultOf } from './settlement-draft.ts';
import type { SettlementForm } from './use-settlement.ts';

/** What is told at the fields of a bill that comes to 55 reais. */
function toldWith(changes: Partial<SettlementDraft>): string[] {
  const draft = { ...emptyDraft, ...changes };
  const reckoned = reckonDraft([{ itemsCents: 5_000, serviceFeeBasisPoints: 1_000 }], draft);
  const discountFault = discountFaultOf(draft, reckoned);
  const form = { draft, reckoned, discountFault, faultsOf: toldFaultOf } as unknown as SettlementForm;
  const html = renderToStaticMarkup(
    [ChargeFields, DiscountField].map((each) => createElement(each, { form, key: each.name })),
  );
  const described = [...html.matchAll(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="([^"]+)"/g)];
  return described.map(([, id]) => {
    const [, told = ''] = new RegExp(`<p id="${id}"[^>]*>(.*?)</p>`).exec(html) ?? [];
    return told.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');
  });
}
const charge = { key: 'a', description: 'Rolha', typed: true };

test.each([
  [{ discountCents: -100 }, m['fields.amount_negative']()],
  [{ discountCents: Number.NaN }, m['fields.amount_unread']()],
  [{ discountCents: 20_000 }, m['bills.discountMost']({ amount: 'R$ 55,00' })],
  [{ discountType: 'percentage', discountPercent: '101' }, m['fields.percentage_most']()],
  [{ discountType: 'percentage', discountPercent: 'nada' }, m['fields.discount']()],
  [{ charges: [{ ...charge, cents: -3_500 }] }, m['fields.amount_negative']()],
  [{ charges: [{ ...charge, cents: Number.NaN }] }, m['fields.amount_unread']()],
  [{ charges: [{ ...charge, description: '', cents: 3_500 }] }, m['fields.charge_description']()],
] satisfies [Partial<SettlementDraft>, string][])('%j is told at its field', (changes, told) => {
  // The fault of a charge is of both its fields.
  expect([...new Set(toldWith(changes))]).toEqual([told]);
});

test('what can be taken is told of at no field', () => {
  expect(toldWith({ discountCents: 5_500 })).toEqual([]);
  expect(toldWith({ charges: [{ ...charge, cents: 3_500 }] })).toEqual([]);
});
