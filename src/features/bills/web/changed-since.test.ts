import { expect, test } from 'vitest';
import { asItIs, unwished } from '../bill.ts';
import type { Bill } from '../contract.ts';
import { changedSince } from './changed-since.ts';
import { unrecorded } from './closed-meanwhile.tsx';
import {
  couvertKey,
  type DraftPayment,
  emptyDraft,
  lessOf,
  settlementOf,
  wishedDraft,
  wishedOtherwise,
} from './settlement/settlement-draft.ts';

const order = (itemsCents: number) =>
  ({
    status: 'entregue',
    paidAt: null,
    completedAt: null,
    itemsCents,
    serviceFeeBasisPoints: 1_000,
  }) as Bill['orders'][number];
const payment = (id: string) => ({ id, keptCents: 4_000 }) as Bill['payments'][number];
const bill = (changes: Partial<Bill>) =>
  ({
    orders: [order(10_000)],
    payments: [],
    orderPayments: [],
    wishes: unwished,
    ...changes,
  }) as unknown as Bill;

test('a payment that came meanwhile is told as that, and the total only where it is another', () => {
  const seen = bill({ payments: [payment('a')] });
  const paid = changedSince(seen, bill({ payments: [payment('a'), payment('b')] }), asItIs);
  expect(paid).toEqual({ payments: [payment('b')], totalCents: null, feeDeclined: null, couverts: null });
  const more = changedSince(seen, bill({ orders: [order(10_000), order(1_000)], payments: [payment('a')] }), asItIs);
  expect(more).toEqual({ payments: [], totalCents: 12_100, feeDeclined: null, couverts: null });
  const wishes = { ...unwished, feeDeclined: true };
  const declined = changedSince(seen, bill({ wishes }), { ...asItIs, chargeServiceFee: false });
  expect(declined).toEqual({ payments: [], totalCents: 10_000, feeDeclined: true, couverts: null });
  const asked = { ...unwished, couvert: { people: 2, cents: 1_200 } };
  expect(changedSince(seen, bill({ wishes: asked }), asItIs).couverts).toBe(2);
  expect(changedSince(bill({ wishes: asked }), seen, asItIs).couverts).toBe(0);
});

const entered = (changes: Partial<DraftPayment>[]): DraftPayment[] =>
  changes.map((each, n) => ({ key: `${n}`, partKey: `part ${n}`, method: 'pix', cents: 0, ...each }));

test('what a tap had entered is no more than is left when somebody else has paid, and what was typed stays', () => {
  let keys = 0;
  const newKey = () => `new ${++keys}`;
  const tapped = lessOf(entered([{ cents: 3_000 }, { cents: 7_000, ofRest: true }]), 6_000, newKey);
  expect(tapped.map(({ cents, wasCents }) => [cents, wasCents])).toEqual([
    [3_000, undefined],
    [3_000, 7_000],
  ]);
  // Sent as a part it is another one.
  expect(tapped.map(({ partKey }) => partKey)).toEqual(['part 0', 'new 1']);
  expect(lessOf(entered([{ cents: 5_000, ofRest: true }]), 6_000, newKey)[0]).toMatchObject({ cents: 5_000 });
  expect(lessOf(entered([{ cents: 9_000 }]), 6_000, newKey)[0]).toMatchObject({ cents: 9_000 });
});

test('what guests want of the bill is followed, and what the cashier decided stays', () => {
  const none = { ...unwished, feeDeclined: true };
  const couvert = { ...unwished, couvert: { people: 2, cents: 1_500 } };
  const own = { key: 'own', description: 'Rolha', cents: 1_000, typed: true };
  const draft = { ...emptyDraft, charges: [own] };
  expect(wishedOtherwise(draft, unwished, none)).toMatchObject({ chargeServiceFee: false, charges: [own] });
  expect(wishedOtherwise({ ...draft, chargeServiceFee: false }, unwished, couvert)).toMatchObject({
    chargeServiceFee: false,
    charges: [{ key: couvertKey, description: 'Couvert', cents: 3_000 }, own],
  });
  expect(wishedOtherwise(wishedDraft(couvert), couvert, unwished).charges).toEqual([]);
  // What is typed under the same name is no couvert, and may be taken off again.
  const typed = wishedDraft({ ...unwished, charges: [{ description: 'Couvert', cents: 3_000 }] });
  expect(typed.charges).not.toContainEqual(expect.objectContaining({ key: couvertKey }));
});

test('what the cashier decided stands once with a part, and what another one has typed stays beside it', () => {
  const cork = { description: 'Rolha', cents: 1_000 };
  const discount = { type: 'percentage', value: 750 } as const;
  const stands = { ...unwished, feeDeclined: true, charges: [cork], discount };
  const typed = { ...cork, key: 'own', typed: true };
  const own = { ...emptyDraft, charges: [typed], discountType: 'percentage' as const, discountPercent: '7.5' };
  expect(settlementOf(wishedOtherwise(own, unwished, stands))).toEqual({
    chargeServiceFee: false,
    charges: [cork],
    discount,
    payments: [],
  });
  const glass = { ...typed, description: 'Taça', cents: 3_000 };
  const other = wishedOtherwise({ ...emptyDraft, charges: [glass], discountCents: 500 }, unwished, stands);
  expect(settlementOf(other)).toMatchObject({
    chargeServiceFee: false,
    charges: [cork, { description: 'Taça', cents: 3_000 }],
    discount: { type: 'fixed', value: 500 },
  });
  expect(settlementOf(wishedOtherwise(emptyDraft, unwished, stands)).discount).toEqual(stands.discount);
});

test('of what was typed, what the bill knows as a part was recorded', () => {
  const typed = entered([{ cents: 2_000 }, { cents: 3_000 }, {}]);
  const payments = [{ ...payment('a'), key: 'part 0' }];
  expect(unrecorded(typed, { payments })).toEqual([typed[1]]);
});
