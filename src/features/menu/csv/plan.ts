import type { Locale } from '#lib/locale.ts';
import { sameName } from './cells.ts';
import { Categories, differs, placeAndName, productFinder } from './compare.ts';
import { type CsvColumn, type CsvGlance, type CsvPreview, type CsvProblem, csvColumns } from './contract.ts';
import { cellsIn, type Entry, entryOf, isFree, plainEntry, type TableMenu } from './entry.ts';
import { choicesEnOf, groupsEnOf } from './group-words.ts';
import { readEntry } from './read-entry.ts';
import type { Table, TableRow } from './table.ts';

export interface PlannedWrite {
  /** Null for a product that is new. */
  id: string | null;
  entry: Entry;
  /** Null when that category has to be made first. */
  categoryId: string | null;
  /** Its category is to be called otherwise in English. */
  categoryRenamed: boolean;
  moved: boolean;
  regrouped: boolean;
}

export interface Plan {
  preview: CsvPreview;
  writes: PlannedWrite[];
}

const compared = csvColumns.filter((column) => column !== 'code');
/** What may be written in several ways that mean the same: then it stays as it was written. */
const written = ['name', 'description', 'nameEn', 'descriptionEn', 'tags', 'allergens'] as const;
const alwaysNeeded = ['category', 'name', 'price'] as const;

/**
 * What a table would make of the menu. Products that it does not name stay as they are, and so does, of those it names, what it has
 * no column for.
 */
export function planImport(menu: TableMenu, table: Table, locale: Locale): Plan {
  const known = menu.categories.flatMap((category) => category.products.map((product) => ({ product, category })));
  const find = productFinder(known);
  const categories = new Categories(menu.categories);
  const cell = cellsIn(locale, menu);
  const preview: CsvPreview = {
    version: menu.version,
    counts: { new: 0, changed: 0, unchanged: 0, absent: 0 },
    rows: [],
    newCategories: [],
    free: [],
    problems: [],
    ignored: table.ignored,
    unknownUnits: table.unknownUnits,
  };
  const writes: PlannedWrite[] = [];
  const named = new Set<string>();
  const groups = new Map(menu.optionGroups.map((group) => [group.id, group]));
  const choices = new Map(
    menu.optionGroups.flatMap(({ options }) => options.map(({ id, nameEn }) => [id, nameEn] as const)),
  );
  const grouped = new Set<string>();

  for (const row of table.rows) {
    const problems: CsvProblem[] = [];
    const complain = (column: CsvColumn, problem: CsvProblem['problem'], value: string) => {
      problems.push({ line: row.line, column, problem, value: value.slice(0, 200) });
    };
    const found = find(row, complain);
    const old = found ? entryOf(found.category, found.product) : null;
    const read = readEntry(row, menu, old, complain);
    if (!old && !row.cells.code) needAll(row, complain);
    const groupsOf = (ids: readonly string[] = []) => ids.flatMap((id) => groups.get(id) ?? []);
    const its = groupsOf(read.optionGroupIds ?? old?.optionGroupIds);
    if (!problems.some(({ column }) => column === 'options' || column === 'code')) {
      read.optionsEn = groupsEnOf(row, its, complain);
      read.choicesEn = choicesEnOf(row, its, grouped, complain);
    }
    for (const { id } of its) grouped.add(id);
    const identity = found?.product.id ?? placeAndName(read.category ?? '', read.name ?? '');
    if (problems.length === 0 && named.has(identity)) complain('name', 'duplicate', read.name ?? old?.name ?? '');
    named.add(identity);
    preview.problems.push(...problems);
    if (problems.length > 0) continue;

    const called = read.category ?? old?.category ?? '';
    const place = categories.find(called);
    // It belongs to the category that the product is to be in.
    const before = old?.category === called ? old.categoryEn : (place?.nameEn ?? '');
    if (old) {
      old.categoryEn = before;
      old.choicesEn = new Map([...(read.choicesEn ?? [])].map(([id]) => [id, choices.get(id) ?? '']));
    }
    const entry = { ...plainEntry, ...old, categoryEn: before, ...read } as Entry;
    if (old)
      for (const column of written) if (!differs(column, old, entry)) Object.assign(entry, { [column]: old[column] });
    if (sameName(entry.categoryEn, before)) entry.categoryEn = before;
    entry.category = place?.name ?? entry.category;
    const changes = compared
      .filter((column) => !old || differs(column, old, entry))
      .map((column) => ({ column, from: old ? cell(old, column) : '', to: cell(entry, column) }))
      .filter(({ from, to }) => from !== to);
    if (old && changes.length === 0) {
      preview.counts.unchanged += 1;
      continue;
    }
    if (!place) {
      categories.add(entry.category, entry.categoryEn);
      preview.newCategories.push(entry.category);
    }
    if (isFree(entry, its) && !(old && isFree(old, groupsOf(old.optionGroupIds)))) preview.free.push(entry.name);
    const kind = old ? 'changed' : 'new';
    preview.counts[kind] += 1;
    preview.rows.push({
      line: row.line,
      kind,
      name: old?.name ?? entry.name,
      after: glanceOf(entry),
      before: old && glanceOf(old),
      changes,
    });
    writes.push({
      id: found?.product.id ?? null,
      entry,
      categoryId: place?.id ?? null,
      categoryRenamed: entry.categoryEn !== before,
      moved: !old || differs('category', old, entry),
      regrouped: !old || differs('options', old, entry),
    });
  }
  preview.counts.absent = known.filter(({ product }) => !named.has(product.id)).length;
  return { preview, writes };
}

function glanceOf({ category, priceCents, pricing }: Entry): CsvGlance {
  return { category, priceCents, pricing };
}

/** A new product has at least these; an empty cell has been complained of already. */
function needAll({ cells }: TableRow, complain: (column: CsvColumn, problem: 'required', value: string) => void): void {
  for (const column of alwaysNeeded) if (cells[column] === undefined) complain(column, 'required', '');
}
