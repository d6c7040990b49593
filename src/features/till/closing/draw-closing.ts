import PDFDocument from 'pdfkit';
import type { Locale } from '#lib/locale.ts';
import { Pen, type Style } from '../../billing/invoice/pen.ts';
import type { ClosingSection, ClosingText } from './closing-text.ts';

const green = '#0b3b33';
const hairline = '#d8dcd3';
const margin = 56;
const bottom = 841.89 - margin;
const right = 595.28 - margin;
const wide = right - margin;
const amounts = 150;
const gap = 20;
const words = wide - amounts - gap;

const body: Style = { size: 10.5, color: '#13231e' };
const strong: Style = { ...body, weight: 'bold' };
const quiet: Style = { size: 9.5, color: '#43514b' };
const heading: Style = { size: 12.5, weight: 'bold', color: green };

type Document = InstanceType<typeof PDFDocument>;

/** A4, made to be printed and filed: as many pages as there are movements. */
export function drawClosing(text: ClosingText, locale: Locale): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    lang: locale,
    displayTitle: true,
    info: { Title: `${text.restaurant} · ${text.title}`, Author: text.restaurant, Creator: 'Comanda' },
  });
  const pen = new Pen(document);
  let y = pen.write(text.restaurant, margin, margin, wide, { ...quiet, weight: 'bold' });
  y = pen.write(text.title, margin, y + 4, wide, { size: 20, weight: 'bold', color: green }) + 4;
  for (const time of text.times) y = pen.write(time, margin, y, wide, quiet);
  for (const section of text.sections) y = draw(document, pen, section, y + 24);
  y = room(document, y + 24, 20);
  pen.write(text.notFiscal, margin, y, wide, { ...quiet, weight: 'bold' });
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.end();
  });
}

function draw(document: Document, pen: Pen, { title, rows, note }: ClosingSection, top: number): number {
  // A heading is not left alone at the end of a page.
  let y = pen.write(title, margin, room(document, top, 70), wide, heading) + 6;
  for (const { label, amount, total } of rows) {
    const style = total ? strong : body;
    const height = Math.max(pen.lines(label, words, style).length, pen.lines(amount, amounts, style).length) * 15;
    y = room(document, y, height + 12);
    document.moveTo(margin, y).lineTo(right, y).lineWidth(0.75).stroke(hairline);
    y += 6;
    const said = pen.write(label, margin, y, words, style);
    y = Math.max(said, pen.write(amount, right - amounts, y, amounts, style, 'right')) + 5;
  }
  if (!note) return y;
  const lines = pen.lines(note, wide, quiet).length;
  return pen.write(note, margin, room(document, y + 4, lines * 14), wide, quiet);
}

/** Where so much can be written: here, or at the top of the next page. */
function room(document: Document, y: number, height: number): number {
  if (y + height <= bottom) return y;
  document.addPage();
  return margin;
}
