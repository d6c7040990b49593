import type { OptionGroup, Product } from '../../contract.ts';
import { ItemCard } from './item-card.tsx';
import { isOrderable, isSoldByStaff } from './orderable.ts';

export type DishRowsProps = {
  products: readonly Product[];
  groups: ReadonlyMap<string, OptionGroup>;
  countOf: (productId: string) => number;
  /** In words how many are left, of what there are few of. */
  fewOf?: (productId: string) => string | undefined;
  /** How many of them are seen at once: their pictures are fetched before anything else. */
  seenAtOnce?: number;
  onAdd: (product: Product) => void;
};

/** What can be had first; what has run out stands at the end, and says so. */
export default function DishRows({ products, groups, countOf, fewOf, seenAtOnce = 0, onAdd }: DishRowsProps) {
  const rows = products.map((product) => ({ product, orderable: isOrderable(product, groups) }));
  const isThere = ({ product, orderable }: (typeof rows)[number]) => orderable || isSoldByStaff(product);
  const sorted = [...rows.filter(isThere), ...rows.filter((row) => !isThere(row))];
  return sorted.map(({ product, orderable }, index) => (
    <ItemCard
      key={product.id}
      product={product}
      orderable={orderable}
      chosen={countOf(product.id)}
      few={fewOf?.(product.id)}
      first={index < seenAtOnce}
      onAdd={onAdd}
    />
  ));
}
