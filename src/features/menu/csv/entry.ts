import type { Locale } from '#lib/locale.ts';
import type { Product } from '../contract.ts';
import { leastPrice } from '../least-price.ts';
import type { Station } from '../stations/contract.ts';
import type { Pricing } from '../values.ts';
import { listCell, priceCell } from './cells.ts';
import { type CsvColumn, csvColumns } from './contract.ts';
import { choicesCell, groupNamesCell, type WordedGroup } from './group-words.ts';
import { wordsIn } from './words.ts';

export type TableProduct = Product & { stationId: string | null; nameEn: string; descriptionEn: string };

/** A menu as far as the table tells of it. */
export interface TableMenu {
  version: number;
  optionGroups: WordedGroup[];
  categories: { id: string; name: string; nameEn: string; products: TableProduct[] }[];
  stations: Pick<Station, 'id' | 'name'>[];
}

/** A product as the table has it: with its category by name. */
export interface Entry {
  category: string;
  name: string;
  description: string;
  nameEn: string;
  descriptionEn: string;
  /** Of its category: what one row changes of it holds for all. */
  categoryEn: string;
  priceCents: number;
  pricing: Pricing | null;
  available: boolean;
  preparationMinutes: number;
  stationId: string | null;
  tags: Product['tags'];
  allergens: Product['allergens'];
  optionGroupIds: string[];
  /** Of groups and of options, by id, as far as the row says something else: it holds wherever they are. */
  optionsEn: ReadonlyMap<string, string>;
  choicesEn: ReadonlyMap<string, string>;
  imageUrl: string | null;
}

/** What a new product is where the table says nothing. */
export const plainEntry: Omit<Entry, 'category' | 'name' | 'priceCents'> = {
  description: '',
  nameEn: '',
  descriptionEn: '',
  categoryEn: '',
  pricing: null,
  available: true,
  preparationMinutes: 15,
  stationId: null,
  tags: [],
  allergens: [],
  optionGroupIds: [],
  optionsEn: new Map(),
  choicesEn: new Map(),
  imageUrl: null,
};

export function entryOf(category: { name: string; nameEn: string }, product: TableProduct): Entry {
  const { pricing = null } = product;
  return { ...plainEntry, ...product, pricing, category: category.name, categoryEn: category.nameEn };
}

/** Whether guests would read R$ 0,00: nobody enters its price, and no choice makes it. */
export function isFree({ priceCents, pricing }: Entry, groups: readonly WordedGroup[]): boolean {
  return pricing !== 'open' && priceCents === 0 && leastPrice({ priceCents }, groups) === 0;
}

/** An entry's cells, in a language. */
export function cellsIn(locale: Locale, { optionGroups, stations }: Pick<TableMenu, 'optionGroups' | 'stations'>) {
  const words = wordsIn(locale);
  const options = optionGroups.flatMap((group) => group.options);
  const names = new Map([...optionGroups, ...stations, ...options].map(({ id, name }) => [id, name]));
  const groupsEn = new Map(optionGroups.map(({ id, nameEn }) => [id, nameEn]));
  const write: Record<Exclude<CsvColumn, 'code'>, (entry: Entry) => string> = {
    category: ({ category }) => category,
    name: ({ name }) => name,
    description: ({ description }) => description,
    nameEn: ({ nameEn }) => nameEn,
    descriptionEn: ({ descriptionEn }) => descriptionEn,
    categoryEn: ({ categoryEn }) => categoryEn,
    price: ({ priceCents, pricing }) => (pricing === 'open' ? '' : priceCell(priceCents)),
    pricing: ({ pricing }) => words.pricing(pricing),
    available: ({ available }) => words.truth(available),
    minutes: ({ preparationMinutes }) => String(preparationMinutes),
    station: ({ stationId }) => (stationId && names.get(stationId)) || '',
    tags: ({ tags }) => words.tags(tags),
    allergens: ({ allergens }) => words.allergens(allergens),
    options: ({ optionGroupIds }) => listCell(optionGroupIds.map((id) => names.get(id) ?? '')),
    image: ({ imageUrl }) => imageUrl ?? '',
    optionsEn: ({ optionGroupIds, optionsEn }) =>
      groupNamesCell(optionGroupIds.map((id) => optionsEn.get(id) ?? groupsEn.get(id) ?? '')),
    choicesEn: ({ choicesEn }) => choicesCell([...choicesEn].map(([id, english]) => [names.get(id) ?? '', english])),
  };
  return (entry: Entry, column: Exclude<CsvColumn, 'code'>) => write[column](entry);
}

/** The menu as rows of a table, its header first. What a group's options are called is written once, where it comes first. */
export function tableOf(menu: TableMenu, locale: Locale): string[][] {
  const words = wordsIn(locale);
  const cell = cellsIn(locale, menu);
  const written = new Set<string>();
  const optionsOf = (product: TableProduct) =>
    product.optionGroupIds.flatMap((id) => {
      const group = written.has(id) ? undefined : menu.optionGroups.find((each) => each.id === id);
      written.add(id);
      return group?.options ?? [];
    });
  const header = csvColumns.map((column) => words.header(column));
  const rows = menu.categories.flatMap((category) =>
    category.products.map((product) => {
      const choicesEn = new Map(optionsOf(product).map(({ id, nameEn }) => [id, nameEn]));
      const entry = { ...entryOf(category, product), choicesEn };
      return csvColumns.map((column) => (column === 'code' ? product.id : cell(entry, column)));
    }),
  );
  return [header, ...rows];
}
