import { m } from '#generated/messages/messages.js';
import type { Menu } from '../../contract.ts';
import { CategoryFilter } from './category-filter.tsx';
import { ReadableDish } from './readable-dish.tsx';

const anchorOf = (id: string) => `c-${id}`;
/** Pictures of the first dishes are fetched at once; the others as they come into view. */
const seenAtOnce = 2;

/** The menu to be read, with its categories to jump to. Nothing here needs a script. */
export function ReadableMenu({ menu }: { menu: Menu }) {
  const groups = new Map(menu.optionGroups.map((group) => [group.id, group]));
  const first = new Set(
    menu.categories
      .flatMap(({ products }) => products)
      .slice(0, seenAtOnce)
      .map(({ id }) => id),
  );
  return (
    <div data-readable-menu>
      <div className="sticky top-0 z-5 -mx-5 flex gap-1 bg-sunken-2 py-2 pl-5 sm:-mx-6 sm:pl-6 lg:mr-0">
        <CategoryFilter categories={menu.categories.map(({ id, name }) => ({ anchor: anchorOf(id), name }))} />
        <nav
          aria-label={m['menu.public.categories']()}
          // Names fade at its ends: one that is cut in the middle of a letter looks like a fault.
          className="min-w-0 flex-1 overflow-x-auto [mask-image:linear-gradient(90deg,transparent,#000_.5rem,#000_calc(100%-1.75rem),transparent)] [scrollbar-width:none] lg:[scrollbar-width:thin]"
        >
          <ul className="flex w-max gap-1 pr-7 pl-2">
            {menu.categories.map(({ id, name }) => (
              <li key={id} className="sticky shrink-0 rounded-full text-ink-2 transition hover:text-ink">
                <a
                  href={`#${anchorOf(id)}`}
                  className="flex min-h-11 max-w-[70vw] items-center rounded-full px-3 font-medium text-sm transition hover:bg-surface"
                >
                  <span className="truncate">{name}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {menu.categories.map(({ id, name, products }) => (
        <section key={id} id={anchorOf(id)} aria-labelledby={`${anchorOf(id)}-name`} className="scroll-mt-16 pt-8">
          <h2 id={`${anchorOf(id)}-name`} className="mb-4 text-3xl tracking-title wrap-anywhere">
            {name}
          </h2>
          {soldOutLast(products).map((product) => (
            <ReadableDish
              key={product.id}
              product={product}
              groups={product.optionGroupIds.flatMap((groupId) => groups.get(groupId) ?? [])}
              first={first.has(product.id)}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

const soldOutLast = (products: Menu['categories'][number]['products']) =>
  [...products].sort((a, b) => Number(b.available) - Number(a.available));
