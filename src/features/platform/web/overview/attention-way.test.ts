import { expect, test } from 'vitest';
import { actedOnAt, allOfKind } from './attention-way.ts';

test('each row leads to where it is acted on: the page of its restaurant, the refunds, or what it wrote', () => {
  const restaurant = 'Bar & Cia';
  const restaurantId = '01890000-0000-7000-8000-000000000000';
  for (const kind of ['ending', 'past_due', 'payment_failed', 'restaurant'] as const)
    expect(actedOnAt({ kind, restaurant, restaurantId }), kind).toBe(`/admin/restaurants/${restaurantId}`);
  expect(actedOnAt({ kind: 'refund', restaurant, restaurantId })).toBe('/admin/subscriptions');
  expect(actedOnAt({ kind: 'feedback', restaurant, restaurantId })).toBe('/admin/feedback?busca=Bar%20%26%20Cia');
  const long = `${'a'.repeat(79)}😀b`;
  expect(actedOnAt({ kind: 'feedback', restaurant: long, restaurantId })).toBe(
    `/admin/feedback?busca=${'a'.repeat(79)}`,
  );
});

test('what there is more of is a list', () => {
  expect(allOfKind('past_due')).toBe('/admin/subscriptions?situacao=past_due');
  expect(allOfKind('ending')).toBe('/admin/subscriptions?situacao=active');
  expect(allOfKind('restaurant')).toBe('/admin/restaurants');
});
