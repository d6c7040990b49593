import { AsServed } from '#client/as-served.tsx';
import { lazily } from '#client/lazily.ts';
import { m } from '#generated/messages/messages.js';
import { EmptyState } from '#ui/empty-state.tsx';
import { BookIcon } from '#ui/icons.tsx';
import type { Menu } from '../../contract.ts';
import type { DishRowsProps } from './dish-rows.tsx';
import { sectionId } from './use-category.ts';

// A phone that only reads the menu runs none of it: the rows are as the server wrote them.
const DishRows = lazily(() => import('./dish-rows.tsx'));

type Props = Omit<DishRowsProps, 'products' | 'seenAtOnce'> & {
  menu: Menu;
  /** The category shown alone, or '' for all. */
  selected: string;
  picturesAtOnce: number;
};

export function MenuSections({ menu, selected, picturesAtOnce, ...rows }: Props) {
  const filled = menu.categories.filter((category) => category.products.length > 0);
  if (filled.length === 0) return <EmptyState icon={BookIcon} title={m['diner.menuEmpty']()} />;
  const { countOf, fewOf } = rows;
  return filled.map(({ id, name, products }, index) => (
    <section
      key={id}
      id={sectionId(id)}
      hidden={selected !== '' && selected !== id}
      aria-labelledby={`${sectionId(id)}-name`}
      className="scroll-mt-25 px-5 lg:px-8"
    >
      <h2 id={`${sectionId(id)}-name`} dir="auto" tabIndex={-1} className="pt-5 pb-2.5 text-2xl outline-none">
        {name}
      </h2>
      <AsServed
        of={[
          products,
          menu.optionGroups,
          products.map((product) => countOf(product.id)).join(),
          fewOf && products.map((product) => fewOf(product.id)).join(),
        ]}
        onPress={(at) => {
          const pressed = products.find((product) => product.id === at);
          if (pressed) rows.onAdd(pressed);
        }}
        className="grid xl:grid-cols-2 xl:gap-x-12"
      >
        <DishRows products={products} seenAtOnce={index === 0 ? picturesAtOnce : 0} {...rows} />
      </AsServed>
    </section>
  ));
}
