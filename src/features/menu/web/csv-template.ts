import { m } from '#generated/messages/messages.js';
import type { CsvColumn } from '../csv/contract.ts';
import { columnNames } from './csv-texts.ts';

const columns: CsvColumn[] = ['category', 'name', 'description', 'price', 'minutes'];

/** A table to fill in, in the reader's language, as Brazilian spreadsheets open it: none of its cells needs quotes. */
export function csvTemplate(): string {
  const rows = [
    columns.map((column) => columnNames[column]()),
    [
      m['menu.tools.example.starters'](),
      m['menu.tools.example.starter'](),
      m['menu.tools.example.starterText'](),
      '24,90',
      '15',
    ],
    [
      m['menu.tools.example.drinks'](),
      m['menu.tools.example.drink'](),
      m['menu.tools.example.drinkText'](),
      '12,00',
      '5',
    ],
  ];
  return `\ufeff${rows.map((cells) => `${cells.join(';')}\r\n`).join('')}`;
}
