import { m } from '#generated/messages/messages.js';
import type { Menu, OptionGroup, Product } from '../../contract.ts';
import { priceText } from '../../price-text.ts';
import { AddButton } from './add-button.tsx';
import { DishPicture } from './dish-picture.tsx';
import { isOrderable } from './orderable.ts';

type Props = {
  menu: Menu;
  groups: ReadonlyMap<string, OptionGroup>;
  /** What it is in how many orders of the week; what the house recommends may be in none. */
  dishes: readonly { id: string; orders: number; pinned: boolean }[];
  countOf: (productId: string) => number;
  onAdd: (product: Product) => void;
};

/** What a guest who does not know the house should see first. What has run out whets no appetite. */
export default function FavouritesRow({ menu, groups, dishes, countOf, onAdd }: Props) {
  const products = new Map(menu.categories.flatMap((category) => category.products.map((each) => [each.id, each])));
  const shown = dishes.flatMap(({ id, orders, pinned }) => {
    const product = products.get(id);
    return product && isOrderable(product, groups)
      ? { product, text: pinned ? m['diner.ofHouse']() : ordersText(orders) }
      : [];
  });
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="favourites" className="pt-5">
      <h2 id="favourites" className="px-5 text-2xl lg:px-8">
        {m['diner.favourites']()}
      </h2>
      <ul className="flex snap-x scroll-px-5 gap-3.5 overflow-x-auto px-5 pt-3 pb-1 [scrollbar-width:none] lg:scroll-px-8 lg:px-8">
        {shown.map(({ product, text }, index) => (
          <li key={product.id} className="relative w-62 shrink-0 snap-start">
            <DishPicture of={product} first={index < 2} sizes="248px" className="h-42 w-full rounded-lg" />
            <span className="absolute top-3 left-3 rounded-full bg-surface px-3 py-1.25 font-semibold text-sm leading-5">
              {text}
            </span>
            <AddButton
              product={product}
              chosen={countOf(product.id)}
              onAdd={onAdd}
              className="dish-open top-28 right-3 after:inset-[-7rem_-.75rem_-4rem_-12rem]!"
            />
            <p className="flex items-baseline justify-between gap-2.5 px-1 pt-2.5 font-semibold">
              <span dir="auto" className="line-clamp-2 leading-5 wrap-anywhere">
                {product.name}
              </span>
              <span className="money">{priceText(product)}</span>
            </p>
            <p className="line-clamp-1 px-1 text-ink-2 text-sm wrap-anywhere">{product.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ordersText(count: number): string {
  return m['diner.ordersOfWeek']({ count });
}
