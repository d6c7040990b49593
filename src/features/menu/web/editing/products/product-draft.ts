import { whole } from '#client/whole.ts';
import type { Product } from '../../../contract.ts';
import type { EditedMenu, EditedProduct } from '../../../editing/contract.ts';
import { presentStation } from '../../../stations/home.ts';
import type { Pricing } from '../../../values.ts';

/** A product as it is being typed. */
export interface ProductDraft {
  name: string;
  description: string;
  /** What guests who read English see; '' while nothing is written. */
  nameEn: string;
  descriptionEn: string;
  /** NaN until it is one. */
  priceCents: number;
  /** By the kilo, at a price that is given at ordering, or null where each has its price. */
  pricing: Pricing | null;
  /** The id of one that is there, '' before a choice, or the name of a new one. */
  category: { id: string } | { name: string };
  preparationMinutes: string;
  tags: Product['tags'];
  allergens: Product['allergens'];
  imageUrl: string | null;
  /** Where on it the dish is, in hundredths. */
  focusPoint: [x: number, y: number];
  optionGroupIds: string[];
  available: boolean;
  /** Where it is made; null is the default station. */
  stationId: string | null;
}

export function newDraft(categoryId: string): ProductDraft {
  return {
    name: '',
    description: '',
    nameEn: '',
    descriptionEn: '',
    priceCents: Number.NaN,
    pricing: null,
    category: { id: categoryId },
    preparationMinutes: '15',
    tags: [],
    allergens: [],
    imageUrl: null,
    focusPoint: [50, 50],
    optionGroupIds: [],
    available: true,
    stationId: null,
  };
}

export function draftOf(product: EditedProduct): ProductDraft {
  const { name, description, nameEn, descriptionEn, focusPoint } = product;
  const { priceCents, tags, allergens, imageUrl, optionGroupIds, available, stationId } = product;
  const category = { id: product.categoryId };
  const preparationMinutes = String(product.preparationMinutes);
  return {
    name,
    description,
    nameEn,
    descriptionEn,
    priceCents,
    pricing: product.pricing ?? null,
    category,
    preparationMinutes,
    tags,
    allergens,
    imageUrl,
    focusPoint,
    optionGroupIds,
    available,
    stationId,
  };
}

/**
 * As the contract takes it. A group that somebody removed meanwhile is not shown any more, and goes with no one's change; of a
 * station the one that took it over is.
 */
export function sentOf({ preparationMinutes, ...draft }: ProductDraft, { stations, optionGroups }: EditedMenu) {
  return {
    ...draft,
    priceCents: draft.pricing === 'open' ? 0 : draft.priceCents,
    preparationMinutes: whole(preparationMinutes),
    stationId: presentStation(draft.stationId, stations)?.id ?? null,
    optionGroupIds: draft.optionGroupIds.filter((id) => optionGroups.some((group) => group.id === id)),
  };
}
