import { m } from '#generated/messages/messages.js';
import { portuguese } from '../../orders/portuguese.ts';
import type { CodePage, PaperColumns } from '../values.ts';
import { billSheet, testSheet } from './bill-sheet.ts';
import { encodeRows, type Language } from './encode.ts';
import { changeSheet, ticketSheet } from './kitchen-sheet.ts';
import type { Paper } from './paper.ts';
import { huge, large, type Row, Sheet, type Strip, tall } from './sheet.ts';
import { tillSheet } from './till-sheet.ts';

export interface PrintedOn {
  columns: PaperColumns;
  codePage: CodePage;
  cut: boolean;
  copies: number;
  language: Language;
}

/** What goes to the printer, byte for byte. What may have come out before says so at both ends. */
export function renderPaper(paper: Paper, on: PrintedOn, secondCopy: boolean): Buffer {
  const { rows, foot, closing } = sheetOf(paper, on);
  const copies = Array.from({ length: on.copies }, (_, at) => [
    ...(secondCopy ? markedAbove(on) : []),
    ...rows,
    ...new Sheet(on).pair(foot, m['printing.paper.copy']({ at: at + 1, of: on.copies }, portuguese)).rows,
    ...(closing ? new Sheet(on).banner(closing, large).rows : []),
    ...(secondCopy ? markedBelow(on) : []),
  ]);
  return encodeRows(copies, on);
}

function sheetOf(paper: Paper, on: Strip): Sheet {
  switch (paper.kind) {
    case 'ticket':
      return ticketSheet(paper, on);
    case 'change':
    case 'void':
      return changeSheet(paper, on);
    case 'bill':
      return billSheet(paper, on);
    case 'test':
      return testSheet(paper, on);
    case 'till':
      return tillSheet(paper, on);
  }
}

function markedAbove(on: Strip): Row[] {
  return new Sheet(on)
    .banner(m['printing.paper.secondCopy']({}, portuguese), huge)
    .text(m['printing.paper.maybePrinted']({}, portuguese), tall, { centred: true })
    .text(m['printing.paper.checkFirst']({}, portuguese), tall, { centred: true }).rows;
}

const markedBelow = (on: Strip) => new Sheet(on).banner(m['printing.paper.secondCopy']({}, portuguese), large).rows;
