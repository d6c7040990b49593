import { expect, test } from 'vitest';
import { asItIs, unwished } from '../bill.ts';
import type { Bill } from '../contract.ts';
import { changedSince } from './changed-since.ts';
import { unrecorded } from './closed-meanwhile.tsx';
import {
  couvertKey,
  type DraftPayment,
  emptyDraft,
  followRest,
  settlementOf,
  wishedDraft,
  wishedOtherwise,
  withRest,
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

const newKey = () => 'new';
/** What stands then of what was entered, and what it was. */
const followed = (payments: readonly DraftPayment[], restCents: number, movedCents = 0, told = true) =>
  followRest(payments, { restCents, movedCents, told }, newKey).map(({ cents, wasCents }) => [cents, wasCents]);

test('what a tap had entered is no more than is left when somebody else has paid, and what was typed stays', () => {
  const tapped = entered([{ cents: 3_000 }, { cents: 7_000, ofRest: true }]);
  expect(followed(tapped, 6_000)).toEqual([
    [3_000, undefined],
    [3_000, 7_000],
  ]);
  // Sent as a part it is another one.
  const keys = followRest(tapped, { restCents: 6_000, movedCents: 0, told: true }, newKey);
  expect(keys.map(({ partKey }) => partKey)).toEqual(['part 0', 'new']);
  // Somebody else's part, which the tap had left to them.
  expect(followed(entered([{ cents: 5_000, ofRest: true }]), 6_000)).toEqual([[5_000, undefined]]);
  expect(followed(entered([{ cents: 9_000 }]), 6_000)).toEqual([[9_000, undefined]]);
});

test('what a tap had entered follows the total, up and down, and gives no change that nobody gave', () => {
  const tapped = withRest(emptyDraft.payments, 'dinheiro', 7_260, 'a');
  const cash = (...moved: [restCents: number, movedCents: number]) => followed(tapped, ...moved).at(-1);
  expect(cash(4_270, -2_990)).toEqual([4_270, 7_260]);
  expect(cash(8_360, 1_100)).toEqual([8_360, 7_260]);
  expect(cash(-500, -7_760)).toEqual([0, 7_260]);
  const twice = withRest(tapped, 'dinheiro', 0, 'b');
  expect(followed(twice, 4_270, -2_990).at(-1)).toEqual([4_270, 7_260]);
  // Beside what guests have announced, and what somebody typed.
  expect(followed(entered([{ cents: 5_000, ofRest: true }]), 9_000, 1_000)).toEqual([[6_000, 5_000]]);
  expect(followed(entered([{ cents: 2_000 }, { cents: 5_000, ofRest: true }]), 6_000, -1_000)).toEqual([
    [2_000, undefined],
    [4_000, 5_000],
  ]);
  // A tap with nothing missing entered nothing that could follow; what the cashier decides needs no telling.
  expect(followed(withRest(emptyDraft.payments, 'pix', 0, 'a'), 1_000, 1_000)[0]).toEqual([0, undefined]);
  expect(followed(tapped, 7_000, -260, false).at(-1)).toEqual([7_000, undefined]);
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
