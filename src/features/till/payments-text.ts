import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';
import type { Tally } from './contract.ts';

type Counts = Pick<Tally, 'payments' | 'refunds'>;
export type Received = Counts & Pick<Tally, 'handedBackCents' | 'receivedCents'>;

export const noneReceived: Received = { payments: 0, refunds: 0, handedBackCents: 0, receivedCents: 0 };

export interface ReceivedRow {
  kind: 'received' | 'returned';
  /** How often. */
  detail: string;
  /** Below zero where it was handed back. */
  cents: number;
}

/** What came in, and apart from it what was handed back: they come to what was received. */
export function receivedRows({ payments, refunds, handedBackCents, receivedCents }: Received, locale: Locale) {
  const received: ReceivedRow = {
    kind: 'received',
    detail: paidText(payments, locale),
    cents: receivedCents + handedBackCents,
  };
  if (refunds === 0 && handedBackCents === 0) return [received];
  const returned: ReceivedRow = { kind: 'returned', detail: backText(refunds, locale), cents: -handedBackCents };
  return payments === 0 && received.cents === 0 ? [returned] : [received, returned];
}

/** How many payments: '1 pagamento', '5 pagamentos, 1 devolução'. */
export function paymentsText({ payments, refunds }: Counts, locale: Locale): string {
  if (refunds === 0) return paidText(payments, locale);
  const back = backText(refunds, locale);
  if (payments === 0) return back;
  return m['till.withRefunds']({ payments: paidText(payments, locale), refunds: back }, { locale });
}

function paidText(count: number, locale: Locale): string {
  return count === 1 ? m['till.payment']({}, { locale }) : m['till.payments']({ count }, { locale });
}

function backText(count: number, locale: Locale): string {
  return count === 1 ? m['till.refund']({}, { locale }) : m['till.refunds']({ count }, { locale });
}
