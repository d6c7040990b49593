import { useState } from 'react';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { UploadWait } from '#features/restaurants/web/upload-wait.tsx';
import { useUploads } from '#features/restaurants/web/use-uploads.ts';
import { m } from '#generated/messages/messages.js';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import type { EditedGroup, EditedMenu, EditedProduct } from '../../../editing/contract.ts';
import { discardWords } from '../discard-words.ts';
import { FormFooter } from '../form-footer.tsx';
import { GroupDialog } from '../groups/group-dialog.tsx';
import { StaleNotice } from '../stale-notice.tsx';
import { useDraft } from '../use-draft.ts';
import { draftOf, newDraft } from './product-draft.ts';
import { ProductForm } from './product-form.tsx';
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
  const [group, setGroup] = useState<{ opened: EditedGroup | null } | null>(null);
  const { save, busy } = useSaveProduct({ id: product?.id ?? null, menu, onSaved: onClose, onRefused: refuse });
  const { draft, change, revision, touched, conflict, gone } = useDraft({
    opened: product,
    current: menu.categories.flatMap(({ products }) => products).find(({ id }) => id === product?.id),
    draftOf,
    empty: newDraft(categoryId),
    busy,
  });
  const { uploading, report } = useUploads();
  const submitLabel = product ? m['menu.form.save']() : m['menu.form.create']();
  const submit = () => {
    if (busy || uploading) return;
    setErrors({});
    save(draft, revision);
  };

  return (
    <>
      <GuardedDialog
        touched={touched || uploading}
        busy={busy}
        words={discardWords()}
        size="l"
        flush
        onClose={onClose}
        title={product ? m['menu.form.editTitle']() : m['menu.form.addTitle']()}
      >
        {(leave) => (
          <ProductForm
            draft={draft}
            menu={menu}
            errors={errors}
            form={form}
            onChange={change}
            onGroup={(opened) => setGroup({ opened })}
            onUploading={report}
            onSubmit={submit}
            footer={
              <FormFooter
                submit={submitLabel}
                busy={busy || uploading}
                busyLabel={busy ? m['menu.form.saving']() : submitLabel}
                onCancel={leave}
              >
                <UploadWait uploading={uploading} />
                <StaleNotice of="product" conflict={conflict} gone={gone} />
              </FormFooter>
            }
          />
        )}
      </GuardedDialog>
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
    </>
  );
}
