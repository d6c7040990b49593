import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { cleaned } from '#lib/cleaned.ts';
import { CodedError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { csvLimits } from '#lib/sent-files.ts';
import { neutralised, restored } from './cells.ts';
import { columnsOf, type Places, shortCell } from './columns.ts';
import type { CsvColumn } from './contract.ts';
import { layoutOf, separatorOf } from './header.ts';
import { columnOf, isPricePerKilo, pricingOf } from './words.ts';

export interface TableRow {
  /** As a spreadsheet counts, from 1. */
  line: number;
  cells: Partial<Record<CsvColumn, string>>;
}

export interface Table {
  rows: TableRow[];
  /** Headers that mean nothing here. */
  ignored: string[];
  /** What stands in a column of units and is none that is known. */
  unknownUnits: string[];
}

/** As a Brazilian spreadsheet opens it with a double click: semicolons, CRLF, and the mark that says UTF-8. */
export function writeTable(rows: readonly string[][]): string {
  const cells = rows.map((row) => row.map(neutralised));
  return stringify(cells, { delimiter: ';', record_delimiter: '\r\n', quoted_match: /[\r\n]/, bom: true });
}

/** What Excel is told the separator with, in a line before the header. */
const separatorLine = /^\ufeff?sep=([;,\t|])(?:\r\n|\r|\n)/i;
/** Of one file too: a header from one program may stand above rows from another. */
const lineEnds = ['\r\n', '\n', '\r'];

function recordsOf(text: string): { delimiter: string; records: string[][] } {
  const [line = '', separator] = separatorLine.exec(text) ?? [];
  const table = text.slice(line.length);
  const delimiter = separator ?? separatorOf(table);
  try {
    const options = { delimiter, bom: true, relax_column_count: true, record_delimiter: lineEnds };
    return { delimiter, records: parse(table, options) as string[][] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { records = 0 } = error as { records?: number };
    throw new CodedError('csv_unreadable', { line: records + 1 });
  }
}

/** '29,90' that a comma parted, in a row that lacks its last cell: the cents stand where a text should. */
function partsPrice(record: readonly string[], places: Places): boolean {
  const [price = '', next = ''] = record.slice(places.indexOf('price')).map((cell) => cell.trim());
  return places[places.indexOf('price') + 1] !== 'minutes' && /^\d+$/.test(price) && /^\d\d$/.test(next);
}

/** The rows that say something, by column. Which column is which may have been chosen. */
export function readTable(text: string, locale: Locale, chosen?: Places): Table {
  const { delimiter, records: all } = recordsOf(text);
  const { header, records, firstLine, hasHeader } = layoutOf(all);
  const places = columnsOf(header, records, chosen, locale);
  const isNamed = (place: number) => Boolean(places[place] ?? header[place]?.trim());
  const width = header.findLastIndex((_cell, place) => isNamed(place)) + 1;
  const headerOf = (column: CsvColumn) => header[places.indexOf(column)] ?? '';
  const perKilo = isPricePerKilo(headerOf('price'));
  // What stands in our own column is to be one of our words; units of other systems are many.
  const hasUnits = columnOf(headerOf('pricing')) !== 'pricing';
  const unknownUnits = new Set<string>();
  const rows: TableRow[] = [];
  for (const [index, record] of records.entries()) {
    const line = firstLine + index;
    const filled = record.flatMap((cell, place) => (cell.trim() === '' ? [] : [place]));
    if (filled.length === 0) continue;
    // A separator in a text that has no quotes moves whatever follows it into other columns.
    const moved = places.includes('price') && delimiter === ',' && partsPrice(record, places);
    if (moved || record.length < width || (hasHeader && !filled.every(isNamed))) {
      throw new CodedError(hasHeader ? 'csv_row_cells' : 'csv_row_columns', { line });
    }
    const cells: TableRow['cells'] = {};
    for (const [place, column] of places.entries()) {
      if (column) cells[column] = restored(cleaned(record[place] ?? ''));
    }
    if (hasUnits && cells.pricing && pricingOf(cells.pricing) === null) {
      unknownUnits.add(shortCell(cells.pricing));
      cells.pricing = 'each';
    }
    if (perKilo && cells.price) cells.pricing ||= 'weight';
    rows.push({ line, cells });
  }
  if (rows.length === 0) throw new CodedError('csv_empty');
  if (rows.length > csvLimits.rows) throw new CodedError('csv_too_long', { max: csvLimits.rows });
  const ignored = header.filter((cell, place) => cell.trim() !== '' && places[place] === null);
  return { rows, ignored, unknownUnits: [...unknownUnits] };
}
