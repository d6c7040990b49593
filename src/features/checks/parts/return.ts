import type { TransactionScope } from '#database/scope.ts';
import { lockPart, readPart, withdrawPart } from './store.ts';

/** The till reversed what a phone had paid, under the lock of its bill: its pieces are to be paid for again. What is owed to it stays. */
export async function returnPart(tx: TransactionScope, id: string, now: Date): Promise<void> {
  await lockPart(tx, id);
  const part = await readPart(tx, id);
  if (part && (part.creditCents === 0 || part.creditSettledAt !== null)) await withdrawPart(tx, id, now);
}
