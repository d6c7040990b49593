import { z } from 'zod';
import { call, cents, slug, uuid } from '#lib/call.ts';
import { stock } from './availability/contract.ts';
import { menuCsv } from './csv/contract.ts';
import { allergens, dietaryTags, drawnDrinks, priceRules, pricings } from './values.ts';

/** In a menu for guests who read English: what the house's people call it, where it is another name. */
const inPortuguese = z.string().optional();

export const option = z.object({
  id: uuid,
  name: z.string(),
  inPortuguese,
  priceDeltaCents: z.int(),
  available: z.boolean(),
  /** What it declares; absent where that is nothing. */
  allergens: z.array(z.enum(allergens)).optional(),
});
export const optionGroup = z.object({
  id: uuid,
  name: z.string(),
  inPortuguese,
  min: z.int(),
  max: z.int(),
  /** Both are absent in menus that phones kept from before there were such rules: choices add up, each taken once. */
  priceRule: z.enum(priceRules).optional(),
  repeats: z.boolean().optional(),
  options: z.array(option),
});
export const product = z.object({
  id: uuid,
  name: z.string(),
  inPortuguese,
  description: z.string(),
  /** Of a kilo, where it is sold by weight; 0 at an open price. */
  priceCents: cents,
  /** The least that it costs with its choices made; absent where that is `priceCents`. */
  fromCents: cents.optional(),
  /** Ordered by the staff alone, by weight or at a price that they give; null or absent where each has its price. */
  pricing: z.enum(pricings).nullish(),
  imageUrl: z.string().nullable(),
  /** Where on its picture the dish is, a digit from the left and one from the top; absent for the middle. */
  focus: z.string().optional(),
  /** Its picture in nine points, seen until that is there. */
  blur: z.string().optional(),
  /** What is drawn for a drink without a picture. */
  drawn: z.enum(drawnDrinks).optional(),
  available: z.boolean(),
  preparationMinutes: z.int(),
  tags: z.array(z.enum(dietaryTags)),
  allergens: z.array(z.enum(allergens)),
  optionGroupIds: z.array(uuid),
});
export const category = z.object({ id: uuid, name: z.string(), inPortuguese, products: z.array(product) });
export const menuDocument = z.object({
  /** The restaurant's version that this menu belongs to. */
  version: z.int(),
  categories: z.array(category),
  optionGroups: z.array(optionGroup),
  /** Products and options of which a limited number is left; how many says `/stock`. */
  counted: z.array(uuid),
});
export type Menu = z.infer<typeof menuDocument>;
export type Product = z.infer<typeof product>;
export type OptionGroup = z.infer<typeof optionGroup>;
export type Option = z.infer<typeof option>;

export const menu = {
  bySlug: call({ permission: 'public', budget: 'kept', refusals: ['restaurant_not_found'], cached: true })
    .route({ method: 'GET', path: '/restaurants/{slug}/menu', summary: 'The menu that diners see', tags: ['menu'] })
    .input(z.strictObject({ slug }))
    .output(menuDocument),
  /** At an address of its own: what is kept of one language says nothing of the other. */
  inEnglish: call({ permission: 'public', budget: 'kept', refusals: ['restaurant_not_found'], cached: true })
    .route({
      method: 'GET',
      path: '/restaurants/{slug}/menu/en',
      summary: 'The menu that diners who read English see: in English as far as the house has written it so',
      tags: ['menu'],
    })
    .input(z.strictObject({ slug }))
    .output(menuDocument),
  /** Apart from the menu, which stays as it is with every sale. */
  stock: call({ permission: 'public', budget: 'network', refusals: ['restaurant_not_found'] })
    .route({
      method: 'GET',
      path: '/restaurants/{slug}/menu/stock',
      summary: 'How many are left of what the restaurant counts',
      tags: ['menu'],
    })
    .input(z.strictObject({ slug }))
    .output(stock),
  own: call({ permission: 'menu' })
    .route({ method: 'GET', path: '/menu', summary: "The menu of the caller's restaurant", tags: ['menu'] })
    .output(menuDocument),
  ...menuCsv,
};
