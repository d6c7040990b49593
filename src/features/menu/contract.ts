import { z } from 'zod';
import { call, cents, slug, uuid } from '#lib/call.ts';
import { stock } from './availability/contract.ts';
import { menuCsv } from './csv/contract.ts';
import { allergens, dietaryTags } from './values.ts';

export const option = z.object({
  id: uuid,
  name: z.string(),
  priceDeltaCents: z.int(),
  available: z.boolean(),
});
export const optionGroup = z.object({
  id: uuid,
  name: z.string(),
  min: z.int(),
  max: z.int(),
  options: z.array(option),
});
export const product = z.object({
  id: uuid,
  name: z.string(),
  description: z.string(),
  priceCents: cents,
  imageUrl: z.string().nullable(),
  available: z.boolean(),
  preparationMinutes: z.int(),
  tags: z.array(z.enum(dietaryTags)),
  allergens: z.array(z.enum(allergens)),
  optionGroupIds: z.array(uuid),
});
export const category = z.object({ id: uuid, name: z.string(), products: z.array(product) });
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
  bySlug: call({ permission: 'public', refusals: ['restaurant_not_found'], cached: true })
    .route({ method: 'GET', path: '/restaurants/{slug}/menu', summary: 'The menu that diners see', tags: ['menu'] })
    .input(z.strictObject({ slug }))
    .output(menuDocument),
  /** Apart from the menu, which stays as it is with every sale. */
  stock: call({ permission: 'public', refusals: ['restaurant_not_found'] })
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
