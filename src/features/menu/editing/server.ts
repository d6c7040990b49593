import type { Serves } from '../../serves.ts';
import { setPinned } from '../pins.ts';
import { createCategory, orderCategories, removeCategory, renameCategory } from './categories.ts';
import type { menuEditing as calls } from './contract.ts';
import { createGroup, editGroup, removeGroup } from './groups.ts';
import { createProduct, editProduct, orderProducts, removeProduct, setAvailable } from './products.ts';
import { readForEditing } from './store.ts';

export const menuEditing = {
  read({ scope }) {
    return readForEditing(scope);
  },

  createProduct({ scope }, input) {
    return createProduct(scope, input);
  },
  editProduct({ scope }, input) {
    return editProduct(scope, input);
  },
  async removeProduct({ scope }, { id }) {
    await removeProduct(scope, id);
    return {};
  },
  setAvailable({ scope }, { id, available }) {
    return setAvailable(scope, id, available);
  },
  async setPinned({ scope }, { id, pinned }) {
    await setPinned(scope, id, pinned);
    return {};
  },
  async orderProducts({ scope }, { id, ids }) {
    await orderProducts(scope, id, ids);
    return {};
  },

  createCategory({ scope }, input) {
    return createCategory(scope, input);
  },
  renameCategory({ scope }, input) {
    return renameCategory(scope, input);
  },
  async orderCategories({ scope }, { ids }) {
    await orderCategories(scope, ids);
    return {};
  },
  async removeCategory({ scope }, { id, moveTo }) {
    await removeCategory(scope, id, moveTo);
    return {};
  },

  createGroup({ scope }, input) {
    return createGroup(scope, input);
  },
  editGroup({ scope }, input) {
    return editGroup(scope, input);
  },
  async removeGroup({ scope }, { id }) {
    await removeGroup(scope, id);
    return {};
  },
} satisfies Serves<typeof calls>;
