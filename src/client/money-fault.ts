import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';

/**
 * What stands at a field of money whose amount is refused. What is no amount, one below zero and one beyond what the field holds are told alike
 * everywhere; `otherwise` is what is wrong with it there alone, or with nothing.
 */
export function moneyFault(
  cents: number | null | undefined,
  otherwise: string,
  mostCents = Number.POSITIVE_INFINITY,
): string {
  if (typeof cents !== 'number') return otherwise;
  if (Number.isNaN(cents)) return m['fields.amount_unread']();
  if (cents < 0) return m['fields.amount_negative']();
  if (cents > mostCents) return m['fields.amount_most']({ amount: formatMoney(mostCents, getLocale()) });
  return otherwise;
}
