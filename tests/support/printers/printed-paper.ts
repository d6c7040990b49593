import type { Paper } from '../../../src/features/printing/paper/paper.ts';
import { type PrintedOn, renderPaper } from '../../../src/features/printing/paper/render.ts';
import { PrintedText, pagesOf } from './printed-text.ts';

const on: PrintedOn = { columns: 48, codePage: 'cp858', cut: true, copies: 1, language: 'esc-pos' };

/** What comes out of a printer, read back from its bytes. */
export function printed(paper: Paper, changes: Partial<PrintedOn> = {}, secondCopy = false): PrintedText {
  const reader = new PrintedText((changes.language ?? 'esc-pos') === 'esc-pos' ? 'epson' : 'star');
  reader.write(renderPaper(paper, { ...on, ...changes }, secondCopy));
  return reader;
}
export const pages = (...asked: Parameters<typeof printed>) => pagesOf(printed(...asked));
