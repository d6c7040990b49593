import type { Served } from './contract.ts';

/** The tables that somebody serves, by their ids. */
export const ownTables = (served: readonly Pick<Served, 'tableId' | 'waiter'>[], userId: string): ReadonlySet<string> =>
  new Set(served.filter(({ waiter }) => waiter?.id === userId).map(({ tableId }) => tableId));
