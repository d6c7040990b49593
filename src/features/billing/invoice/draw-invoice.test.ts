import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { pdfText } from '../../../../tests/support/server/pdf-text.ts';
import { drawInvoice } from './draw-invoice.ts';
import { invoiceFile, invoiceText } from './invoice-text.ts';
import { Pen } from './pen.ts';
import type { Invoice } from './store.ts';

const support = { phone: '+55 11 90000-0000', email: 'suporte@comanda.example' };
const issuer = { name: 'Comanda Serviços Ltda.', cnpj: '12ABC34501DE35', address: 'Rua A, 1, São Paulo - SP' };
const invoice: Invoice = {
  number: 42,
  restaurant: 'Cantina São João do Açaí',
  customer: {
    name: 'Helena Conceição Prado',
    email: 'h@casa.example',
    document: '52998224725',
    phone: '(11) 98888-7777',
  },
  planName: 'Plano Anual',
  planNameEn: 'Annual Plan',
  kind: 'renewal',
  method: 'pix',
  provider: 'stripe',
  transactionId: 'pi_3SVx8h',
  amountCents: 23_992,
  priceCents: 29_990,
  discountCents: 2_999,
  creditCents: 2_999,
  // A minute to midnight in São Paulo: another day in UTC.
  paidAt: '2026-11-21T02:59:00.000Z',
  periodStart: '2026-11-21T02:59:00.000Z',
  periodEnd: '2027-11-21T02:59:00.000Z',
  refundedAt: null,
};
const said = async (about: Invoice, locale: 'pt-BR' | 'en') =>
  pdfText(await drawInvoice(invoiceText(about, { locale, issuer, support }), locale))
    .join('')
    .replaceAll('\u00a0', ' ');

test('it says in Portuguese who paid what, for which time and how, and that it is no tax document', async () => {
  const text = await said(invoice, 'pt-BR');
  for (const part of [
    'Comanda Serviços Ltda.',
    'CNPJ 12.ABC.345/01DE-35',
    'Rua A, 1, São Paulo - SP',
    'Fatura',
    'nº 000042',
    'Emitida em 20 de novembro de 2026',
    'Helena Conceição Prado',
    'CPF 529.982.247-25',
    'h@casa.example',
    '(11) 98888-7777',
    'Cantina São João do Açaí',
    'Plano Anual · Renovação',
    'Período de 20 de novembro de 2026 a 20 de novembro de 2027',
    'R$ 299,90',
    'Desconto',
    '− R$ 29,99',
    'Crédito do plano anterior',
    'Total pago',
    'R$ 239,92',
    'PIX',
    '20 de nov. de 2026, 23:59',
    'pi_3SVx8h',
    'Stripe',
    'Não é documento fiscal',
    'suporte@comanda.example',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/Reembolsado|undefined|\ufffd|\{/);
  expect(invoiceFile(invoice, 'pt-BR')).toBe('comanda-fatura-000042.pdf');
});

test('and in English; a company by its CNPJ; without what there was not; and that the money went back', async () => {
  const about: Invoice = {
    ...invoice,
    customer: { ...invoice.customer, document: '12ABC34501DE35' },
    amountCents: 29_990,
    discountCents: 0,
    creditCents: 0,
    transactionId: null,
    provider: 'sandbox',
    method: 'boleto',
    refundedAt: '2026-11-25T12:00:00.000Z',
  };
  const text = await said(about, 'en');
  for (const part of [
    'Invoice',
    'no. 000042',
    'Issued on November 20, 2026',
    'Refunded on November 25, 2026',
    'CNPJ 12.ABC.345/01DE-35',
    'R$299.90',
    'Total paid',
    'Boleto',
    'This is not a tax document',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/Discount|Credit from|Transaction|\ufffd/);
  expect(invoiceFile(about, 'en')).toBe('comanda-invoice-000042.pdf');
});

test('names of any length and with any of Europe’s letters are whole and stay on one page', async () => {
  const name = `Łukasiewicz & Şahinoğlu ${'Alimentação '.repeat(8)}`.trim().slice(0, 120);
  const restaurant = 'W'.repeat(120);
  const email = `${'longo'.repeat(48)}@casa.example`;
  const pdf = await drawInvoice(
    invoiceText(
      { ...invoice, restaurant, planName: 'P'.repeat(80), customer: { ...invoice.customer, name, email } },
      { locale: 'pt-BR', issuer, support },
    ),
    'pt-BR',
  );
  const text = pdfText(pdf).join('').replaceAll(' ', '');
  for (const part of [name, restaurant, email]) expect(text).toContain(part.replaceAll(' ', ''));
  expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(1);
});

test('no line is wider than its column, and no letter is lost', () => {
  const pen = new Pen(new PDFDocument());
  const style = { size: 10, color: '#000' };
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'ã', 'W', 'ł', ' ', '\n', '.', '寿', '😀'), { maxLength: 80 }),
      (letters) => {
        const text = letters.join('');
        const lines = pen.lines(text, 90, style);
        for (const line of lines) expect(pen.measure(line, style)).toBeLessThanOrEqual(90);
        const bare = (said: string) => said.replace(/\s/g, '');
        expect(bare(lines.join(''))).toBe(bare(text).replace(/寿|😀/gu, '?'));
      },
    ),
    { numRuns: 50 },
  );
});
