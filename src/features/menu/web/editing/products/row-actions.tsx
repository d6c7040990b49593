import { Menu } from '@base-ui/react/menu';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { TrashIcon } from '#ui/late-icons.tsx';
import { MoreIcon, StarIcon } from '#ui/staff/icons.tsx';
import { popupClass, popupItemClass } from '#ui/staff/popup-class.ts';
import type { EditedProduct } from '../../../editing/contract.ts';

interface RowActionsProps {
  product: EditedProduct;
  onPin: (product: EditedProduct) => void;
  onRemove: (product: EditedProduct) => void;
}

/** What is rare or final, behind one more touch. */
export function RowActions({ product, onPin, onRemove }: RowActionsProps) {
  const { name, pinned } = product;
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        render={<IconButton icon={MoreIcon} iconSize={22} label={m['menu.list.more']({ product: name })} />}
      />
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-30 outline-none">
          <Menu.Popup className={cx(popupClass, 'min-w-56')}>
            <Menu.CheckboxItem
              checked={pinned}
              onCheckedChange={() => onPin(product)}
              closeOnClick
              className={popupItemClass}
            >
              <StarIcon size={20} />
              <span className="grow">{m['menu.list.pin']()}</span>
              <Menu.CheckboxItemIndicator>
                <CheckIcon size={18} />
              </Menu.CheckboxItemIndicator>
            </Menu.CheckboxItem>
            <Menu.Item className={cx(popupItemClass, 'text-danger')} onClick={() => onRemove(product)}>
              <TrashIcon size={20} />
              {m['menu.remove.yes']()}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
