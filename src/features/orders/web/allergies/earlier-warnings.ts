import { allergiesApart } from '../../lines/allergy.ts';

interface Ordered {
  id: string;
  lines: readonly Parameters<typeof allergiesApart>[0][];
}

/** What the orders of a table warn of, but for the one that is being edited. */
export function earlierWarnings(orders: readonly Ordered[], edited?: string): string[] {
  const others = orders.filter(({ id }) => id !== edited);
  return [...new Set(others.flatMap(({ lines }) => lines.flatMap((line) => allergiesApart(line).warnings)))];
}
