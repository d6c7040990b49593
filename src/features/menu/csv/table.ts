import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { CodedError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { csvLimits } from '#lib/sent-files.ts';
import { neutralised, restored } from './cells.ts';
import type { CsvColumn } from './contract.ts';
import { columnOf, wordsIn } from './words.ts';

export interface TableRow {
  /** As a spreadsheet counts; the header is row 1. */
  line: number;
  cells: Partial<Record<CsvColumn, string>>;
}

export interface Table {
  columns: ReadonlySet<CsvColumn>;
  rows: TableRow[];
  /** Headers that mean nothing here. */
  ignored: string[];
}

/** As a Brazilian spreadsheet opens it with a double click: semicolons, CRLF, and the mark that says UTF-8. */
export function writeTable(rows: readonly string[][]): string {
  const cells = rows.map((row) => row.map(neutralised));
  return stringify(cells, { delimiter: ';', record_delimiter: '\r\n', quoted_match: /[\r\n]/, bom: true });
}

const separators = [';', '\t', ','];

/** The one that stands most often in the header, outside of quotes. */
function separatorOf(text: string): string {
  const header = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0] ?? '';
  const count = (separator: string) => header.split(separator).length;
  return separators.reduce((best, other) => (count(other) > count(best) ? other : best));
}

function recordsOf(text: string): string[][] {
  const delimiter = separatorOf(text);
  try {
    return parse(text, { delimiter, bom: true, relax_column_count: true, to: csvLimits.rows * 2 }) as string[][];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { records = 0 } = error as { records?: number };
    throw new CodedError('csv_unreadable', { line: records + 1 });
  }
}

const needed: CsvColumn[] = ['category', 'name', 'price'];

/** The rows that say something, by column. Products are added with category, name and price; with codes fewer columns do. */
export function readTable(text: string, locale: Locale): Table {
  const [header = [], ...records] = recordsOf(text);
  const places = header.map((cell) => columnOf(restored(cell.trim())));
  const columns = new Set(places.filter((column) => column !== null));
  const missing = needed.filter((column) => !columns.has(column));
  if (missing.length > 0 && !columns.has('code')) {
    throw new CodedError('csv_columns_missing', { columns: missing.map(wordsIn(locale).header).join(', ') });
  }
  const rows: TableRow[] = [];
  for (const [index, record] of records.entries()) {
    if (record.every((cell) => cell.trim() === '')) continue;
    const cells: TableRow['cells'] = {};
    for (const [place, column] of places.entries()) {
      if (column) cells[column] = restored((record[place] ?? '').trim());
    }
    rows.push({ line: index + 2, cells });
  }
  if (rows.length === 0) throw new CodedError('csv_empty');
  if (rows.length > csvLimits.rows) throw new CodedError('csv_too_long', { max: csvLimits.rows });
  const ignored = header.filter((cell, place) => cell.trim() !== '' && places[place] === null);
  return { columns, rows, ignored };
}
