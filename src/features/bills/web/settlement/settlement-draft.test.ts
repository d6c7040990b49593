import { expect, test } from 'vitest';
import { discountFaultOf, emptyDraft, reckonDraft, type SettlementDraft } from './settlement-draft.ts';

const parts = [{ itemsCents: 5_000, serviceFeeBasisPoints: 1_000 }];
const faultOf = (changes: Partial<SettlementDraft>) => {
  const draft = { ...emptyDraft, ...changes };
  return discountFaultOf(draft, reckonDraft(parts, draft));
};

test('a discount of more than there is to be taken off is told with what there is', () => {
  const charges = [{ key: 'a', description: 'Rolha', cents: 1_000 }];
  expect(faultOf({ discountCents: 5_500 })).toBeNull();
  expect(faultOf({ discountCents: 5_501 })).toEqual({ mostCents: 5_500 });
  expect(faultOf({ discountCents: 5_501, charges })).toBeNull();
  expect(faultOf({ discountCents: 5_001, chargeServiceFee: false })).toEqual({ mostCents: 5_000 });
  expect(faultOf({ discountType: 'percentage', discountPercent: '100' })).toBeNull();
  expect(faultOf({ discountType: 'percentage', discountPercent: '101' })).toBe('wrong');
  expect(faultOf({ discountCents: Number.NaN })).toBe('wrong');
});
