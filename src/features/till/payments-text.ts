import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';
import type { Tally } from './contract.ts';

export type Received = Pick<Tally, 'payments' | 'refunds' | 'receivedCents'>;

export const noneReceived: Received = { payments: 0, refunds: 0, receivedCents: 0 };

/** How many payments: '1 pagamento', '5 pagamentos, 1 devolução'. Where more was handed back than came in: 'devolvido, 1 lançamento'. */
export function paymentsText(received: Received, locale: Locale): string {
  const { payments: count, refunds, receivedCents } = received;
  if (receivedCents < 0) return m['till.handedBack']({ entries: entriesText(received, locale) }, { locale });
  const payments = count === 1 ? m['till.payment']({}, { locale }) : m['till.payments']({ count }, { locale });
  if (refunds === 0) return payments;
  const back = refunds === 1 ? m['till.refund']({}, { locale }) : m['till.refunds']({ count: refunds }, { locale });
  return m['till.withRefunds']({ payments, refunds: back }, { locale });
}

/** What guests paid in cash, or were given back of it. */
export function cashTitle({ receivedCents }: Received, locale: Locale): string {
  return receivedCents < 0 ? m['till.drawer.returned']({}, { locale }) : m['till.drawer.received']({}, { locale });
}

/** Beside its title, which says whether they came in. */
export function cashDetail(received: Received, locale: Locale): string {
  return received.receivedCents < 0 ? entriesText(received, locale) : paymentsText(received, locale);
}

function entriesText({ payments, refunds }: Received, locale: Locale): string {
  const count = payments + refunds;
  return count === 1 ? m['till.entry']({}, { locale }) : m['till.entries']({ count }, { locale });
}
