import type { Locale } from '#lib/locale.ts';
import type { Menu, OptionGroup, Product } from '../contract.ts';
import { listCell, priceCell } from './cells.ts';
import { type CsvColumn, csvColumns } from './contract.ts';
import { wordsIn } from './words.ts';

/** A product as the table has it: with its category by name. */
export interface Entry {
  category: string;
  name: string;
  description: string;
  priceCents: number;
  available: boolean;
  preparationMinutes: number;
  tags: Product['tags'];
  allergens: Product['allergens'];
  optionGroupIds: string[];
  imageUrl: string | null;
}

/** What a new product is where the table says nothing. */
export const plainEntry: Omit<Entry, 'category' | 'name' | 'priceCents'> = {
  description: '',
  available: true,
  preparationMinutes: 15,
  tags: [],
  allergens: [],
  optionGroupIds: [],
  imageUrl: null,
};

export function entryOf(category: string, product: Product): Entry {
  return { ...product, category };
}

/** An entry's cells, in a language. */
export function cellsIn(locale: Locale, groups: readonly OptionGroup[]) {
  const words = wordsIn(locale);
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  const write: Record<Exclude<CsvColumn, 'code'>, (entry: Entry) => string> = {
    category: ({ category }) => category,
    name: ({ name }) => name,
    description: ({ description }) => description,
    price: ({ priceCents }) => priceCell(priceCents),
    available: ({ available }) => words.truth(available),
    minutes: ({ preparationMinutes }) => String(preparationMinutes),
    tags: ({ tags }) => words.tags(tags),
    allergens: ({ allergens }) => words.allergens(allergens),
    options: ({ optionGroupIds }) => listCell(optionGroupIds.map((id) => names.get(id) ?? '')),
    image: ({ imageUrl }) => imageUrl ?? '',
  };
  return (entry: Entry, column: Exclude<CsvColumn, 'code'>) => write[column](entry);
}

/** The menu as rows of a table, its header first. */
export function tableOf({ categories, optionGroups }: Menu, locale: Locale): string[][] {
  const words = wordsIn(locale);
  const cell = cellsIn(locale, optionGroups);
  const header = csvColumns.map((column) => words.header(column));
  const rows = categories.flatMap(({ name, products }) =>
    products.map((product) => {
      const entry = entryOf(name, product);
      return csvColumns.map((column) => (column === 'code' ? product.id : cell(entry, column)));
    }),
  );
  return [header, ...rows];
}
