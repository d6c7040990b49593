import { expect, test } from 'vitest';
import {
  type DraftCharge,
  discountFaultOf,
  emptyDraft,
  reckonDraft,
  type SettlementDraft,
  toldFaultOf,
} from './settlement-draft.ts';

const parts = [{ itemsCents: 5_000, serviceFeeBasisPoints: 1_000 }];
const faultOf = (changes: Partial<SettlementDraft>) => {
  const draft = { ...emptyDraft, ...changes };
  return discountFaultOf(draft, reckonDraft(parts, draft));
};

test('a discount of more than there is to be taken off is told with what there is', () => {
  const charges = [{ key: 'a', description: 'Rolha', cents: 1_000, typed: true }];
  expect(faultOf({ discountCents: 5_500 })).toBeNull();
  expect(faultOf({ discountCents: 5_501 })).toEqual({ mostCents: 5_500 });
  expect(faultOf({ discountCents: 5_501, charges })).toBeNull();
  expect(faultOf({ discountCents: 5_001, chargeServiceFee: false })).toEqual({ mostCents: 5_000 });
  expect(faultOf({ discountType: 'percentage', discountPercent: '100' })).toBeNull();
  expect(faultOf({ discountType: 'percentage', discountPercent: '101' })).toBe('wrong');
  for (const discountCents of [-100, Number.NaN]) expect(faultOf({ discountCents })).toBe('wrong');
  for (const discountPercent of ['-1', 'nada']) {
    expect(faultOf({ discountType: 'percentage', discountPercent })).toBe('wrong');
  }
});

test.each([
  [{ discountCents: 1_001 }, 1_001],
  [{ discountCents: -100 }, 0],
  [{ discountType: 'percentage', discountPercent: '7,5' }, 375],
  [{ discountType: 'percentage', discountPercent: '7.5' }, 375],
  [{ discountType: 'percentage', discountPercent: '101' }, 0],
  [{ discountType: 'percentage', discountPercent: '' }, 0],
] satisfies [Partial<SettlementDraft>, number][])('%j takes %i cents off', (typed, discountCents) => {
  const { sums } = reckonDraft(parts, { ...emptyDraft, ...typed });
  expect(sums).toMatchObject({ discountCents, totalCents: 5_500 - discountCents });
});

test('a discount that is refused takes nothing off: what is to be paid stands beside its refusal', () => {
  const refused = { ...emptyDraft, discountCents: 5_501 };
  const { sums, restCents, settlement } = reckonDraft(parts, refused, 1_000);
  expect(sums).toMatchObject({ discountCents: 0, totalCents: 5_500 });
  expect([restCents, settlement.discount]).toEqual([4_500, null]);
  const most = reckonDraft(parts, { ...emptyDraft, discountCents: 5_500 });
  expect(most.sums).toMatchObject({ discountCents: 5_500, totalCents: 0 });
});

test('what is wrong with an extra charge is told as it is typed, and what is still to come is not', () => {
  const told = (changes: Partial<DraftCharge>) =>
    toldFaultOf({ key: 'a', description: '', cents: Number.NaN, typed: false, ...changes });
  const nothing = { description: false, cents: false };
  expect(told({})).toEqual(nothing);
  expect(told({ description: 'Rolha' })).toEqual(nothing);
  expect(told({ description: 'Rolha', typed: true })).toEqual({ description: false, cents: true });
  expect(told({ cents: -3_500, typed: true })).toEqual({ description: false, cents: true });
  expect(told({ cents: 3_500, typed: true })).toEqual({ description: true, cents: false });
  expect(told({ description: 'Rolha', cents: 1_000_000_001, typed: true })).toEqual({
    description: false,
    cents: true,
  });
  expect(told({ cents: 0, typed: true })).toEqual(nothing);
  expect(told({ description: 'Rolha', cents: 3_500, typed: true })).toEqual(nothing);
});
