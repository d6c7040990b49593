import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import type { Paid } from '../../payments/contract.ts';

/** What was handed over and what came back; null where nothing did. */
export function changeText({ receivedCents, keptCents }: Pick<Paid, 'receivedCents' | 'keptCents'>): string | null {
  if (keptCents <= 0 || receivedCents <= keptCents) return null;
  const money = (cents: number) => formatMoney(cents, getLocale());
  return m['diner.receivedChange']({ received: money(receivedCents), change: money(receivedCents - keptCents) });
}
