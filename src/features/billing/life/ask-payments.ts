import type { Outcome } from '../settle.ts';
import { applyReport, type Doors } from '../withdraw.ts';
import { unheardPayments } from './pending-store.ts';

export interface PaymentDoors extends Doors {
  onError(error: unknown): void;
}

/** How often `askPayments` is meant to run. */
export const slotMs = 5 * 60_000;
/** More than that wait for another slot. */
const most = 500;
/** So many failures one after the other, and the provider is taken to be away until next time. */
export const patience = 3;

/** Asks the provider about payments whose webhook may have got lost; what it answers counts as the webhook would have. */
export async function askPayments(doors: PaymentDoors, now: Date): Promise<{ asked: number; settled: number }> {
  const { system, payments, onError } = doors;
  const done = { asked: 0, settled: 0 };
  const slot = Math.floor(now.getTime() / slotMs);
  let failures = 0;
  for (const { ref } of await unheardPayments(system, { provider: payments.name, now, slot, count: most })) {
    if (failures === patience) break;
    done.asked += 1;
    try {
      const settled = await ask(doors, ref, now);
      failures = 0;
      if (settled !== 'unchanged' && settled !== 'unknown') done.settled += 1;
    } catch (error) {
      failures += 1;
      onError(error);
    }
  }
  return done;
}

/** What the provider says of a payment now, applied. Throws when it cannot be asked. */
export async function ask(doors: PaymentDoors, ref: string, now: Date): Promise<Outcome> {
  return applyReport(doors, await doors.payments.look(ref), now);
}
