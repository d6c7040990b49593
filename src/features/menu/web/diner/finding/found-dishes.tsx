import { useDeferredValue, useMemo, useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import type { Menu } from '../../../contract.ts';
import { findDishes, indexForSearch, nearestDishes } from '../../../finding/find.ts';
import { filtersHeard, withFilters } from '../../../finding/heard.ts';
import { type Wanted, wantsAnything, withoutWords } from '../../../finding/wanted.ts';
import DishRows, { type DishRowsProps } from '../dish-rows.tsx';
import { tagTexts } from '../tag-texts.ts';
import { KeepFilter } from './keep-filter.tsx';

type Props = Omit<DishRowsProps, 'products'> & {
  menu: Menu;
  /** The category that is searched, or '' for all of them. */
  selected: string;
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
  /** Away with the words, or with the filters where there are no words. */
  onClear: () => void;
  /** To one category, by the filters alone. */
  onCategory: (id: string) => void;
};

/** What of the menu answers to what is looked for, without asking anybody: the menu is in the page. */
export default function FoundDishes({ menu, selected, wanted, onChange, onClear, onCategory, ...rows }: Props) {
  const index = useMemo(() => indexForSearch(menu, (tag) => tagTexts[tag]()), [menu]);
  const asked = useDeferredValue(wanted);
  const found = useMemo(
    () =>
      findDishes(
        index.filter(({ category }) => selected === '' || category.id === selected),
        asked,
      ),
    [index, asked, selected],
  );
  const near = useMemo(
    () => (found.length > 0 || asked.text.trim() === '' ? [] : nearestDishes(index, asked)),
    [index, asked, found],
  );
  const heard = useMemo(() => filtersHeard(menu, asked), [menu, asked]);
  const status = useRef<HTMLParagraphElement>(null);
  const clearText = wantsAnything(withoutWords(wanted)) ? m['diner.wholeMenu']() : m['diner.clearFind']();
  const count = found.reduce((sum, { products }) => sum + products.length, 0);
  return (
    <div className="px-5 pb-10 lg:px-8">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
        <p ref={status} role="status" tabIndex={-1} className="text-ink-2 text-sm outline-none">
          {count === 1 ? m['diner.foundOne']() : m['diner.found']({ count })}
        </p>
        <KeepFilter
          heard={heard}
          onKeep={() => {
            // The button goes, and the focus with it.
            status.current?.focus({ preventScroll: true });
            onChange(withFilters(wanted, heard));
          }}
        />
      </div>
      {count === 0 && (
        <EmptyState
          icon={SearchIcon}
          title={m['diner.foundNone']()}
          action={<Button onClick={onClear}>{clearText}</Button>}
        >
          {m['diner.foundNoneHint']()}
        </EmptyState>
      )}
      {near.length > 0 && <h2 className="pt-4 font-semibold text-lg">{m['diner.foundNear']()}</h2>}
      {[...found, ...near].map(({ id, name, products }) => (
        <section key={id} aria-labelledby={`found-${id}`}>
          <h2 id={`found-${id}`} className="pt-4 pb-2 text-xl">
            {name}
          </h2>
          <div className="grid xl:grid-cols-2 xl:gap-x-12">
            <DishRows products={products} {...rows} />
          </div>
        </section>
      ))}
      {count === 0 && (
        <section aria-labelledby="found-elsewhere" className="pt-6">
          <h2 id="found-elsewhere" className="pb-3 font-semibold text-lg">
            {m['diner.foundElsewhere']()}
          </h2>
          <div className="flex flex-wrap gap-2">
            {menu.categories
              .filter(({ products }) => products.length > 0)
              .map(({ id, name }) => (
                <button key={id} type="button" onClick={() => onCategory(id)} className="menu-chip">
                  {name}
                </button>
              ))}
          </div>
        </section>
      )}
      {count > 0 && (
        <Button variant="quiet" onClick={onClear} className="mt-6">
          {clearText}
        </Button>
      )}
    </div>
  );
}
