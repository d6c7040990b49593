import PDFDocument from 'pdfkit';
import type { Locale } from '#lib/locale.ts';
import type { InvoiceText } from './invoice-text.ts';
import { Pen, type Style } from './pen.ts';

const green = '#0b3b33';
const sage = '#70a288';
const ink = '#13231e';
const quiet = '#43514b';
const hairline = '#d8dcd3';
const tint = '#eef3ee';
const margin = 56;
const right = 595.28 - margin;
const wide = right - margin;
const gap = 24;

const label: Style = { size: 8.5, weight: 'bold', color: quiet };
const body: Style = { size: 10.5, color: ink };
const strong: Style = { ...body, weight: 'bold' };
const quietly: Style = { ...body, size: 9.5, color: quiet };
const small: Style = { size: 8.5, color: quiet };

/** One A4 page, made to be printed: no ground, one tint. */
export function drawInvoice(text: InvoiceText, locale: Locale): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    lang: locale,
    displayTitle: true,
    info: { Title: `Comanda · ${text.title} ${text.number}`, Author: 'Comanda', Creator: 'Comanda' },
  });
  const pen = new Pen(document);
  let y = head(document, pen, text);
  y = parties(pen, text, y + 34);
  y = items(document, pen, text, y + 30);
  facts(pen, text, y + 34);
  foot(document, pen, text);
  document.end();
  return collected(document);
}

function head(
  document: typeof PDFDocument.prototype,
  pen: Pen,
  { title, issuer, number, issued, refunded }: InvoiceText,
): number {
  const side = 30;
  document
    .save()
    .translate(margin, margin)
    .scale(side / 32);
  document.roundedRect(0, 0, 32, 32, 9).fill(green);
  document.path('M21.2 11.2a7 7 0 1 0 0 9.6').lineWidth(3.4).lineCap('round').stroke('#f6f3ea');
  document.circle(22.6, 16, 2.2).fill(sage);
  document.restore();
  pen.write('Comanda', margin + side + 10, margin + 5, 200, { size: 15, weight: 'bold', color: green });

  const half = (wide - gap) / 2;
  let left = margin + side + 14;
  for (const [n, line] of issuer.entries()) left = pen.write(line, margin, left, half, n === 0 ? strong : quietly) + 1;
  let y = pen.write(title, margin + half + gap, margin - 3, half, { size: 20, weight: 'bold', color: green }, 'right');
  y = pen.write(number, margin + half + gap, y, half, strong, 'right');
  y = pen.write(issued, margin + half + gap, y + 2, half, quietly, 'right');
  if (refunded)
    y = pen.write(refunded, margin + half + gap, y + 2, half, { ...strong, size: 9.5, color: '#97301f' }, 'right');
  return Math.max(left, y);
}

function parties(pen: Pen, { parties: both }: InvoiceText, top: number): number {
  const width = (wide - gap) / 2;
  const ends = both.map(({ title, lines }, index) => {
    const x = margin + index * (width + gap);
    let y = pen.write(title, x, top, width, label) + 4;
    for (const [n, line] of lines.entries()) if (line) y = pen.write(line, x, y, width, n === 0 ? strong : body) + 1;
    return y;
  });
  return Math.max(...ends);
}

function items(
  document: typeof PDFDocument.prototype,
  pen: Pen,
  { columns, item, sums, total }: InvoiceText,
  top: number,
): number {
  const amounts = 130;
  const words = wide - amounts - gap;
  const x = right - amounts;
  const rule = (at: number) => document.moveTo(margin, at).lineTo(right, at).lineWidth(0.75).stroke(hairline);
  pen.write(columns[0], margin, top, words, label);
  let y = pen.write(columns[1], x, top, amounts, label, 'right') + 6;
  rule(y);
  y += 10;
  const [[, price], ...taken] = sums as [[string, string], ...[string, string][]];
  pen.write(price, x, y, amounts, body, 'right');
  y = pen.write(item.title, margin, y, words, strong);
  if (item.note) y = pen.write(item.note, margin, y + 2, words, { ...body, size: 9.5, color: quiet });
  for (const [name, sum] of taken) {
    pen.write(sum, x, y + 8, amounts, body, 'right');
    y = pen.write(name, margin, y + 8, words, body);
  }
  y += 14;
  document.roundedRect(margin, y, wide, 42, 10).fill(tint);
  const sum: Style = { size: 15, weight: 'bold', color: green };
  pen.write(total[0], margin + 16, y + 14, words, { ...strong, size: 11, color: green });
  pen.write(total[1], right - 16 - 200, y + 11, 200, sum, 'right');
  return y + 42;
}

function facts(pen: Pen, { paymentTitle, facts: known }: InvoiceText, top: number): void {
  const names = 140;
  let y = pen.write(paymentTitle, margin, top, wide, label) + 6;
  for (const [name, value] of known) {
    pen.write(name, margin, y, names, { ...body, color: quiet });
    y = pen.write(value, margin + names, y, wide - names, body) + 4;
  }
}

function foot(document: typeof PDFDocument.prototype, pen: Pen, { notFiscal, foot: lines }: InvoiceText): void {
  const top = 841.89 - margin - 46;
  document.moveTo(margin, top).lineTo(right, top).lineWidth(0.75).stroke(hairline);
  let y = pen.write(notFiscal, margin, top + 10, wide, { ...small, weight: 'bold', color: ink }) + 1;
  for (const line of lines) y = pen.write(line, margin, y, wide, small);
}

function collected(document: typeof PDFDocument.prototype): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
