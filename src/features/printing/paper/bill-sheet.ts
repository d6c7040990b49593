import { m } from '#generated/messages/messages.js';
import { portuguese } from '../../orders/portuguese.ts';
import { withJoined } from '../../tables/with-joined.ts';
import type { BillLine, BillPaper, Sum, TestPaper } from './paper.ts';
import { large, normal, Sheet, type Strip, tall } from './sheet.ts';

export function billSheet(paper: BillPaper, on: Strip): Sheet {
  const sheet = new Sheet(on).text(paper.restaurant, large, { bold: true, centred: true });
  for (const line of paper.head) sheet.text(line, normal, { centred: true });
  sheet
    .rule()
    .pair(m['orders.table']({ number: withJoined(paper.table, paper.joined) }, portuguese), paper.at, tall, true)
    .rule();
  const { apart } = paper;
  // Where all was paid order by order, nothing is left to be paid together.
  if (paper.lines.length > 0 || !apart) {
    itemsOf(sheet, paper.lines);
    sheet.rule();
    sumsOf(sheet, paper.sums);
    sheet.pair(paper.total.label, paper.total.amount, tall, true).rule();
  }
  if (apart) {
    sheet.text(apart.title, tall, { bold: true, centred: true });
    for (const { title, lines, sums, total, payments } of apart.orders) {
      sheet.text(title, normal, { bold: true });
      itemsOf(sheet, lines);
      sumsOf(sheet, sums);
      sheet.pair(total.label, total.amount, normal, true);
      sumsOf(sheet, payments);
      sheet.rule();
    }
    sumsOf(sheet, [apart.sum]);
    sheet.pair(apart.total.label, apart.total.amount, tall, true).rule();
  }
  return sheet.text(m['orders.receipt.notFiscal']({}, portuguese), normal, { centred: true });
}

function itemsOf(sheet: Sheet, lines: readonly BillLine[]): void {
  for (const { quantity, name, detail, amount } of lines) {
    sheet.pair(`${quantity} ${name}`, amount);
    if (detail) sheet.text(detail, normal, { indent: 2 });
  }
}

function sumsOf(sheet: Sheet, sums: readonly Sum[]): void {
  for (const { label, amount } of sums) sheet.pair(label, amount);
}

/** Every letter that a Brazilian menu needs, in every size: whoever reads it sees whether the code page is right. */
export function testSheet({ restaurant, printer, at }: TestPaper, on: Strip): Sheet {
  return new Sheet(on)
    .boxed(m['printing.paper.test']({}, portuguese), large, { across: true })
    .text(restaurant, large, { bold: true })
    .pair(printer, at)
    .rule()
    .text(m['printing.paper.letters']({}, portuguese), tall)
    .text('áàâãç éê í óôõ ú ü ª º')
    .text('ÁÀÂÃÇ ÉÊ Í ÓÔÕ Ú Ü', large)
    .banner(m['printing.paper.allergy']({}, portuguese), large)
    .pair('1', String(on.columns))
    .rule();
}
