import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import {
  managedRestaurantPath,
  paymentPath,
  planQuery,
  platformPaths,
  sitePaths,
  staffLoginPath,
  staffPaths,
} from '#lib/addresses.ts';
import routes from './routes.ts';

function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', index, children = [] }) => {
    const here = path ? `${above}/${path}` : above;
    return [...(path || index ? [here || '/'] : []), ...pathsOf(children, here)];
  });
}

test('every address that pages and letters lead to is one of the URL table', () => {
  const table = pathsOf(routes);
  const named = [sitePaths, staffPaths, platformPaths].flatMap((paths) => Object.values(paths));
  expect(named.filter((path) => !table.includes(path))).toEqual([]);
  expect(table).toContain(paymentPath(':id'));
  expect(table).toContain(staffLoginPath(':slug'));
  expect(table).toContain(managedRestaurantPath(':id'));
});

test('a plan that was picked goes along, and none leaves no trace', () => {
  expect(planQuery(null)).toBe('');
  expect(planQuery('anual')).toBe('?plan=anual');
});
