import type { TransactionScope } from '#database/scope.ts';

interface Lowering {
  /** Null: a guest. */
  actorId: string | null;
  now: Date;
}
type Follow = (tx: TransactionScope, billId: string, lowering: Lowering) => Promise<void>;

let follow: Follow | null = null;

/** What guests are about to pay stands in a feature above those that change bills: it says here what is to follow. */
export function followLowered(what: Follow): void {
  follow = what;
}

/** After a change that may have lowered a bill, in its transaction, under its lock. */
export async function mayBeLowered(tx: TransactionScope, billId: string, lowering: Lowering): Promise<void> {
  await follow?.(tx, billId, lowering);
}
