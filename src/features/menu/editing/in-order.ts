import { CodedError } from '#lib/errors.ts';

/** Those that are named, as they are named, and behind them the others as they were. */
export function inOrder(
  there: readonly { id: string }[],
  named: readonly string[],
  unknown: 'product_not_found' | 'category_not_found' | 'station_not_found',
): string[] {
  const known = new Set(there.map(({ id }) => id));
  for (const id of named) if (!known.delete(id)) throw new CodedError(unknown);
  return [...named, ...known];
}
