import type { StaffCaller } from '#database/caller.ts';
import { createCategory, orderCategories, removeCategory, renameCategory } from './categories.ts';
import type { EditedMenu, GroupChange, NewGroup, NewProduct, ProductChange } from './contract.ts';
import { createGroup, editGroup, removeGroup } from './groups.ts';
import { createProduct, editProduct, orderProducts, removeProduct, setAvailable } from './products.ts';
import { readForEditing } from './store.ts';

export const menuEditing = {
  read({ scope }: StaffCaller): Promise<EditedMenu> {
    return readForEditing(scope);
  },

  createProduct({ scope }: StaffCaller, input: NewProduct) {
    return createProduct(scope, input);
  },
  editProduct({ scope }: StaffCaller, input: ProductChange) {
    return editProduct(scope, input);
  },
  async removeProduct({ scope }: StaffCaller, { id }: { id: string }) {
    await removeProduct(scope, id);
    return {};
  },
  setAvailable({ scope }: StaffCaller, { id, available }: { id: string; available: boolean }) {
    return setAvailable(scope, id, available);
  },
  async orderProducts({ scope }: StaffCaller, { id, ids }: { id: string; ids: string[] }) {
    await orderProducts(scope, id, ids);
    return {};
  },

  createCategory({ scope }: StaffCaller, input: { key: string; name: string }) {
    return createCategory(scope, input);
  },
  renameCategory({ scope }: StaffCaller, input: { id: string; revision: number; name: string }) {
    return renameCategory(scope, input);
  },
  async orderCategories({ scope }: StaffCaller, { ids }: { ids: string[] }) {
    await orderCategories(scope, ids);
    return {};
  },
  async removeCategory({ scope }: StaffCaller, { id, moveTo }: { id: string; moveTo?: string }) {
    await removeCategory(scope, id, moveTo);
    return {};
  },

  createGroup({ scope }: StaffCaller, input: NewGroup) {
    return createGroup(scope, input);
  },
  editGroup({ scope }: StaffCaller, input: GroupChange) {
    return editGroup(scope, input);
  },
  async removeGroup({ scope }: StaffCaller, { id }: { id: string }) {
    await removeGroup(scope, id);
    return {};
  },
};
