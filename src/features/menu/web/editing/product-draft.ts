import type { Product } from '../../contract.ts';
import type { EditedProduct } from '../../editing/contract.ts';

/** A product as it is being typed. */
export interface ProductDraft {
  name: string;
  description: string;
  priceCents: number;
  /** The id of one that is there, '' before a choice, or the name of a new one. */
  category: { id: string } | { name: string };
  preparationMinutes: string;
  tags: Product['tags'];
  allergens: Product['allergens'];
  imageUrl: string | null;
  optionGroupIds: string[];
  available: boolean;
}

/** The contract's own limits, written out again: its validator has no business in a browser. */
export const longest = { name: 120, description: 1_000, category: 80, option: 80 };

export function newDraft(categoryId: string): ProductDraft {
  return {
    name: '',
    description: '',
    priceCents: 0,
    category: { id: categoryId },
    preparationMinutes: '15',
    tags: [],
    allergens: [],
    imageUrl: null,
    optionGroupIds: [],
    available: true,
  };
}

export function draftOf(product: EditedProduct): ProductDraft {
  const { name, description, priceCents, tags, allergens, imageUrl, optionGroupIds, available } = product;
  const category = { id: product.categoryId };
  const preparationMinutes = String(product.preparationMinutes);
  return {
    ...{ name, description, priceCents, category, preparationMinutes },
    ...{ tags, allergens, imageUrl, optionGroupIds, available },
  };
}

/** As the contract takes it. An empty number is none, and refused as such. */
export function sentOf({ preparationMinutes, ...draft }: ProductDraft) {
  return { ...draft, preparationMinutes: preparationMinutes === '' ? Number.NaN : Number(preparationMinutes) };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether someone typed anything at all. */
export function differs<Draft extends object>(one: Draft, other: Draft): boolean {
  return !same(one, other);
}

/** What someone typed over `base`, laid over what the other person saved meanwhile: fields left alone take the newer value. */
export function merged<Draft extends object>(base: Draft, typed: Draft, newer: Draft): Draft {
  const result = { ...newer };
  for (const field of Object.keys(typed) as (keyof Draft)[]) {
    if (!same(typed[field], base[field])) result[field] = typed[field];
  }
  return result;
}
