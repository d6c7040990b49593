import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { PencilIcon, TrashIcon } from '#ui/late-icons.tsx';
import { StarIcon } from '#ui/staff/icons.tsx';
import { Switch } from '#ui/switch.tsx';
import type { Item } from '../../../availability/contract.ts';
import type { EditedProduct } from '../../../editing/contract.ts';
import { priceText } from '../../../price-text.ts';
import { tagNames } from '../../../product-words.ts';
import { ProductAvailability } from '../../availability/product-availability.tsx';
import { RowPicture } from './row-picture.tsx';

interface ProductRowProps {
  product: EditedProduct;
  /** The name of its category. */
  category: string;
  /** The names of its option groups. */
  groups: string[];
  /** How many are left of it, and when it comes back; undefined while that is being read. */
  standing: Item | undefined;
  handle: ReactNode;
  onAvailable: (product: EditedProduct, available: boolean) => void;
  onPin: (product: EditedProduct) => void;
  onEdit: (product: EditedProduct) => void;
  onRemove: (product: EditedProduct) => void;
}

/** One product: on a phone two lines, what it is and what can be done; on a wide screen one. */
export function ProductRow({
  product,
  category,
  groups,
  standing,
  handle,
  onAvailable,
  onPin,
  onEdit,
  onRemove,
}: ProductRowProps) {
  const { name, description, available } = product;
  const locale = getLocale();
  const words = [
    ...product.tags.map((tag) => tagNames[tag]({}, { locale })),
    groups.length > 0 && m['menu.list.groups']({ list: groups.join(', ') }),
  ].filter((word) => word !== false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 gap-y-1.5 px-3 py-3 sm:px-4 md:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto]">
      <div className="col-start-1 row-start-1 flex min-w-0 items-center gap-3 sm:gap-4 md:col-start-2">
        <RowPicture product={product} category={category} faded={!available} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span dir="auto" className={cx('font-semibold wrap-break-word', !available && 'text-ink-2')}>
              {name}
            </span>
            {!available && <Badge>{m['menu.list.unavailable']()}</Badge>}
          </p>
          {product.nameEn && (
            <p lang="en" className="text-ink-2 text-sm wrap-anywhere">
              {product.nameEn}
            </p>
          )}
          {description && (
            <p className="line-clamp-2 text-ink-2 text-sm wrap-anywhere md:line-clamp-1">{description}</p>
          )}
          {words.length > 0 && <p className="text-ink-3 text-sm">{words.join(' · ')}</p>}
        </div>
      </div>
      <p className="money col-start-2 row-start-1 self-start sm:min-w-22 pt-0.5 text-right font-semibold md:col-start-3 md:mx-5 md:self-center md:pt-0">
        {priceText(product, locale)}
      </p>
      {/* On a phone what can be done is a line of its own: beside the name it would leave no room for it. */}
      <div className="col-span-2 row-start-2 flex items-center gap-x-1 md:contents">
        {handle && <div className="max-md:order-1 md:col-start-1 md:row-start-1 md:-ml-2 md:mr-1">{handle}</div>}
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-2 md:col-start-4 md:row-start-1 md:mr-3 md:flex-col md:items-start">
          <Switch
            checked={available}
            onChange={(event) => onAvailable(product, event.target.checked)}
            aria-label={m['menu.list.availableOf']({ product: name })}
            label={
              <span aria-hidden="true" className="whitespace-nowrap text-ink-2 text-sm max-[24rem]:hidden">
                {m['menu.list.available']()}
              </span>
            }
          />
          {standing && <ProductAvailability item={standing} />}
        </div>
        <div className="flex max-md:order-2 md:col-start-5 md:row-start-1">
          <IconButton
            icon={StarIcon}
            label={m['menu.list.pin']({ product: name })}
            aria-pressed={product.pinned}
            onClick={() => onPin(product)}
            className={product.pinned ? 'text-brand-ink! [&_svg]:fill-brand-soft' : ''}
          />
          <IconButton
            icon={PencilIcon}
            label={m['menu.list.edit']({ product: name })}
            onClick={() => onEdit(product)}
          />
          <IconButton
            icon={TrashIcon}
            tone="danger"
            label={m['menu.list.remove']({ product: name })}
            onClick={() => onRemove(product)}
          />
        </div>
      </div>
    </div>
  );
}
