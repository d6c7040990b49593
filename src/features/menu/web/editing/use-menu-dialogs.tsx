import { useState } from 'react';
import type { EditedMenu, EditedProduct } from '../../editing/contract.ts';
import { CategoriesDialog } from './categories/categories-dialog.tsx';
import { GroupsDialog } from './groups/groups-dialog.tsx';
import { ProductDialog } from './products/product-dialog.tsx';
import { categoryHeading } from './products/product-list.tsx';
import { RemoveProductDialog } from './products/remove-product-dialog.tsx';
import { StationsDialog } from './stations/stations-dialog.tsx';

type Opened =
  | { what: 'add'; categoryId: string }
  | { what: 'edit' | 'remove'; product: EditedProduct }
  | { what: 'categories' | 'groups' | 'stations' };

/** Everything that opens over the menu; at most one at a time. */
export function useMenuDialogs(menu: EditedMenu | undefined) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const removed = ({ categoryId }: EditedProduct) => {
    close();
    // The row that opened the dialog is about to go, and the focus with it.
    document.getElementById(categoryHeading(categoryId))?.focus({ preventScroll: true });
  };
  const dialogs = opened && menu && (
    <>
      {(opened.what === 'add' || opened.what === 'edit') && (
        <ProductDialog
          product={opened.what === 'edit' ? opened.product : null}
          categoryId={opened.what === 'add' ? opened.categoryId : ''}
          menu={menu}
          onClose={close}
        />
      )}
      {opened.what === 'remove' && (
        <RemoveProductDialog product={opened.product} onClose={close} onRemoved={() => removed(opened.product)} />
      )}
      {opened.what === 'categories' && <CategoriesDialog menu={menu} onClose={close} />}
      {opened.what === 'stations' && <StationsDialog menu={menu} onClose={close} />}
      {opened.what === 'groups' && <GroupsDialog menu={menu} onClose={close} />}
    </>
  );
  return { open: setOpened, dialogs };
}
