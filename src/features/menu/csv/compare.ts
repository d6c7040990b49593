import { folded, sameName, sameText } from './cells.ts';
import type { CsvColumn, CsvProblem } from './contract.ts';
import type { Entry, TableMenu, TableProduct } from './entry.ts';
import type { TableRow } from './table.ts';

interface Known {
  product: TableProduct;
  category: Pick<Place, 'name' | 'nameEn'>;
}

type Complain = (column: CsvColumn, problem: CsvProblem['problem'], value: string) => void;

/** How rows without a code name a product. */
export const placeAndName = (category: string, name: string) => `${folded(category)}\n${folded(name)}`;

/** Finds the product that a row is about: by its code, or by category and name. Null for a new one. */
export function productFinder(known: readonly Known[]) {
  const byCode = new Map(known.map((each) => [each.product.id, each]));
  const byName = Map.groupBy(known, ({ category, product }) => placeAndName(category.name, product.name));
  return ({ cells }: TableRow, complain: Complain): Known | null => {
    const { code, category = '', name = '' } = cells;
    if (code) {
      const found = byCode.get(code.toLowerCase());
      if (!found) complain('code', 'code', code);
      return found ?? null;
    }
    const [found, another] = byName.get(placeAndName(category, name)) ?? [];
    if (another) complain('name', 'ambiguous', name);
    return found ?? null;
  };
}

interface Place {
  /** Null for one that has to be made. */
  id: string | null;
  name: string;
  nameEn: string;
}

/** The categories that are there and those a table adds. One is named as it is written, or whatever its case and accents. */
export class Categories {
  readonly #places: Place[];

  constructor(categories: TableMenu['categories']) {
    this.#places = categories.map(({ id, name, nameEn }) => ({ id, name, nameEn }));
  }

  find(name: string): Place | null {
    const alike = this.#places.filter((place) => folded(place.name) === folded(name));
    return (
      alike.find((place) => place.name === name) ??
      alike.find((place) => sameName(place.name, name)) ??
      alike[0] ??
      null
    );
  }

  add(name: string, nameEn: string): Place {
    const place = { id: null, name, nameEn };
    this.#places.push(place);
    return place;
  }
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((each, n) => each === b[n]);

const changed: Record<Exclude<CsvColumn, 'code'>, (old: Entry, entry: Entry) => boolean> = {
  category: (old, entry) => old.category.trim() !== entry.category.trim(),
  name: (old, entry) => !sameName(old.name, entry.name),
  description: (old, entry) => !sameText(old.description, entry.description),
  nameEn: (old, entry) => !sameName(old.nameEn, entry.nameEn),
  descriptionEn: (old, entry) => !sameText(old.descriptionEn, entry.descriptionEn),
  categoryEn: (old, entry) => !sameName(old.categoryEn, entry.categoryEn),
  price: (old, entry) => old.priceCents !== entry.priceCents,
  pricing: (old, entry) => old.pricing !== entry.pricing,
  available: (old, entry) => old.available !== entry.available,
  station: (old, entry) => old.stationId !== entry.stationId,
  minutes: (old, entry) => old.preparationMinutes !== entry.preparationMinutes,
  tags: (old, entry) => !same(old.tags.toSorted(), entry.tags.toSorted()),
  allergens: (old, entry) => !same(old.allergens.toSorted(), entry.allergens.toSorted()),
  options: (old, entry) => !same(old.optionGroupIds, entry.optionGroupIds),
  image: (old, entry) => old.imageUrl !== entry.imageUrl,
  optionsEn: (_old, entry) => entry.optionsEn.size > 0,
  choicesEn: (_old, entry) => entry.choicesEn.size > 0,
};

export const differs = (column: Exclude<CsvColumn, 'code'>, old: Entry, entry: Entry) => changed[column](old, entry);
