import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { CodePage } from '../values.ts';
import type { Row, Size, Span } from './sheet.ts';

export type Language = 'esc-pos' | 'star-prnt' | 'star-line';

interface Target {
  language: Language;
  codePage: CodePage;
  cut: boolean;
}

/** Star's letters grow to six times their size, Epson's to eight. */
const biggest: Record<Language, number> = { 'esc-pos': 8, 'star-prnt': 6, 'star-line': 6 };
const widest = 48;
/** Lines that pass below the knife before it cuts. */
const feed = 4;
/** The one code page without lines for a frame. */
const frames: Record<string, string> = { '┌': '+', '┐': '+', '└': '+', '┘': '+', '─': '-', '│': '|' };

/** Pages of rows in a printer's own language, each cut off. */
export function encodeRows(pages: readonly Row[][], { language, codePage, cut }: Target): Buffer {
  const encoder = new ReceiptPrinterEncoder({
    language,
    codepageMapping: language === 'esc-pos' ? 'epson' : 'star',
    // Rows are as wide as the paper at most: nothing is left to wrap, and it knows no 33 columns.
    columns: widest,
    newline: '\n',
    errors: 'relaxed',
    feedBeforeCut: 0,
  });
  // Star has no table 850; its letters are those of 858.
  encoder.initialize().codepage(language !== 'esc-pos' && codePage === 'cp850' ? 'cp858' : codePage);
  for (const rows of pages) {
    for (const row of rows) writeRow(encoder, row, (span) => fitting(span, codePage, biggest[language]));
    encoder.newline(feed);
    if (cut) encoder.cut('partial');
  }
  return Buffer.from(encoder.encode());
}

function writeRow(encoder: ReceiptPrinterEncoder, { spans, tight }: Row, reshape: (span: Span) => Span): void {
  if (tight) encoder.lineSpacing('none');
  for (const span of spans) {
    const { text, width, height, bold = false, inverted = false } = reshape(span);
    encoder.bold(bold).invert(inverted).size(width, height).text(text);
  }
  encoder.invert(false).bold(false).size(1, 1).newline();
  if (tight) encoder.lineSpacing('default');
}

function fitting(span: Span, codePage: CodePage, most: number): Span {
  const size: Size = { width: Math.min(most, span.width), height: Math.min(most, span.height) };
  const text = codePage === 'windows1252' ? span.text.replace(/[┌┐└┘─│]/g, (line) => frames[line] ?? line) : span.text;
  return { ...span, ...size, text };
}
