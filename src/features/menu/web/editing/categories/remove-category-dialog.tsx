import { useState } from 'react';
import { api } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { NamedOptions, Select } from '#ui/select.tsx';
import type { EditedCategory } from '../../../editing/contract.ts';
import { useMenuChange } from '../use-menu-change.ts';

interface RemoveCategoryDialogProps {
  category: EditedCategory;
  others: EditedCategory[];
  onClose: () => void;
  onRemoved: () => void;
}

/** A category goes when it is empty, or when its products have somewhere to go. */
export function RemoveCategoryDialog({ category, others, onClose, onRemoved }: RemoveCategoryDialogProps) {
  const [target, setTarget] = useState(others[0]?.id ?? '');
  const count = category.products.length;
  const stuck = count > 0 && others.length === 0;
  const remove = useMenuChange(api.menuEditing.removeCategory.mutationOptions(), {
    done: m['menu.categories.removed'](),
    failed: m['menu.categories.removeFailed'](),
    onDone: onRemoved,
    onRefused: (error) => errorCode(error) === 'category_not_found' && count === 0 && onRemoved(),
  });
  const moveTo = count > 0 ? { moveTo: target } : {};
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={<span className="wrap-anywhere">{m['menu.categories.removeTitle']({ category: category.name })}</span>}
      confirmLabel={stuck ? m['common.close']() : m['menu.categories.yes']()}
      cancelLabel={m['common.cancel']()}
      closeLabel={m['common.close']()}
      busy={remove.isPending}
      busyLabel={m['menu.categories.busy']()}
      onClose={onClose}
      onConfirm={() => (stuck ? onClose() : remove.mutate({ id: category.id, ...moveTo }))}
    >
      {count === 0 ? (
        m['menu.categories.removeEmpty']()
      ) : stuck ? (
        m['menu.categories.onlyOne']()
      ) : (
        <div className="grid gap-4">
          <p>{count === 1 ? m['menu.categories.removeFullOne']() : m['menu.categories.removeFull']({ count })}</p>
          <Field label={m['menu.categories.moveTo']()}>
            {(control) => (
              <Select {...control} value={target} onChange={(event) => setTarget(event.target.value)}>
                <NamedOptions of={others} />
              </Select>
            )}
          </Field>
        </div>
      )}
    </ConfirmDialog>
  );
}
