import { z } from 'zod';
import { call } from '#lib/call.ts';
import { csvLimits } from '#lib/sent-files.ts';
import { pricings } from '../values.ts';

/** The columns of the menu as a table, in the order they are written. */
export const csvColumns = [
  'category',
  'name',
  'description',
  'price',
  'available',
  'minutes',
  'tags',
  'allergens',
  'options',
  'image',
  'code',
  'station',
  // Behind what tables had before: who has one of then finds every column where it was.
  'nameEn',
  'descriptionEn',
  'categoryEn',
  'optionsEn',
  'choicesEn',
  'pricing',
] as const;
export type CsvColumn = (typeof csvColumns)[number];

export const csvProblems = [
  'required',
  'too_long',
  'invalid',
  'price',
  'price_unclear',
  'pricing',
  'available',
  'minutes',
  'station',
  'tag',
  'allergen',
  'option_missing',
  'option_ambiguous',
  'option_english',
  'choice_missing',
  'image',
  'code',
  'duplicate',
  'ambiguous',
] as const;

const column = z.enum(csvColumns);
const problem = z.object({
  /** The row of the spreadsheet, counted from 1. */
  line: z.int(),
  column,
  problem: z.enum(csvProblems),
  /** What stands there. */
  value: z.string(),
});
export type CsvProblem = z.infer<typeof problem>;

/** What is looked at of a product before anything else. */
const glance = z.object({ category: z.string(), priceCents: z.int(), pricing: z.enum(pricings).nullable() });
export type CsvGlance = z.infer<typeof glance>;

const plannedRow = z.object({
  line: z.int(),
  kind: z.enum(['new', 'changed']),
  name: z.string(),
  after: glance,
  /** Null of a new product. */
  before: glance.nullable(),
  /** As they stand in the table; of a new product what is not empty. */
  changes: z.array(z.object({ column, from: z.string(), to: z.string() })),
});
export type CsvRow = z.infer<typeof plannedRow>;

const preview = z.object({
  /** The version of the menu that the table was compared with. */
  version: z.int(),
  counts: z.object({
    new: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    /** Products that the table does not name: they stay as they are. */
    absent: z.int(),
  }),
  rows: z.array(plannedRow),
  newCategories: z.array(z.string()),
  /** Products whose price becomes zero. */
  free: z.array(z.string()),
  problems: z.array(problem),
  /** Headers that mean nothing here. */
  ignored: z.array(z.string()),
  /** Units that mean nothing here: products in them are sold by the piece. */
  unknownUnits: z.array(z.string()),
});
export type CsvPreview = z.infer<typeof preview>;

/** What a refusal for the sake of its columns tells of a table: its header, its first rows, and which columns are known. */
export interface ColumnsAsked {
  header: string[];
  rows: string[][];
  places: (CsvColumn | null)[];
}

/** A table, and which of its columns is which where its header does not say so. */
export const csvTable = {
  text: z.string().max(csvLimits.bytes, 'fields.too_long'),
  columns: z.array(column.nullable()).max(csvLimits.columns, 'fields.too_long').optional(),
};
const tags = ['menu'];
const unreadable = [
  'csv_unreadable',
  'csv_columns_missing',
  'csv_columns_twice',
  'csv_row_cells',
  'csv_row_columns',
  'csv_too_long',
  'csv_empty',
] as const;

export const menuCsv = {
  exportCsv: call({ permission: 'menu' })
    .route({ method: 'GET', path: '/menu/csv', summary: 'The menu as a table for spreadsheets', tags })
    .output(z.object({ text: z.string() })),
  previewCsv: call({ permission: 'menu', refusals: unreadable })
    .route({
      method: 'POST',
      path: '/menu/csv/preview',
      summary: 'What a table would change, and what is wrong with it',
      tags,
    })
    .input(z.strictObject(csvTable))
    .output(preview),
  importCsv: call({ permission: 'menu', refusals: [...unreadable, 'csv_errors', 'menu_changed'] })
    .route({ method: 'POST', path: '/menu/csv', summary: 'Change the menu by a table, all or nothing', tags })
    .input(z.strictObject({ ...csvTable, version: z.int() }))
    .output(z.object({ added: z.int(), changed: z.int() })),
};
