import type { Caller } from '#features/caller.ts';

type Trying = Pick<Caller, 'tries' | 'network'>;
interface Door {
  restaurantId: string;
  tableId: string;
}

/** From the narrowest to the widest. Guests of other houses behind one carrier's address, and of other tables on one Wi-Fi, count by themselves. */
const countsOf = ({ network }: Trying, { restaurantId, tableId }: Door) =>
  [
    ['codeAddress', `${tableId} ${network}`],
    ['codeHouse', `${restaurantId} ${network}`],
    ['codeTable', tableId],
  ] as const;

/**
 * Six characters do not hold against endless guessing. The address is asked first: whoever has used up its tries takes none of anybody
 * else's. A table's own total, over all addresses, is far above what guests mistype and far below what finds a code.
 */
export async function mayTryCode(caller: Trying, door: Door): Promise<boolean> {
  const taken: ReturnType<typeof countsOf>[number][] = [];
  for (const count of countsOf(caller, door)) {
    const [budget, key] = count;
    if (await caller.tries.take(budget, key)) taken.push(count);
    else {
      // Nothing was tried.
      for (const [budget, key] of taken) await caller.tries.giveBack(budget, key);
      return false;
    }
  }
  return true;
}

/** A right code is no guess: a full house behind one address enters one table after another. */
export async function codeWasRight(caller: Trying, door: Door): Promise<void> {
  for (const [budget, key] of countsOf(caller, door)) await caller.tries.giveBack(budget, key);
}
