import type { FloorTable } from './contract.ts';

/** What tables come to together: the people who sit there as they were counted, and the cents still to be paid. */
export function sumsOf(tables: readonly Pick<FloorTable, 'bill'>[]): { people: number; owedCents: number } {
  const bills = tables.flatMap(({ bill }) => bill ?? []);
  return {
    people: bills.reduce((sum, { people }) => sum + (people ?? 0), 0),
    // What one table paid too much is not to be had from another.
    owedCents: bills.reduce((sum, { totalCents }) => sum + Math.max(0, totalCents), 0),
  };
}
