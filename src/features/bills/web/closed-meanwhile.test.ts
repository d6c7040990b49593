import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import type { Bill } from '../contract.ts';
import { ClosedMeanwhile } from './closed-meanwhile.tsx';
import { emptyDraft } from './settlement/settlement-draft.ts';

const money = (cents: number) => formatMoney(cents, getLocale());
const paid = (method: string, cents: number) => ({
  method: m[`bills.method.${method as 'pix'}`](),
  amount: money(cents),
});
const stands = { reversal: null, reverses: null };
const bill = {
  closedAt: '2026-11-20T23:14:00Z',
  closedBy: 'Helena Prado',
  totalCents: 10_000,
  payments: [
    { id: 'a', key: 'a part', method: 'pix', keptCents: 4_000, ...stands },
    { id: 'b', key: null, method: 'credito', keptCents: 6_000, ...stands },
  ],
} as Bill;
const toldOf = (changes: Partial<Bill>, typed: { partKey: string; cents: number }[], discountCents = 0) =>
  renderToStaticMarkup(
    createElement(ClosedMeanwhile, {
      bill: { ...bill, ...changes },
      typed: {
        ...emptyDraft,
        discountCents,
        payments: typed.map((each) => ({ ...emptyDraft.payments[3]!, ...each })),
      },
      timeZone: 'America/Sao_Paulo',
    }),
  );

test('of a bill that somebody else closed it is told who, when, for how much and with what, and what was typed in vain', () => {
  const told = toldOf({}, [{ partKey: 'typed', cents: 5_000 }]);
  expect(told).toContain(m['bills.meanwhile.by']({ name: 'Helena Prado', time: '20:14' }));
  for (const each of [money(10_000), ...Object.values(paid('pix', 4_000)), ...Object.values(paid('credito', 6_000))])
    expect(told).toContain(each);
  const cash = m['bills.meanwhile.payment'](paid('dinheiro', 5_000));
  expect(told).toContain(m['bills.meanwhile.lost']({ payments: cash }));
});

test('what was reversed before it was closed is not told as its payment', () => {
  const reversal = { at: '2026-11-20T22:00:00Z', by: 'Ana', reason: 'Mesa errada' };
  const reversed = [
    { id: 'c', key: null, method: 'dinheiro', keptCents: 3_333, reversal, reverses: null },
    { id: 'd', key: null, method: 'dinheiro', keptCents: -3_333, reversal: null, reverses: 'c' },
  ] as Bill['payments'];
  expect(toldOf({ payments: [...bill.payments, ...reversed] }, [])).not.toContain(money(3_333));
});

test('nothing is told as lost where nothing was typed, or where the bill has it as a part', () => {
  const lost = m['bills.meanwhile.lost']({ payments: '' });
  expect(toldOf({}, [{ partKey: 'typed', cents: 0 }])).not.toContain(lost);
  expect(toldOf({}, [{ partKey: 'a part', cents: 4_000 }])).not.toContain(lost);
  expect(toldOf({ closedBy: null }, [])).toContain(m['bills.meanwhile.itself']({ time: '20:14' }));
});

test('what was to be taken off is told as lost as well', () => {
  const discount = m['bills.meanwhile.discount']({ amount: money(1_000) });
  expect(toldOf({}, [], 1_000)).toContain(m['bills.meanwhile.lost']({ payments: discount }));
  expect(toldOf({}, [])).not.toContain(m['bills.meanwhile.lost']({ payments: '' }));
});
