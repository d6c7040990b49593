import { useQuery } from '@tanstack/react-query';
import { api } from '#client/diner-api.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import type { OptionGroup, Product } from '../../../../menu/contract.ts';
import { passes } from '../../../../menu/finding/filters.ts';
import type { Wanted } from '../../../../menu/finding/wanted.ts';
import { AddButton } from '../../../../menu/web/diner/add-button.tsx';
import { DishPicture } from '../../../../menu/web/diner/dish-picture.tsx';
import { isOrderable } from '../../../../menu/web/diner/orderable.ts';
import { groupsOf } from '../../../chosen.ts';

export type GoesWithProps = {
  slug: string;
  products: ReadonlyMap<string, Product>;
  groups: ReadonlyMap<string, OptionGroup>;
  /** What somebody must not eat is not held out to them either. */
  wanted: Wanted;
  countOf: (productId: string) => number;
  /** Into the comanda at once: nothing has to be chosen of it. */
  onAdd: (product: Product) => void;
};

/** What the house's guests order with it. Last of all, since it comes from the server when the rest is already read. */
export function GoesWith({ of, slug, products, groups, wanted, countOf, onAdd }: GoesWithProps & { of: Product }) {
  const { data } = useQuery({
    ...api.orders.pairings.queryOptions({ input: { slug } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = (data?.dishes.find(({ id }) => id === of.id)?.with ?? [])
    .flatMap((id) => products.get(id) ?? [])
    .filter((product) => passes(product, wanted))
    .filter((product) => isOrderable(product, groups) && groupsOf(product, groups).every(({ min }) => min === 0));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="goes-with" className="pt-6">
      <h4 id="goes-with" className="font-semibold">
        {m['diner.goesWith']()}
      </h4>
      <ul className="grid grid-cols-2 gap-3 pt-2.5">
        {shown.map((product) => (
          <li key={product.id} className="relative min-w-0">
            <DishPicture of={product} sizes="45vw" className="h-29.5 w-full rounded-lg" />
            <AddButton product={product} chosen={countOf(product.id)} onAdd={onAdd} className="top-17.5 right-2" />
            <p className="line-clamp-2 px-0.5 pt-2 font-semibold text-sm wrap-anywhere">{product.name}</p>
            <p className="money px-0.5 text-ink-2 text-sm">{formatMoney(product.priceCents, getLocale())}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
