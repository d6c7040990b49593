import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { PaymentFields } from './payment-fields.tsx';
import { emptyDraft, reckonDraft } from './settlement-draft.ts';
import type { SettlementForm } from './use-settlement.ts';

/** Of a bill on which nothing is left to pay. */
function fieldsWith(cents: number): string {
  const [first, ...others] = emptyDraft.payments;
  const draft = { ...emptyDraft, payments: [{ ...first!, cents }, ...others] };
  const form = { draft, reckoned: reckonDraft([], draft, 0) } as SettlementForm;
  return renderToStaticMarkup(createElement(PaymentFields, { form, hint: '', coveredLabel: '' }));
}

test('where nothing is left to pay there is nothing to fill in, but for what was typed and is no amount', () => {
  expect(fieldsWith(0)).toBe('');
  expect(fieldsWith(Number.NaN)).toContain(m['fields.amount_unread']());
});
