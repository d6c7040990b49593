import { useState } from 'react';
import { v4 as newKey } from 'uuid';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { type ProductDraft, sentOf } from './product-draft.ts';
import { useMenuChange } from './use-menu-change.ts';

interface SaveOptions {
  /** Null for a new product. */
  id: string | null;
  onSaved: () => void;
  onRefused: (error: unknown) => void;
}

/** The form shows these where they belong. */
const explained = ['invalid_input', 'stale_revision', 'product_not_found'];

/** Creates or edits. The key belongs to what was sent: the same again after a lost answer makes no second product. */
export function useSaveProduct({ id, onSaved, onRefused }: SaveOptions) {
  const [sent, setSent] = useState({ key: newKey(), body: '' });
  const outcome = { explained, onDone: onSaved, onRefused };
  const create = useMenuChange(api.menuEditing.createProduct.mutationOptions(), {
    ...{ ...outcome, done: m['menu.itemAdded'](), failed: m['menu.addFailed']() },
  });
  const edit = useMenuChange(api.menuEditing.editProduct.mutationOptions(), {
    ...{ ...outcome, done: m['menu.itemUpdated'](), failed: m['menu.updateFailed']() },
  });

  const save = (draft: ProductDraft, revision: number) => {
    const product = sentOf(draft);
    if (id !== null) return edit.mutate({ id, revision, ...product });
    const body = JSON.stringify(product);
    const key = sent.body === '' || sent.body === body ? sent.key : newKey();
    setSent({ key, body });
    create.mutate({ key, ...product });
  };
  return { save, busy: create.isPending || edit.isPending };
}
