import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Menu, Product } from '#features/menu/contract.ts';
import { m } from '#generated/messages/messages.js';
import { hasWords } from '#lib/folded.ts';
import { type PricedChoice, pricedChoice } from '../choices.ts';
import { groupsOf } from '../chosen.ts';
import type { MenuIndex } from '../order.ts';
import { CategoryChips } from './category-chips.tsx';
import { ProductOptions } from './product-options.tsx';
import { ProductRow } from './product-row.tsx';
import { findingWords } from './typed/looked-for.ts';
import type { HalfMade } from './use-half-made.ts';
import { useRecentProducts } from './use-recent-products.ts';

interface ProductPickerProps {
  /** What is being typed of a dish: the list shows what it may be. */
  search: string;
  menu: Menu;
  groups: MenuIndex['groups'];
  /** Whose last orders are offered first. */
  tableId: string;
  /** How many of each product are on the order. */
  counts: ReadonlyMap<string, number>;
  /** How many more of it there are; undefined where nobody counts. */
  spareOf: (productId: string) => number | undefined;
  halfMade: HalfMade;
  onAdd: (product: Product, choice: PricedChoice) => void;
}

/** What is looked for, or what was ordered last and the menu by category. What is half chosen stays so while one looks elsewhere. */
export function ProductPicker({
  search: typed,
  menu,
  groups,
  tableId,
  counts,
  spareOf,
  halfMade,
  onAdd,
}: ProductPickerProps) {
  /** What was typed when a dish elsewhere was pointed out: it hides that one no more. */
  const [passed, setPassed] = useState('');
  const [categoryId, setCategoryId] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const recent = useRecentProducts(menu, tableId);
  const names = menu.categories.flatMap(({ products }) => products.map(({ name }) => name));
  const search = typed === passed ? '' : findingWords(names, typed);
  const shown = menu.categories
    .filter((category) => search !== '' || categoryId === '' || category.id === categoryId)
    .map((category) => ({
      ...category,
      products: category.products.filter((product) => hasWords(product.name, search)),
    }))
    .filter((category) => category.products.length > 0);
  const plain = search === '' && categoryId === '';
  const found =
    plain && recent.length > 0
      ? [{ id: 'recent', name: m['orders.form.recent'](), products: recent }, ...shown]
      : shown;
  // Another list begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another is looked for
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: 0 });
  }, [search]);
  const { told } = halfMade;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is pointed out, wherever one was looking
  useEffect(() => {
    if (!told || (openId?.endsWith(told.product.id) && found.some(({ products }) => products.includes(told.product))))
      return;
    setPassed(typed);
    setCategoryId('');
    setOpenId(told.product.id);
  }, [told]);
  const choose = (product: Product, rowId: string) => {
    if (product.optionGroupIds.length === 0 && !product.pricing) onAdd(product, pricedChoice(product, [], []));
    else setOpenId(openId === rowId ? null : rowId);
  };
  const leave = (product: Product) => {
    setOpenId(null);
    halfMade.forget(product);
  };
  const show = (id: string) => {
    setCategoryId(id);
    list.current?.scrollTo({ top: 0 });
  };
  return (
    <section aria-label={m['orders.form.products']()} className="grid min-w-0 content-start gap-3">
      {search === '' && menu.categories.length > 1 && (
        <CategoryChips categories={menu.categories} selected={categoryId} onSelect={show} />
      )}
      <div
        ref={list}
        className="relative isolate scroll-mt-2 rounded-md sm:h-96 sm:overflow-y-auto sm:overscroll-contain"
      >
        {found.map((category) => (
          <div key={category.id}>
            <h3 className="sticky top-0 z-1 bg-surface py-2 text-ink-2 text-sm wrap-anywhere">{category.name}</h3>
            <ul>
              {category.products.map((product) => {
                // A dish stands in its category and among the last ordered: it opens where it was touched.
                const rowId = category.id === 'recent' ? `recent ${product.id}` : product.id;
                const open = openId === rowId;
                return (
                  <li key={product.id}>
                    <ProductRow
                      product={product}
                      open={open}
                      count={counts.get(product.id) ?? 0}
                      spare={spareOf(product.id)}
                      halfMade={!open && (halfMade.of(product).length > 0 || halfMade.isMeasuring(product))}
                      onChoose={() => choose(product, rowId)}
                    />
                    {open && (
                      <ProductOptions
                        product={product}
                        groups={groupsOf(product, groups)}
                        picked={halfMade.of(product)}
                        told={told?.product.id === product.id ? told : null}
                        measuring={halfMade.isMeasuring(product)}
                        onMeasuring={(typed) => halfMade.measure(product, typed)}
                        onPick={(picked) => halfMade.pick(product, picked)}
                        onAdd={(choice) => {
                          onAdd(product, choice);
                          leave(product);
                        }}
                        onDiscard={() => leave(product)}
                      />
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
