import { api } from '#client/api.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { m } from '#generated/messages/messages.js';
import type { EditedMenu } from '../../../editing/contract.ts';
import { useMenuChange } from '../use-menu-change.ts';
import { type ProductDraft, sentOf } from './product-draft.ts';

interface SaveOptions {
  /** Null for a new product. */
  id: string | null;
  /** As it is when it is saved. */
  menu: EditedMenu;
  onSaved: () => void;
  onRefused: (error: unknown) => void;
}

/** The form shows these where they belong. */
const explained = ['invalid_input', 'stale_revision', 'product_not_found'];

/** Creates or edits. */
export function useSaveProduct({ id, menu, onSaved, onRefused }: SaveOptions) {
  const keyOf = useCreationKey();
  const outcome = { explained, onDone: onSaved, onRefused };
  const create = useMenuChange(api.menuEditing.createProduct.mutationOptions(), {
    ...outcome,
    done: m['menu.itemAdded'](),
    failed: m['menu.addFailed'](),
  });
  const edit = useMenuChange(api.menuEditing.editProduct.mutationOptions(), {
    ...outcome,
    done: m['menu.itemUpdated'](),
    failed: m['menu.updateFailed'](),
  });

  const save = (draft: ProductDraft, revision: number) => {
    const product = sentOf(draft, menu);
    if (id !== null) return edit.mutate({ id, revision, ...product });
    create.mutate({ key: keyOf(product), ...product });
  };
  return { save, busy: create.isPending || edit.isPending };
}
