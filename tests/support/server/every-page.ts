import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../../src/pages/routes.ts';

/** Every address of the URL table, with its parameters as `:name`. */
export const pages: string[] = routes.flatMap((route) => addressesOf(route, ''));

function addressesOf({ path, index, children }: RouteConfigEntry, above: string): string[] {
  const address = path ? `${above}/${path}` : above;
  if (!children) return [index ? above || '/' : address];
  return children.flatMap((child) => addressesOf(child, address));
}
