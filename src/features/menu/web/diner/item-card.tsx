import { memo } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { cx } from '#ui/cx.ts';
import { PlusIcon } from '#ui/icons.tsx';
import type { Product } from '../../contract.ts';
import { DishPicture } from './dish-picture.tsx';
import { Tags } from './tags.tsx';

type Props = {
  product: Product;
  orderable: boolean;
  /** How many are in the comanda. */
  chosen: number;
  /** In words how many are left, when they are few. */
  few?: string;
  first: boolean;
  onAdd: (product: Product) => void;
};

export const ItemCard = memo(function ItemCard({ product, orderable, chosen, few, first, onAdd }: Props) {
  const id = `item-${product.id}`;
  return (
    <article
      aria-labelledby={id}
      className="grid [contain-intrinsic-size:auto_12.5rem] [content-visibility:auto] -mx-2 px-2 grid-cols-[minmax(0,1fr)_6.5rem] gap-x-5 py-5"
    >
      <div className="min-w-0">
        <h3 id={id} className={cx('text-base', !orderable && 'font-medium text-ink-3')}>
          {product.name}
        </h3>
        <p className={cx('mt-0.5 line-clamp-2 text-sm', orderable ? 'text-ink-2' : 'text-ink-3')}>
          {product.description}
        </p>
        {orderable && <Tags of={product.tags} />}
        {few && <p className="mt-1 font-semibold text-sm text-yellow">{few}</p>}
      </div>
      <div className="relative h-26">
        <DishPicture
          imageUrl={product.imageUrl}
          first={first}
          sizes="140px"
          faded={!orderable}
          className="size-26 rounded-lg"
        />
        {chosen > 0 && (
          <span className="absolute -top-2 -right-2 min-w-6.5 rounded-full bg-brand px-1.5 text-center font-semibold text-on-brand text-sm leading-6.5 ring-3 ring-paper">
            <span aria-hidden="true">{chosen}</span>
            <span className="sr-only">{m['diner.inComanda']({ count: chosen })}</span>
          </span>
        )}
      </div>
      <div className="col-span-2 mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className={cx('money', orderable ? 'font-semibold' : 'font-medium text-ink-3')}>
          {formatMoney(product.priceCents, getLocale())}
        </p>
        {orderable ? (
          <button
            type="button"
            aria-describedby={id}
            onClick={() => onAdd(product)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-tint py-2 pr-4 pl-3 font-semibold text-brand-ink text-sm transition hover:bg-tint-2 active:scale-[.985]"
          >
            <PlusIcon size={18} />
            {m['diner.add']()}
          </button>
        ) : (
          <p className="font-medium text-ink-3 text-sm">{m['diner.unavailable']()}</p>
        )}
      </div>
    </article>
  );
});
