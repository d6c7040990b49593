import type { SystemDoor } from '#database/system-door.ts';
import type { Post } from '#lib/letters.ts';
import { openPayments, type PaymentRow, paymentByRef } from './payment-store.ts';
import type { PaymentProvider, ProviderEvent, Report } from './providers/provider.ts';
import { type Outcome, settle } from './settle.ts';

export interface Doors {
  system: SystemDoor;
  payments: PaymentProvider;
  post: Post;
}

/** Settles what the provider says. Where it was the money, what else is open is taken back there: its page promises what was true before. */
export async function applyReport(doors: Doors, said: ProviderEvent | Report, now: Date): Promise<Outcome> {
  const { system, payments, post } = doors;
  const settled = await settle(system, said, now, { provider: payments.name, post });
  const report = 'ref' in said ? said : said.report;
  const paid = settled === 'paid' && report && (await paymentByRef(system, payments.name, report.ref));
  if (paid) await withdraw({ ...doors, now: () => now }, await openPayments(system, paid.restaurantId));
  return settled;
}

/**
 * Takes payments back at their provider, so that what makes room for another cannot be paid as well. What it had come to before that,
 * and what cannot be taken back, stays; a provider that does not answer leaves it as it is.
 */
export async function withdraw(doors: Doors & { now(): Date }, open: readonly PaymentRow[]): Promise<void> {
  const { payments, now } = doors;
  for (const { provider, providerRef } of open) {
    if (providerRef === null || provider !== payments.name) continue;
    const report = await payments.withdraw(providerRef).catch(() => null);
    if (report) await applyReport(doors, report, now());
  }
}
