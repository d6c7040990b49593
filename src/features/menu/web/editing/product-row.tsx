import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { PencilIcon, TrashIcon } from '#ui/icons-more.tsx';
import { Switch } from '#ui/switch.tsx';
import type { EditedProduct } from '../../editing/contract.ts';
import { tagNames } from '../../product-words.ts';
import { DishPicture } from '../diner/dish-picture.tsx';

interface ProductRowProps {
  product: EditedProduct;
  /** The names of its option groups. */
  groups: string[];
  handle: ReactNode;
  onAvailable: (product: EditedProduct, available: boolean) => void;
  onEdit: (product: EditedProduct) => void;
  onRemove: (product: EditedProduct) => void;
}

/** One product: on a phone two lines, what it is and what can be done; on a wide screen one. */
export function ProductRow({ product, groups, handle, onAvailable, onEdit, onRemove }: ProductRowProps) {
  const { name, description, available } = product;
  const locale = getLocale();
  const words = [
    ...product.tags.map((tag) => tagNames[tag]({}, { locale })),
    groups.length > 0 && m['menu.list.groups']({ list: groups.join(', ') }),
  ].filter((word) => word !== false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-1 gap-y-1.5 px-3 py-3 sm:px-4 md:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto]">
      {handle && <div className="col-start-2 row-start-2 md:col-start-1 md:row-start-1 md:-ml-2 md:mr-1">{handle}</div>}
      <div className="col-span-2 col-start-1 row-start-1 flex min-w-0 items-center gap-3 sm:gap-4 md:col-span-1 md:col-start-2">
        <DishPicture
          imageUrl={product.imageUrl}
          sizes="64px"
          faded={!available}
          className="size-14 self-start rounded-md sm:size-16"
        />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className={cx('font-semibold wrap-anywhere', !available && 'text-ink-2')}>{name}</span>
            {!available && <Badge>{m['menu.list.unavailable']()}</Badge>}
          </p>
          {description && (
            <p className="line-clamp-2 text-ink-2 text-sm wrap-anywhere md:line-clamp-1">{description}</p>
          )}
          {words.length > 0 && <p className="line-clamp-1 text-ink-3 text-sm">{words.join(' · ')}</p>}
        </div>
      </div>
      <p className="money col-start-3 row-start-1 min-w-22 self-start pt-0.5 text-right font-semibold md:mx-5 md:self-center md:pt-0">
        {formatMoney(product.priceCents, locale)}
      </p>
      <div className="col-start-1 row-start-2 min-w-0 md:col-start-4 md:row-start-1 md:mr-3">
        <Switch
          checked={available}
          onChange={(event) => onAvailable(product, event.target.checked)}
          aria-label={m['menu.list.availableOf']({ product: name })}
          label={
            <span aria-hidden="true" className="text-ink-2 text-sm">
              {m['menu.list.available']()}
            </span>
          }
        />
      </div>
      <div className="col-start-3 row-start-2 flex md:col-start-5 md:row-start-1">
        <IconButton icon={PencilIcon} label={m['menu.list.edit']({ product: name })} onClick={() => onEdit(product)} />
        <IconButton
          icon={TrashIcon}
          tone="danger"
          label={m['menu.list.remove']({ product: name })}
          onClick={() => onRemove(product)}
        />
      </div>
    </div>
  );
}
