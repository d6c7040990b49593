import type { Head } from '#features/chain/check-chain.ts';

/** The last entry of a restaurant's ledger, as `verify-bills` prints it to be kept elsewhere. */
export interface LedgerHead extends Head {
  /** Its slug, when it was printed. */
  restaurant: string;
  id: string;
}

export const headText = ({ restaurant, id, position, hash }: LedgerHead) => `${restaurant} ${id} ${position} ${hash}`;

/** The heads in what the command printed once, or several times; whatever else it printed is passed over. */
export function readHeads(printed: string): LedgerHead[] {
  return Array.from(
    printed.matchAll(/^\s*(\S+) ([0-9a-f-]{36}) (\d+) ([0-9a-f]{64})\s*$/gm),
    ([, restaurant = '', id = '', position, hash = '']) => ({ restaurant, id, position: Number(position), hash }),
  );
}
