import type { TransactionScope } from '#database/scope.ts';

interface Change {
  /** Null: a guest. */
  actorId: string | null;
  now: Date;
}
type Follow = (tx: TransactionScope, billId: string, change: Change) => Promise<void>;

let follow: Follow | null = null;

/** What guests are about to pay stands in a feature above those that change bills: it says here what is to follow. */
export function followAmounts(what: Follow): void {
  follow = what;
}

/** After a change that may have lowered a bill or raised it again, in its transaction, under its lock. */
export async function amountChanged(tx: TransactionScope, billId: string, change: Change): Promise<void> {
  await follow?.(tx, billId, change);
}
