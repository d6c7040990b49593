import type { SystemDoor } from '#database/system-door.ts';
import type { Post } from '#lib/letters.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { type Settled, settle } from '../settle.ts';
import { unheardPayments } from './pending-store.ts';

export interface PaymentDoors {
  system: SystemDoor;
  payments: PaymentProvider;
  post: Post;
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
export async function ask({ system, payments, post }: PaymentDoors, ref: string, now: Date): Promise<Settled> {
  return settle(system, await payments.look(ref), now, { provider: payments.name, post });
}
