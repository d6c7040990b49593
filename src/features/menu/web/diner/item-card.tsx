import { memo } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import type { Product } from '../../contract.ts';
import { AddButton } from './add-button.tsx';
import { DishPicture } from './dish-picture.tsx';
import { Tags } from './tags.tsx';

type Props = {
  product: Product;
  orderable: boolean;
  /** How many are in the comanda. */
  chosen: number;
  /** In words how many are left, when they are few. */
  few?: string;
  first?: boolean;
  onAdd: (product: Product) => void;
};

/** One of the menu's rows: all of them are of one height, so that a page of three hundred knows its length before it is drawn. */
export const ItemCard = memo(function ItemCard({ product, orderable, chosen, few, first, onAdd }: Props) {
  const id = `item-${product.id}`;
  return (
    <article aria-labelledby={id} data-off={orderable ? undefined : ''} className="dish-row">
      <div className="min-w-0">
        <div className="line-clamp-3">
          <h3 id={id} dir="auto" className="dish-name">
            {product.name}
          </h3>
          <p dir="auto" className="dish-about">
            {product.description}
          </p>
        </div>
        <div className="dish-foot">
          <span className="dish-price">{formatMoney(product.priceCents, getLocale())}</span>
          {few && <span className="font-semibold text-sm text-yellow">{few}</span>}
          {orderable ? (
            <Tags of={product} />
          ) : (
            <span className="font-semibold text-ink-2 text-sm">{m['diner.unavailable']()}</span>
          )}
        </div>
      </div>
      <DishPicture of={product} first={first} sizes="124px" faded={!orderable} className="dish-frame" />
      {orderable ? (
        <AddButton product={product} chosen={chosen} onAdd={onAdd} className="dish-open right-3.5 bottom-0.75" />
      ) : (
        <button
          type="button"
          data-at={product.id}
          aria-label={m['diner.see']({ product: product.name })}
          onClick={() => onAdd(product)}
          className="dish-see"
        />
      )}
    </article>
  );
});
