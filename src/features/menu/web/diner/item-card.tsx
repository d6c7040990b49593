import { memo } from 'react';
import { m } from '#generated/messages/messages.js';
import type { Product } from '../../contract.ts';
import { priceText } from '../../price-text.ts';
import { AddButton } from './add-button.tsx';
import { DishPicture } from './dish-picture.tsx';
import { notOrderedText } from './not-ordered-text.ts';
import { isSoldByStaff } from './orderable.ts';
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
  const off = !orderable && !isSoldByStaff(product);
  return (
    <article aria-labelledby={id} data-off={off ? '' : undefined} className="dish-row">
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
          <span className="dish-price">{priceText(product)}</span>
          {few && <span className="font-semibold text-sm text-yellow">{few}</span>}
          {orderable ? (
            <Tags of={product} />
          ) : (
            <span className="font-semibold text-ink-2 text-sm">{notOrderedText(product)}</span>
          )}
        </div>
      </div>
      <DishPicture of={product} first={first} sizes="124px" faded={off} className="dish-frame" />
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
