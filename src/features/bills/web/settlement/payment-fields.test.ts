import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { formatMoney } from '#lib/money.ts';
import { PaymentFields } from './payment-fields.tsx';
import { emptyDraft, reckonDraft } from './settlement-draft.ts';
import type { SettlementForm } from './use-settlement.ts';

/** With an amount in the first of them, of a bill on which nothing is left to pay unless it says otherwise. */
function fieldsWith(cents: number, totalCents = 0, unpaid = false): string {
  const [first, ...others] = emptyDraft.payments;
  const draft = { ...emptyDraft, payments: [{ ...first!, cents }, ...others] };
  const reckoned = reckonDraft([{ itemsCents: totalCents, serviceFeeBasisPoints: 0 }], draft);
  const form = { draft, reckoned, unpaid } as SettlementForm;
  return renderToStaticMarkup(createElement(PaymentFields, { form, hint: '' }));
}
/** How what is marked as wrong is described. */
const wrongIn = (html: string) =>
  [...html.matchAll(/<input[^>]*aria-invalid="true"[^>]*>/g)].map(([field]) => {
    const id = /aria-describedby="([^"]+)"/.exec(field)?.[1];
    const told = new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1];
    return [/aria-label="([^"]+)"/.exec(field)?.[1], told];
  });
const fieldOf = (method: 'pix' | 'credito') => m['bills.amountIn']({ method: m[`bills.method.${method}`]() });

test('where nothing is left to pay there is nothing to fill in, but for what was typed and is no amount', () => {
  expect(fieldsWith(0)).toBe('');
  expect(fieldsWith(Number.NaN)).toContain(m['fields.amount_unread']());
});

test('an amount below zero is told at its field', () => {
  expect(wrongIn(fieldsWith(-5_000, 10_000))).toEqual([[fieldOf('pix'), m['fields.amount_negative']()]]);
});

test('what was entered and does not come to the total is told where it is to be mended', () => {
  expect(wrongIn(fieldsWith(4_000, 10_000, true))).toEqual([[fieldOf('credito'), m['errors.payments_short']()]]);
  expect(wrongIn(fieldsWith(11_000, 10_000, true))).toEqual([[fieldOf('pix'), m['errors.payments_excess']()]]);
  expect(fieldsWith(11_000, 10_000)).toContain(m['bills.excess']({ amount: formatMoney(1_000, 'pt-BR') }));
  expect(wrongIn(fieldsWith(4_000, 10_000))).toEqual([]);
});
