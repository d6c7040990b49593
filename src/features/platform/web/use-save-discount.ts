import { useMutation } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { type DiscountDraft, discountOf } from './discount-draft.ts';
import { useSaving } from './use-saving.ts';

interface SaveOptions {
  /** Null for a new one. */
  id: string | null;
  onSaved: () => void;
  refuse: (error: unknown) => boolean;
}

export function useSaveDiscount({ id, onSaved, refuse }: SaveOptions) {
  const { options, ...outcome } = useSaving({
    lists: [api.platform.discounts.key(), api.platform.audit.key()],
    saved: id ? m['platform.discounts.updated']() : m['platform.discounts.created'](),
    failed: id ? m['platform.discounts.updateFailed']() : m['platform.discounts.createFailed'](),
    onSaved,
    refuse,
  });
  const create = useMutation({ ...api.platform.createDiscount.mutationOptions(), ...options });
  const edit = useMutation({ ...api.platform.editDiscount.mutationOptions(), ...options });
  const save = (draft: DiscountDraft) => {
    outcome.clear();
    if (id) edit.mutate({ id, revision: draft.revision, ...discountOf(draft) });
    else create.mutate(discountOf(draft));
  };
  return { ...outcome, save, busy: create.isPending || edit.isPending };
}
