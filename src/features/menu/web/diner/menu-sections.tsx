import { m } from '#generated/messages/messages.js';
import { EmptyState } from '#ui/empty-state.tsx';
import { BookIcon } from '#ui/icons.tsx';
import type { Menu, OptionGroup, Product } from '../../contract.ts';
import { ItemCard } from './item-card.tsx';
import { isOrderable } from './orderable.ts';
import { sectionId } from './use-category.ts';

const picturesAtOnce = 2;

type Props = {
  categories: Menu['categories'];
  groups: ReadonlyMap<string, OptionGroup>;
  countOf: (productId: string) => number;
  /** In words how many are left, of what there are few of. */
  fewOf?: (productId: string) => string | undefined;
  onAdd: (product: Product) => void;
};

export function MenuSections({ categories, groups, countOf, fewOf, onAdd }: Props) {
  const filled = categories.filter((category) => category.products.length > 0);
  if (filled.length === 0) return <EmptyState icon={BookIcon} title={m['diner.menuEmpty']()} />;
  const first = new Set(
    filled
      .flatMap((category) => category.products)
      .slice(0, picturesAtOnce)
      .map((product) => product.id),
  );
  return filled.map(({ id, name, products }) => (
    <section
      key={id}
      id={sectionId(id)}
      aria-labelledby={`${sectionId(id)}-name`}
      className="scroll-mt-18 px-5 lg:px-8"
    >
      <h2 id={`${sectionId(id)}-name`} tabIndex={-1} className="pt-5 text-2xl outline-none">
        {name}
      </h2>
      <div className="grid lg:grid-cols-2 lg:gap-x-12">
        {products.map((product) => (
          <ItemCard
            key={product.id}
            product={product}
            orderable={isOrderable(product, groups)}
            chosen={countOf(product.id)}
            few={fewOf?.(product.id)}
            first={first.has(product.id)}
            onAdd={onAdd}
          />
        ))}
      </div>
    </section>
  ));
}
