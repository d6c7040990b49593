import { m } from '#generated/messages/messages.js';
import { portuguese } from '../../orders/portuguese.ts';
import type { CodePage, PaperColumns } from '../values.ts';
import { billSheet, testSheet } from './bill-sheet.ts';
import { encodeRows, type Language } from './encode.ts';
import { changeSheet, ticketSheet } from './kitchen-sheet.ts';
import type { Paper } from './paper.ts';
import { huge, large, type Row, Sheet, tall } from './sheet.ts';
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
  const { columns } = on;
  const { rows, foot, closing } = sheetOf(paper, columns);
  const copies = Array.from({ length: on.copies }, (_, at) => [
    ...(secondCopy ? markedAbove(columns) : []),
    ...rows,
    ...new Sheet(columns).pair(foot, m['printing.paper.copy']({ at: at + 1, of: on.copies }, portuguese)).rows,
    ...(closing ? new Sheet(columns).banner(closing, large).rows : []),
    ...(secondCopy ? markedBelow(columns) : []),
  ]);
  return encodeRows(copies, on);
}

function sheetOf(paper: Paper, columns: number): Sheet {
  switch (paper.kind) {
    case 'ticket':
      return ticketSheet(paper, columns);
    case 'change':
    case 'void':
      return changeSheet(paper, columns);
    case 'bill':
      return billSheet(paper, columns);
    case 'test':
      return testSheet(paper, columns);
    case 'till':
      return tillSheet(paper, columns);
  }
}

function markedAbove(columns: number): Row[] {
  return new Sheet(columns)
    .banner(m['printing.paper.secondCopy']({}, portuguese), huge)
    .text(m['printing.paper.maybePrinted']({}, portuguese), tall, { centred: true })
    .text(m['printing.paper.checkFirst']({}, portuguese), tall, { centred: true }).rows;
}

const markedBelow = (columns: number) =>
  new Sheet(columns).banner(m['printing.paper.secondCopy']({}, portuguese), large).rows;
