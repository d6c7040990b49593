import { useState } from 'react';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { Dialog } from '#ui/dialog.tsx';
import type { EditedGroup, EditedMenu, EditedProduct } from '../../editing/contract.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { FormFooter } from './form-footer.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { draftOf, newDraft } from './product-draft.ts';
import { ProductForm } from './product-form.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { useDraft } from './use-draft.ts';
import { useSaveProduct } from './use-save-product.ts';

interface ProductDialogProps {
  /** Null for a new one. */
  product: EditedProduct | null;
  /** Proposed for a new one. */
  categoryId: string;
  menu: EditedMenu;
  onClose: () => void;
}

export function ProductDialog({ product, categoryId, menu, onClose }: ProductDialogProps) {
  const { form, errors, setErrors, refuse } = useFieldErrors();
  const [leaving, setLeaving] = useState(false);
  const [group, setGroup] = useState<{ opened: EditedGroup | null } | null>(null);
  const { save, busy } = useSaveProduct({ id: product?.id ?? null, onSaved: onClose, onRefused: refuse });
  const { draft, change, revision, touched, conflict, gone } = useDraft({
    opened: product,
    current: menu.categories.flatMap(({ products }) => products).find(({ id }) => id === product?.id),
    draftOf,
    empty: newDraft(categoryId),
    busy,
  });
  const leave = () => {
    if (busy) return;
    if (touched) setLeaving(true);
    else onClose();
  };
  const submit = () => {
    if (busy) return;
    setErrors({});
    save(draft, revision);
  };

  return (
    <>
      <Dialog
        open
        size="l"
        flush
        onClose={leave}
        title={product ? m['menu.form.editTitle']() : m['menu.form.addTitle']()}
        closeLabel={m['common.close']()}
      >
        <ProductForm
          draft={draft}
          menu={menu}
          errors={errors}
          form={form}
          onChange={change}
          onGroup={(opened) => setGroup({ opened })}
          onSubmit={submit}
          footer={
            <FormFooter
              submit={product ? m['menu.form.save']() : m['menu.form.create']()}
              busy={busy}
              busyLabel={m['menu.form.saving']()}
              onCancel={leave}
            >
              <StaleNotice of="product" conflict={conflict} gone={gone} />
            </FormFooter>
          }
        />
      </Dialog>
      {group && (
        <GroupDialog
          group={group.opened}
          menu={menu}
          withProducts={false}
          onClose={() => setGroup(null)}
          onSaved={(id) => {
            setGroup(null);
            if (!draft.optionGroupIds.includes(id)) change({ optionGroupIds: [...draft.optionGroupIds, id] });
          }}
        />
      )}
      <DiscardDialog open={leaving} onStay={() => setLeaving(false)} onDiscard={onClose} />
    </>
  );
}
