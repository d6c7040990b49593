import { z } from 'zod';
import { call, named, price, typed, uuid } from '#lib/call.ts';
import { mostPriceCents } from '#lib/limits.ts';
import { pictureUrl } from '../../restaurants/pictures/contract.ts';
import { option, optionGroup, product } from '../contract.ts';
import { editedStation } from '../stations/contract.ts';
import { allergens, dietaryTags, longest, mostChoices, priceRules, pricings } from '../values.ts';

const revision = z.int().min(1);
/** Made by the client once per form: sent again, it is the same creation. */
const key = uuid;
const id = uuid;

/** What guests who read English see; '' where nothing is written. */
const nameEn = z.string();
/** Where on its picture the dish is, in hundredths from the left and from the top. */
const hundredths = z.int('fields.invalid').min(0, 'fields.invalid').max(100, 'fields.invalid');
const focusPoint = z.tuple([hundredths, hundredths]);
const editedProduct = product.extend({
  focusPoint,
  nameEn,
  descriptionEn: z.string(),
  categoryId: uuid,
  stationId: uuid.nullable(),
  pinned: z.boolean(),
  revision,
});
const editedCategory = z.object({ id: uuid, name: z.string(), nameEn, revision, products: z.array(editedProduct) });
const editedGroup = optionGroup.extend({
  nameEn,
  priceRule: z.enum(priceRules),
  repeats: z.boolean(),
  /** `stationId`: where it is made; null is with its dish. */
  options: z.array(option.extend({ nameEn, stationId: uuid.nullable() })),
  revision,
});
const editedMenu = z.object({
  version: z.int(),
  categories: z.array(editedCategory),
  optionGroups: z.array(editedGroup),
  /** In the kitchen's order. */
  stations: z.array(editedStation),
});
export type EditedMenu = z.infer<typeof editedMenu>;
export type EditedCategory = z.infer<typeof editedCategory>;
export type EditedProduct = z.infer<typeof editedProduct>;
export type EditedGroup = z.infer<typeof editedGroup>;

const categoryName = named(longest.category, 'fields.name_required');
/** Optional throughout: what is not sent stays as it is. */
const categoryNameEn = named(longest.category).optional();
const optionNameEn = named(longest.option).optional();
const distinct = <T>(list: readonly T[]) => [...new Set(list)];

const productFields = {
  name: named(longest.name, 'fields.name_required'),
  description: typed(longest.description),
  nameEn: named(longest.name).optional(),
  descriptionEn: typed(longest.description).optional(),
  priceCents: price,
  /** By weight the price is that of a kilo; at an open price it counts for nothing. What is not sent stays as it is. */
  pricing: z.enum(pricings).nullable().optional(),
  /** One of the restaurant's categories, or the name of one that is made if it is not there yet. */
  category: z.union(
    [
      z.strictObject({ id: z.uuid('fields.category_required') }),
      z.strictObject({ name: named(longest.category, 'fields.category_required') }),
    ],
    'fields.category_required',
  ),
  preparationMinutes: z.int('fields.minutes_range').min(0, 'fields.minutes_range').max(600, 'fields.minutes_range'),
  tags: z.array(z.enum(dietaryTags)).max(20).transform(distinct),
  allergens: z.array(z.enum(allergens)).max(20).transform(distinct),
  imageUrl: pictureUrl,
  focusPoint: focusPoint.optional(),
  /** In the order the diner is asked. */
  optionGroupIds: z.array(uuid).max(20, 'fields.groups_most').transform(distinct),
  available: z.boolean(),
  /** Where it is made; null is the default station. */
  stationId: uuid.nullable().default(null),
};
const newProduct = z.strictObject({ key, ...productFields });
const productChange = z.strictObject({ id, revision, ...productFields });
export type NewProduct = z.infer<typeof newProduct>;
export type ProductChange = z.infer<typeof productChange>;
export type ProductFields = Omit<NewProduct, 'key'>;

const optionFields = {
  name: named(longest.option, 'fields.name_required'),
  nameEn: optionNameEn,
  priceDeltaCents: z
    .int('fields.price_invalid')
    .min(-mostPriceCents, 'fields.price_most')
    .max(mostPriceCents, 'fields.price_most'),
  available: z.boolean(),
  /** Absent: as they are. */
  allergens: z.array(z.enum(allergens)).max(20).transform(distinct).optional(),
  stationId: uuid.nullable().optional(),
};
/** With an id it is an option that the group has; without one it is new. Their order is the one the diner sees. */
const options = z
  .array(z.strictObject({ id: uuid.optional(), ...optionFields }))
  .min(1, 'fields.options_required')
  .max(50, 'fields.options_most');
export type OptionChange = z.infer<typeof options>[number];

const groupFields = {
  name: named(longest.option, 'fields.name_required'),
  nameEn: optionNameEn,
  min: z.int('fields.choices_range').min(0, 'fields.choices_range').max(mostChoices, 'fields.choices_range'),
  max: z.int('fields.choices_range').min(1, 'fields.choices_range').max(mostChoices, 'fields.choices_range'),
  /** Optional: forms from before there were such rules leave them as they are. */
  priceRule: z.enum(priceRules).optional(),
  repeats: z.boolean().optional(),
  options,
  /** Products that are to ask for this group from now on, and those that no longer do; the others stay as they are. */
  attach: z.array(uuid).max(1_000).default([]),
  detach: z.array(uuid).max(1_000).default([]),
};
type Choices = { min: number; max: number; repeats?: boolean; options: readonly { id?: string; name: string }[] };

/** No group that nobody could answer, and no two options that nobody could tell apart. */
function answerable({ min, max, repeats, options: offered }: Choices, context: z.RefinementCtx): void {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message, input: undefined });
  if (min > max) refuse(['max'], 'fields.choices_order');
  if (!repeats && min > offered.length) refuse(['min'], 'fields.choices_offered');
  const names = new Set<string>();
  const ids = new Set<string>();
  for (const [index, option] of offered.entries()) {
    const name = option.name.toLowerCase();
    if (names.has(name)) refuse(['options', index, 'name'], 'fields.option_repeated');
    names.add(name);
    if (option.id && ids.has(option.id)) refuse(['options', index, 'id'], 'fields.invalid');
    if (option.id) ids.add(option.id);
  }
}
const newGroup = z.strictObject({ key, ...groupFields }).superRefine(answerable);
const groupChange = z.strictObject({ id, revision, ...groupFields }).superRefine(answerable);
export type NewGroup = z.infer<typeof newGroup>;
export type GroupChange = z.infer<typeof groupChange>;

/** The whole order as it is to be. What it does not name keeps its place behind. */
const ids = z
  .array(uuid)
  .min(1)
  .max(2_000)
  .refine((list) => new Set(list).size === list.length, 'fields.invalid');

const saved = z.object({ id: uuid, revision });
export type Saved = z.infer<typeof saved>;
const nothing = z.object({});
const tags = ['menu'];
const post = (path: `/menu/${string}`, summary: string) => ({ method: 'POST' as const, path, summary, tags });
const put = (path: `/menu/${string}`, summary: string) => ({ method: 'PUT' as const, path, summary, tags });
const permission = 'menu';

export const menuEditing = {
  read: call({ permission })
    .route({ method: 'GET', path: '/menu/editing', summary: 'The menu with the revisions that edits name', tags })
    .output(editedMenu),

  createProduct: call({
    permission,
    refusals: ['category_not_found', 'option_group_not_found', 'station_not_found', 'product_not_found'],
  })
    .route(post('/menu/products', 'A new product, last of its category'))
    .input(newProduct)
    .output(saved),
  editProduct: call({
    permission,
    refusals: [
      'product_not_found',
      'stale_revision',
      'category_not_found',
      'option_group_not_found',
      'station_not_found',
    ],
  })
    .route(put('/menu/products/{id}', 'Replaces everything a product is'))
    .input(productChange)
    .output(saved),
  removeProduct: call({ permission, refusals: ['product_not_found'] })
    .route(post('/menu/products/{id}/remove', 'Takes a product off the menu; past orders keep it'))
    .input(z.strictObject({ id }))
    .output(nothing),
  setAvailable: call({ permission, refusals: ['product_not_found'] })
    .route(post('/menu/products/{id}/available', 'Offers a product, or says that it has run out'))
    .input(z.strictObject({ id, available: z.boolean() }))
    .output(saved.extend({ available: z.boolean() })),
  setPinned: call({ permission, refusals: ['product_not_found'] })
    .route(post('/menu/products/{id}/pinned', "Counts a product among the house's favourites, or no longer"))
    .input(z.strictObject({ id, pinned: z.boolean() }))
    .output(nothing),
  orderProducts: call({ permission, refusals: ['category_not_found', 'product_not_found'] })
    .route(post('/menu/categories/{id}/order', 'The order of the products in a category'))
    .input(z.strictObject({ id, ids }))
    .output(nothing),

  createCategory: call({ permission, refusals: ['category_name_taken'] })
    .route(post('/menu/categories', 'A new category, the last'))
    .input(z.strictObject({ key, name: categoryName, nameEn: categoryNameEn }))
    .output(saved),
  renameCategory: call({ permission, refusals: ['category_not_found', 'stale_revision', 'category_name_taken'] })
    .route(put('/menu/categories/{id}', 'Another name for a category'))
    .input(z.strictObject({ id, revision, name: categoryName, nameEn: categoryNameEn }))
    .output(saved),
  orderCategories: call({ permission, refusals: ['category_not_found'] })
    .route(post('/menu/categories/order', 'The order of the categories'))
    .input(z.strictObject({ ids }))
    .output(nothing),
  removeCategory: call({ permission, refusals: ['category_not_found', 'category_not_empty'] })
    .route(post('/menu/categories/{id}/remove', 'Removes a category; its products can move to another'))
    .input(z.strictObject({ id, moveTo: uuid.optional() }))
    .output(nothing),

  createGroup: call({
    permission,
    refusals: ['product_not_found', 'option_group_not_found', 'option_not_found', 'station_not_found'],
  })
    .route(post('/menu/option-groups', 'A new option group with its options'))
    .input(newGroup)
    .output(saved),
  editGroup: call({
    permission,
    refusals: [
      'option_group_not_found',
      'option_not_found',
      'stale_revision',
      'product_not_found',
      'station_not_found',
    ],
  })
    .route(put('/menu/option-groups/{id}', 'Replaces an option group and its options'))
    .input(groupChange)
    .output(saved),
  removeGroup: call({ permission, refusals: ['option_group_not_found'] })
    .route(post('/menu/option-groups/{id}/remove', 'Removes an option group from the menu and from its products'))
    .input(z.strictObject({ id }))
    .output(nothing),
};
