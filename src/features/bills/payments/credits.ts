import type { TransactionScope } from '#database/scope.ts';
import type { PaymentMethod } from '../values.ts';

/** Money that pays no bill: a guest's that the house owes them, or what it has given back of that. */
export interface Credit {
  /** `late`: it came; `refund`: it was given back. */
  way: 'late' | 'refund';
  method: PaymentMethod;
  cents: number;
  tableId: string;
  /** Null: a provider said so. */
  actorId: string | null;
  now: Date;
}

/** The till that is open, held until the transaction ends. */
export interface HeldTill {
  /** Refuses cash that is not in the drawer. */
  move(credit: Credit): Promise<void>;
}
type Hold = (tx: TransactionScope) => Promise<HeldTill | null>;

let hold: Hold | null = null;

/** The till stands in a feature above those that owe: it says here how credits come and go through it. */
export function keepCredits(how: Hold): void {
  hold = how;
}

/**
 * Null while no till is open. To be asked before anything else of the transaction enters the till: whoever writes a payment holds the till
 * together with others, and two such who then want it for themselves would wait for one another.
 */
export async function holdTill(tx: TransactionScope): Promise<HeldTill | null> {
  return (await hold?.(tx)) ?? null;
}
