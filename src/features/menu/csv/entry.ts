import type { Locale } from '#lib/locale.ts';
import type { Menu, Product } from '../contract.ts';
import type { Station } from '../stations/contract.ts';
import { listCell, priceCell } from './cells.ts';
import { type CsvColumn, csvColumns } from './contract.ts';
import { wordsIn } from './words.ts';

export type TableProduct = Product & { stationId: string | null };

/** A menu as far as the table tells of it. */
export interface TableMenu extends Pick<Menu, 'version' | 'optionGroups'> {
  categories: { id: string; name: string; products: TableProduct[] }[];
  stations: Pick<Station, 'id' | 'name'>[];
}

/** A product as the table has it: with its category by name. */
export interface Entry {
  category: string;
  name: string;
  description: string;
  priceCents: number;
  available: boolean;
  preparationMinutes: number;
  stationId: string | null;
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
  stationId: null,
  tags: [],
  allergens: [],
  optionGroupIds: [],
  imageUrl: null,
};

export function entryOf(category: string, product: TableProduct): Entry {
  return { ...product, category };
}

/** An entry's cells, in a language. */
export function cellsIn(locale: Locale, { optionGroups, stations }: Pick<TableMenu, 'optionGroups' | 'stations'>) {
  const words = wordsIn(locale);
  const names = new Map([...optionGroups, ...stations].map(({ id, name }) => [id, name]));
  const write: Record<Exclude<CsvColumn, 'code'>, (entry: Entry) => string> = {
    category: ({ category }) => category,
    name: ({ name }) => name,
    description: ({ description }) => description,
    price: ({ priceCents }) => priceCell(priceCents),
    available: ({ available }) => words.truth(available),
    minutes: ({ preparationMinutes }) => String(preparationMinutes),
    station: ({ stationId }) => (stationId && names.get(stationId)) || '',
    tags: ({ tags }) => words.tags(tags),
    allergens: ({ allergens }) => words.allergens(allergens),
    options: ({ optionGroupIds }) => listCell(optionGroupIds.map((id) => names.get(id) ?? '')),
    image: ({ imageUrl }) => imageUrl ?? '',
  };
  return (entry: Entry, column: Exclude<CsvColumn, 'code'>) => write[column](entry);
}

/** The menu as rows of a table, its header first. */
export function tableOf(menu: TableMenu, locale: Locale): string[][] {
  const words = wordsIn(locale);
  const cell = cellsIn(locale, menu);
  const header = csvColumns.map((column) => words.header(column));
  const rows = menu.categories.flatMap(({ name, products }) =>
    products.map((product) => {
      const entry = entryOf(name, product);
      return csvColumns.map((column) => (column === 'code' ? product.id : cell(entry, column)));
    }),
  );
  return [header, ...rows];
}
