import { expect, test } from 'vitest';
import { readEntry } from '#lib/typed-time.ts';
import { newDiscount } from '../../discounts/contract.ts';
import { discountOf, draftOf } from './discount-draft.ts';

const faults = (typed: string) => {
  const endDate = readEntry(typed, 'pt-BR');
  const draft = { ...draftOf(null), code: 'VERAO', percent: '10', endDate };
  return newDiscount.safeParse(discountOf(draft)).error?.issues.map(({ path, message }) => [path.join('.'), message]);
};

test('a day that cannot be is called invalid, and only an empty field required', () => {
  expect(faults('31/02/2026')).toEqual([['endDate', 'fields.date_invalid']]);
  expect(faults('')).toEqual([['endDate', 'fields.end_date_required']]);
  expect(faults('31/12/2026')).toBeUndefined();
});
