import { randomUUID } from 'node:crypto';
import type { Subject } from './contract-calls.ts';
import { dish, group, unseen } from './sample-inputs.ts';

/** Well-formed inputs of the calls about the menu, the kitchen's stations and what has run out. */
export const menuSamples: Record<string, (subject: Subject) => Record<string, unknown>> = {
  'menu.bySlug': ({ slug }) => ({ slug }),
  'menu.inEnglish': ({ slug }) => ({ slug }),
  'menu.stock': ({ slug }) => ({ slug }),
  'menu.own': () => ({}),
  'menu.exportCsv': () => ({}),
  'menu.previewCsv': () => ({ text: 'categoria;nome;preço\nPratos;Feijoada;50,00' }),
  'menu.importCsv': () => ({ text: 'categoria;nome;preço\nPratos;Feijoada;50,00', version: 0 }),
  'menuEditing.read': () => ({}),
  'menuEditing.createProduct': ({ categoryId }) => ({ key: randomUUID(), ...dish(categoryId) }),
  'menuEditing.editProduct': ({ productId, categoryId }) => ({ id: productId, revision: unseen, ...dish(categoryId) }),
  'menuEditing.removeProduct': () => ({ id: randomUUID() }),
  'menuEditing.setAvailable': ({ productId }) => ({ id: productId, available: true }),
  'menuEditing.setPinned': ({ productId }) => ({ id: productId, pinned: false }),
  'menuEditing.orderProducts': ({ categoryId, productId }) => ({ id: categoryId, ids: [productId] }),
  'stations.create': () => ({
    key: randomUUID(),
    name: `Estação ${randomUUID().slice(0, 8)}`,
    targetMinutes: 15,
    repeatsSound: false,
  }),
  'stations.edit': ({ stationId }) => ({
    id: stationId,
    revision: 1,
    name: 'Bar',
    targetMinutes: 5,
    repeatsSound: true,
  }),
  'stations.order': ({ stationId }) => ({ ids: [stationId] }),
  'stations.makeDefault': ({ stationId }) => ({ id: stationId }),
  'stations.remove': ({ stationId }) => ({ id: stationId, into: null }),
  'menuEditing.createCategory': () => ({ key: randomUUID(), name: `Categoria ${randomUUID()}`, nameEn: 'Soups' }),
  'menuEditing.renameCategory': ({ categoryId }) => ({
    id: categoryId,
    revision: unseen,
    name: `Outra ${randomUUID()}`,
  }),
  'menuEditing.orderCategories': ({ categoryId }) => ({ ids: [categoryId] }),
  'menuEditing.removeCategory': ({ categoryId }) => ({ id: categoryId }),
  'menuEditing.createGroup': () => ({ key: randomUUID(), ...group }),
  'menuEditing.editGroup': ({ groupId }) => ({ id: groupId, revision: unseen, ...group }),
  'menuEditing.removeGroup': () => ({ id: randomUUID() }),
  'availability.read': () => ({}),
  'availability.set': ({ productId }) => ({ id: productId, state: 'counted', key: randomUUID(), left: 900 }),
};
