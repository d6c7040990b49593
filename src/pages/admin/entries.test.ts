import { expect, test } from 'vitest';
import { isCurrent, listAbove } from './entries.ts';

test('the page of one restaurant lies under the list of them, and nothing under the first page', () => {
  const page = '/admin/restaurants/01890000-0000-7000-8000-000000000000';
  expect(isCurrent('/admin/restaurants', page)).toBe(true);
  expect(isCurrent('/admin', page)).toBe(false);
  expect(isCurrent('/admin', '/admin/')).toBe(true);
  expect(listAbove(page)?.to).toBe('/admin/restaurants');
  expect(listAbove('/admin/restaurants')).toBeUndefined();
  expect(listAbove('/admin/nothing-here')).toBeUndefined();
});
