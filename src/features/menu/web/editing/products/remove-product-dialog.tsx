import { api } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { EditedProduct } from '../../../editing/contract.ts';
import { useMenuChange } from '../use-menu-change.ts';

interface RemoveProductDialogProps {
  product: EditedProduct;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveProductDialog({ product, onClose, onRemoved }: RemoveProductDialogProps) {
  const remove = useMenuChange(api.menuEditing.removeProduct.mutationOptions(), {
    done: m['menu.itemDeleted'](),
    failed: m['menu.deleteFailed'](),
    onDone: onRemoved,
    // Gone already: by someone else, or by a first try whose answer was lost.
    onRefused: (error) => errorCode(error) === 'product_not_found' && onRemoved(),
  });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={<span className="wrap-anywhere">{m['menu.remove.title']({ product: product.name })}</span>}
      confirmLabel={m['menu.remove.yes']()}
      cancelLabel={m['common.cancel']()}
      closeLabel={m['common.close']()}
      busy={remove.isPending}
      busyLabel={m['menu.remove.busy']()}
      onClose={onClose}
      onConfirm={() => remove.mutate({ id: product.id })}
    >
      {m['menu.remove.text']()}
    </ConfirmDialog>
  );
}
