import type { Caller } from '#features/caller.ts';

type Trying = Pick<Caller, 'tries' | 'network'>;

/**
 * Six characters do not hold against endless guessing. The address is asked first: whoever has used up its tries takes none of anybody
 * else's. A table's own total, over all addresses, is far above what guests mistype and far below what finds a code.
 */
export async function mayTryCode({ tries, network }: Trying, tableId: string): Promise<boolean> {
  if (!(await tries.take('codeAddress', network))) return false;
  if (await tries.take('codeTable', tableId)) return true;
  // Nothing was tried.
  await tries.giveBack('codeAddress', network);
  return false;
}

/** A right code is no guess: a full house behind one address enters one table after another. */
export async function codeWasRight({ tries, network }: Trying, tableId: string): Promise<void> {
  await tries.giveBack('codeAddress', network);
  await tries.giveBack('codeTable', tableId);
}
