import type { TransactionScope } from '#database/scope.ts';

interface Change {
  /** Null: a guest. */
  actorId: string | null;
  now: Date;
}
type Follow = (tx: TransactionScope, billId: string, change: Change) => Promise<void>;

const follows: Follow[] = [];

/** What is to follow a change of an amount stands in features above those that make it: each says it here, and they follow in that sequence. */
export function followAmounts(what: Follow): void {
  follows.push(what);
}

/** After a change that may have lowered a bill or raised it again, or paid some of it, in its transaction, under its lock. */
export async function amountChanged(tx: TransactionScope, billId: string, change: Change): Promise<void> {
  for (const follow of follows) await follow(tx, billId, change);
}
