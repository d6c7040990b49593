import { randomUUID } from 'node:crypto';
import { type EditedGroup, type EditedMenu, type EditedProduct, menuEditing } from '#features/menu/editing/contract.ts';
import type { Visitor } from './visitor.ts';

/** The menu as its editors read it. */
export const editedMenu = (staff: Visitor): Promise<EditedMenu> => staff.ask(menuEditing.read, undefined);

export async function productNow(staff: Visitor, id: string): Promise<EditedProduct | undefined> {
  return (await editedMenu(staff)).categories.flatMap(({ products }) => products).find((each) => each.id === id);
}

export async function groupNow(staff: Visitor, id: string): Promise<EditedGroup | undefined> {
  return (await editedMenu(staff)).optionGroups.find((each) => each.id === id);
}

/** A product as its form sends it. */
export const dish = (categoryId: string, changes: object = {}) => ({
  name: `Caldo ${randomUUID()}`,
  description: 'Com couve',
  priceCents: 2_400,
  category: { id: categoryId },
  preparationMinutes: 10,
  tags: ['vegano'],
  allergens: ['soja'],
  imageUrl: null,
  optionGroupIds: [],
  available: true,
  ...changes,
});

/** The form again as it was read, with changes. What is pinned is no part of it. */
export const formOf = ({ id, categoryId, pinned: _pinned, ...product }: EditedProduct, changes: object = {}) => ({
  ...product,
  category: { id: categoryId },
  ...changes,
});

export const option = (name: string, changes: object = {}) => ({
  name,
  priceDeltaCents: 0,
  available: true,
  ...changes,
});

export const group = (changes: object = {}) => ({
  name: `Molho ${randomUUID()}`,
  min: 0,
  max: 1,
  options: [option('Pimenta'), option('Ervas')],
  ...changes,
});

export async function newProduct(staff: Visitor, categoryId: string, changes: object = {}): Promise<EditedProduct> {
  const { body } = await staff.post('/api/menu/products', { key: randomUUID(), ...dish(categoryId, changes) });
  const made = await productNow(staff, body.id);
  if (!made) throw new Error(`No product was made: ${JSON.stringify(body)}`);
  return made;
}

export async function newCategory(staff: Visitor, name = `Categoria ${randomUUID()}`): Promise<string> {
  return (await staff.post('/api/menu/categories', { key: randomUUID(), name })).body.id;
}

export async function newGroup(staff: Visitor, changes: object = {}): Promise<EditedGroup> {
  const { body } = await staff.post('/api/menu/option-groups', { key: randomUUID(), ...group(changes) });
  const made = await groupNow(staff, body.id);
  if (!made) throw new Error(`No group was made: ${JSON.stringify(body)}`);
  return made;
}
