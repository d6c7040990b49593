import { m } from '#generated/messages/messages.js';
import { formatDay } from '#lib/days.ts';
import type { Issuer } from '#lib/issuer.ts';
import type { Locale } from '#lib/locale.ts';
import { formatMoney } from '#lib/money.ts';
import { formatDateTime, localClock } from '#lib/time.ts';
import { homeTimezone } from '#lib/timezones.ts';
import { formatDocument } from '../document.ts';
import { planName } from '../plan-name.ts';
import type { Invoice } from './store.ts';

/** Everything an invoice says, in the order in which it says it. */
export interface InvoiceText {
  title: string;
  /** Name, CNPJ and address of who issues it. */
  issuer: string[];
  number: string;
  issued: string;
  /** 'Reembolsado em ...', once the money has gone back. */
  refunded: string | null;
  parties: { title: string; lines: string[] }[];
  columns: [string, string];
  item: { title: string; note: string | null };
  /** The price and what comes off it. */
  sums: [string, string][];
  total: [string, string];
  paymentTitle: string;
  facts: [string, string][];
  notFiscal: string;
  foot: string[];
}

export const invoiceNumber = (number: number) => String(number).padStart(6, '0');

export function invoiceFile({ number }: Invoice, locale: Locale): string {
  return `comanda-${m['billing.invoice.file']({}, { locale })}-${invoiceNumber(number)}.pdf`;
}

interface Issuing {
  locale: Locale;
  issuer: Issuer;
  support: { phone: string; email: string };
}

export function invoiceText(invoice: Invoice, { locale, issuer, support }: Issuing): InvoiceText {
  const { customer, restaurant, kind, method, provider, transactionId } = invoice;
  const { priceCents, discountCents, creditCents, amountCents, periodStart, periodEnd, paidAt, refundedAt } = invoice;
  const at = { locale };
  const day = (instant: string) => formatDay(localClock(new Date(instant), homeTimezone).day, locale, 'date');
  const money = (cents: number) => formatMoney(cents, locale);
  const off = (cents: number) => `− ${money(cents)}`;
  const document = formatDocument(customer.document);
  const plan = planName({ name: invoice.planName, nameEn: invoice.planNameEn }, locale);
  const isCpf = /^\d{11}$/.test(customer.document);
  return {
    title: m['billing.invoice.title']({}, at),
    issuer: [issuer.name, m['billing.invoice.cnpj']({ document: formatDocument(issuer.cnpj) }, at), issuer.address],
    number: m['billing.invoice.number']({ number: invoiceNumber(invoice.number) }, at),
    issued: m['billing.invoice.issued']({ date: day(paidAt) }, at),
    refunded: refundedAt && m['billing.invoice.refunded']({ date: day(refundedAt) }, at),
    parties: [
      {
        title: m['billing.invoice.customer']({}, at),
        lines: [
          customer.name,
          isCpf ? m['billing.invoice.cpf']({ document }, at) : m['billing.invoice.cnpj']({ document }, at),
          customer.email,
          customer.phone,
        ],
      },
      { title: m['billing.invoice.restaurant']({}, at), lines: [restaurant] },
    ],
    columns: [m['billing.invoice.description']({}, at), m['billing.invoice.amount']({}, at)],
    item: {
      title: `${plan} · ${m[`billing.kind.${kind}`]({}, at)}`,
      note:
        periodStart && periodEnd && m['billing.invoice.period']({ start: day(periodStart), end: day(periodEnd) }, at),
    },
    sums: [
      ['', money(priceCents)],
      ...(discountCents > 0 ? [[m['billing.invoice.discount']({}, at), off(discountCents)] as [string, string]] : []),
      ...(creditCents > 0 ? [[m['billing.invoice.credit']({}, at), off(creditCents)] as [string, string]] : []),
    ],
    total: [m['billing.invoice.total']({}, at), money(amountCents)],
    paymentTitle: m['billing.invoice.payment']({}, at),
    facts: [
      [m['billing.invoice.method']({}, at), m[`billing.method.${method}`]({}, at)],
      [m['billing.invoice.paidAt']({}, at), formatDateTime(paidAt, locale, homeTimezone)],
      ...(transactionId ? [[m['billing.invoice.transaction']({}, at), transactionId] as [string, string]] : []),
      [m['billing.invoice.provider']({}, at), m[`billing.invoice.${provider}`]({}, at)],
    ],
    notFiscal: m['billing.invoice.notFiscal']({}, at),
    foot: [m['billing.invoice.support'](support, at), m['billing.invoice.zone']({}, at)],
  };
}
