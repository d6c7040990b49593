import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';
import type { Strays } from './contract.ts';

/** How much was taken, and put right, while no till was open: '3 pagamentos' and '1 correção'. */
export function strayCounts({ payments, corrections }: Pick<Strays, 'payments' | 'corrections'>, locale: Locale) {
  const say = { locale };
  return {
    payments: payments === 1 ? m['till.payment']({}, say) : m['till.payments']({ count: payments }, say),
    corrections:
      corrections === 1
        ? m['till.strays.correctionsOne']({}, say)
        : m['till.strays.corrections']({ count: corrections }, say),
  };
}
