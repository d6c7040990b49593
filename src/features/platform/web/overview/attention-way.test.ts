import { expect, test } from 'vitest';
import { actedOnAt, allOfKind } from './attention-way.ts';

test('each row leads to where it is acted on, found by the name of its restaurant', () => {
  const restaurant = 'Bar & Cia';
  expect(actedOnAt({ kind: 'ending', restaurant })).toBe('/admin/subscriptions?busca=Bar%20%26%20Cia');
  expect(actedOnAt({ kind: 'restaurant', restaurant })).toBe('/admin/restaurants?busca=Bar%20%26%20Cia');
  expect(actedOnAt({ kind: 'feedback', restaurant })).toBe('/admin/feedback?busca=Bar%20%26%20Cia');
  const long = `${'a'.repeat(79)}😀b`;
  expect(actedOnAt({ kind: 'restaurant', restaurant: long })).toBe(`/admin/restaurants?busca=${'a'.repeat(79)}`);
  expect(actedOnAt({ kind: 'refund', restaurant })).toBe('/admin/subscriptions');
});

test('what there is more of is a list', () => {
  expect(allOfKind('past_due')).toBe('/admin/subscriptions?situacao=past_due');
  expect(allOfKind('ending')).toBe('/admin/subscriptions?situacao=active');
  expect(allOfKind('restaurant')).toBe('/admin/restaurants');
});
