import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { cx } from '#ui/cx.ts';
import { PencilIcon } from '#ui/late-icons.tsx';
import { StarIcon } from '#ui/staff/icons.tsx';
import type { Item } from '../../../availability/contract.ts';
import type { EditedProduct } from '../../../editing/contract.ts';
import { priceText } from '../../../price-text.ts';
import { tagNames } from '../../../product-words.ts';
import { SaleStateMenu } from '../../availability/sale-state.tsx';
import { isGone } from '../../availability/standing-text.tsx';
import { RowActions } from './row-actions.tsx';
import { RowPicture } from './row-picture.tsx';

interface ProductRowProps {
  product: EditedProduct;
  /** The name of its category. */
  category: string;
  /** The names of its option groups. */
  groups: string[];
  /** Whether it can be had, how many are left of it, and when it comes back. */
  standing: Pick<Item, 'id' | 'name' | 'available' | 'until' | 'left'>;
  handle: ReactNode;
  onPin: (product: EditedProduct) => void;
  onEdit: (product: EditedProduct) => void;
  onRemove: (product: EditedProduct) => void;
}

/** One product: on a phone two lines, what it is and what can be done; on a wide screen one. */
export function ProductRow({ product, category, groups, standing, handle, onPin, onEdit, onRemove }: ProductRowProps) {
  const { name, description, pinned } = product;
  const gone = isGone(standing);
  const locale = getLocale();
  const words = [
    ...product.tags.map((tag) => tagNames[tag]({}, { locale })),
    groups.length > 0 && m['menu.list.groups']({ list: groups.join(', ') }),
  ].filter((word) => word !== false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 gap-y-1 px-3 pt-3 pb-1.5 sm:px-4 md:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto] md:py-2">
      <div className="col-start-1 row-start-1 flex min-w-0 gap-3 self-start sm:gap-4 md:col-start-2 md:items-center md:self-center">
        <RowPicture product={product} category={category} faded={gone} />
        <div className="min-w-0">
          {/* Beside its name, as far as there is room, what else tells it apart: a menu of eighty dishes is read in a few screens. */}
          <div className="flex flex-wrap items-baseline gap-x-3">
            <button
              type="button"
              aria-label={m['menu.list.edit']({ product: name })}
              onClick={() => onEdit(product)}
              className="group -my-2.5 max-w-full py-2.5 text-left font-semibold wrap-break-word"
            >
              <span dir="auto" className={cx('group-hover:underline', gone && 'text-ink-2')}>
                {name}
              </span>
              {/* It goes to the next line with the last word, never alone. */}
              <span className="whitespace-nowrap">
                {'\u2060\u00a0'}
                <PencilIcon size={16} className="ml-1 inline text-ink-3 transition group-hover:text-ink" />
              </span>
            </button>
            {product.nameEn && (
              <p lang="en" className="text-ink-2 text-sm wrap-anywhere max-md:basis-full">
                {product.nameEn}
              </p>
            )}
            {pinned && (
              <p className="flex items-center gap-1 font-medium text-brand-ink text-sm">
                <StarIcon size={16} className="shrink-0 fill-brand-soft" />
                {m['menu.list.pin']()}
              </p>
            )}
            {words.length > 0 && <p className="text-ink-3 text-sm">{words.join(' · ')}</p>}
          </div>
          {description && (
            <p className="line-clamp-2 text-ink-2 text-sm wrap-anywhere md:line-clamp-1">{description}</p>
          )}
        </div>
      </div>
      <p className="money col-start-2 row-start-1 self-start pl-3 text-right font-semibold sm:min-w-22 md:pl-0 md:col-start-3 md:mx-5 md:self-center">
        {priceText(product, locale)}
      </p>
      {/* On a phone what can be done is a line of its own: beside the name it would leave no room for it. */}
      <div className="col-span-2 row-start-2 flex items-center gap-x-1 md:contents">
        {handle && <div className="-ml-1.5 md:col-start-1 md:row-start-1 md:-ml-2 md:mr-1">{handle}</div>}
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-1 md:col-start-4 md:row-start-1 md:mr-2 md:w-46 xl:w-62">
          <SaleStateMenu item={standing} />
        </div>
        <div className="-mr-2 md:col-start-5 md:row-start-1">
          <RowActions product={product} onPin={onPin} onRemove={onRemove} />
        </div>
      </div>
    </div>
  );
}
