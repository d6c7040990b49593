import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Sortable } from '#ui/staff/sortable.tsx';
import type { EditedCategory, EditedGroup, EditedProduct } from '../../../editing/contract.ts';
import { sortWords } from '../sort-words.ts';
import { useMenuChange } from '../use-menu-change.ts';
import { ProductRow } from './product-row.tsx';

interface ProductListProps {
  categories: EditedCategory[];
  groups: EditedGroup[];
  /** False while a search shows only some: what is not seen cannot be put in order. */
  whole: boolean;
  /** Only what is still without English is shown: of a category too it is said. */
  lackingEnglish: boolean;
  onAdd: (categoryId: string) => void;
  onEdit: (product: EditedProduct) => void;
  onRemove: (product: EditedProduct) => void;
}

export function categoryHeading(categoryId: string | null): string {
  return `menu-category-${categoryId}`;
}

/** The menu as its editors see it: a card for each category. */
export function ProductList({ categories, groups, whole, lackingEnglish, onAdd, onEdit, onRemove }: ProductListProps) {
  const standings = useQuery(api.availability.read.queryOptions()).data;
  const standingOf = new Map(standings?.items.map((item) => [item.id, item]));
  const order = useMenuChange(api.menuEditing.orderProducts.mutationOptions(), { failed: m['menu.sort.failed']() });
  const pin = useMenuChange(api.menuEditing.setPinned.mutationOptions(), { failed: m['menu.list.pinFailed']() });
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]));
  return categories.map((category) => (
    <section key={category.id} aria-labelledby={categoryHeading(category.id)} className="min-w-0">
      <h2
        id={categoryHeading(category.id)}
        tabIndex={-1}
        className="mb-2.5 flex min-h-9 items-baseline gap-2.5 text-xl outline-none"
      >
        <span className="min-w-0 wrap-anywhere">{category.name}</span>
        <span aria-hidden="true" className="font-medium text-base text-ink-3 tabular-nums">
          {category.products.length}
        </span>
        {lackingEnglish && category.nameEn === '' && (
          <span className="font-medium text-sm text-yellow">{m['menu.english.categoryLacking']()}</span>
        )}
      </h2>
      {category.products.length === 0 && lackingEnglish ? null : category.products.length === 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-sunken/60 py-3 pr-3 pl-5">
          <p className="text-ink-2">{m['menu.list.emptyCategory']()}</p>
          <Button
            variant="plain"
            size="s"
            aria-label={m['menu.list.addTo']({ category: category.name })}
            onClick={() => onAdd(category.id)}
          >
            <PlusIcon size={18} />
            {m['menu.add']()}
          </Button>
        </div>
      ) : (
        <Card flush>
          <Sortable
            items={category.products}
            nameOf={({ name }) => name}
            words={sortWords()}
            fixed={!whole}
            onOrder={(ids) => order.mutateAsync({ id: category.id, ids })}
            itemClassName="[contain-intrinsic-size:auto_10.5rem] [content-visibility:auto] md:[contain-intrinsic-size:auto_7rem] not-last:border-hairline not-last:border-b"
          >
            {(product, handle) => (
              <ProductRow
                product={product}
                category={category.name}
                groups={product.optionGroupIds.flatMap((id) => groupNames.get(id) ?? [])}
                standing={standingOf.get(product.id) ?? { ...product, until: null, left: null }}
                handle={handle}
                onPin={({ id, pinned }) => pin.mutate({ id, pinned: !pinned })}
                onEdit={onEdit}
                onRemove={onRemove}
              />
            )}
          </Sortable>
        </Card>
      )}
    </section>
  ));
}
