import { Suspense, startTransition, useCallback, useMemo, useState } from 'react';
import { AsServed } from '#client/as-served.tsx';
import { lazily, patiently } from '#client/lazily.ts';
import { newKey } from '#client/new-key.ts';
import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import type { Menu, Product } from '../../../../menu/contract.ts';
import { wantsAnything, withoutWords } from '../../../../menu/finding/wanted.ts';
import { CategoryBar } from '../../../../menu/web/diner/category-bar.tsx';
import { FindField, findFieldId } from '../../../../menu/web/diner/finding/find-field.tsx';
import { useWanted } from '../../../../menu/web/diner/finding/use-wanted.ts';
import { MenuSections } from '../../../../menu/web/diner/menu-sections.tsx';
import { useCategory } from '../../../../menu/web/diner/use-category.ts';
import type { Profile } from '../../../../restaurants/contract.ts';
import type { Favourite } from '../../../favourites/contract.ts';
import { indexMenu } from '../../../order.ts';
import { addLine, countItems, editLine, isFull, type Line } from '../comanda/comanda.ts';
import { ComandaBar } from '../comanda/comanda-bar.tsx';
import { useComanda } from '../comanda/comanda-context.tsx';
import { ComandaPanel } from '../comanda/comanda-panel.tsx';
import { useComandaView } from '../comanda/use-comanda.ts';
import type { Counting } from './counting.ts';
import type { ItemDraft } from './item-dialog.tsx';

const FavouritesRow = lazily(() => import('../../../../menu/web/diner/favourites-row.tsx'));
const FilterChips = lazily(() => import('../../../../menu/web/diner/finding/filter-chips.tsx'));
const FoundDishes = lazily(() => import('../../../../menu/web/diner/finding/found-dishes.tsx'));
const StuckHead = lazily(() => import('../../../../restaurants/web/diner/stuck-head.tsx'));
const ItemDialog = lazily(() => import('./item-dialog.tsx'));
const saying = () => patiently(() => import('./say-added.ts'));
const ComandaSheet = lazily(() => import('../comanda/comanda-sheet.tsx'));
const SittingEnded = lazily(() => import('../following/sitting-ended.tsx'));

type Props = {
  menu: Menu;
  favourites: readonly Favourite[];
  /** What is known of what is counted. */
  counting: Counting | undefined;
  menuReadAt: number;
  restaurant: Profile;
  number: number;
  ended: boolean;
};

function toFindField() {
  window.scrollTo({ top: 0 });
  document.getElementById(findFieldId)?.focus();
}

/** The menu with the comanda beside it, or beneath it on a phone. */
export function OrderingMenu({ menu: read, favourites, counting, menuReadAt, restaurant, number, ended }: Props) {
  const menu = counting?.menu ?? read;
  const index = useMemo(() => indexMenu(menu), [menu]);
  const { comanda, change } = useComanda();
  const view = useComandaView(index, menuReadAt, counting);
  const [item, setItem] = useState<{ product: Product; line?: Line } | null>(null);
  const [sheet, setSheet] = useState(false);
  const [wanted, setWanted] = useWanted(restaurant.slug, number);
  const finding = !wantsAnything(wanted);
  const categories = menu.categories.filter((category) => category.products.length > 0);
  const category = useCategory(categories.map(({ id }) => id));
  const blocked = view.locked ? 'locked' : isFull(comanda) ? 'full' : null;

  const add = useCallback(
    (product: Product) => {
      if (blocked) void saying().then(({ sayNotAdded }) => sayNotAdded(blocked));
      // React holds back for 300 ms what comes in the place of nothing, but in a transition.
      else startTransition(() => setItem({ product }));
    },
    [blocked],
  );
  const edit = (line: Line) => {
    const product = index.products.get(line.productId);
    if (product) startTransition(() => setItem({ product, line }));
  };
  const put = (product: Product, draft: ItemDraft) => {
    change((kept) => addLine(kept, { ...draft, id: newKey(), productId: product.id, name: product.name }));
    void saying().then(({ sayAdded }) => sayAdded(product.name, draft.quantity));
  };
  const submit = (draft: ItemDraft) => {
    if (!item) return;
    const { product, line } = item;
    setItem(null);
    if (line) {
      change((kept) => editLine(kept, line.id, draft));
      return;
    }
    put(product, draft);
  };
  /** Beside the dish that is being chosen: nothing has to be chosen of it. */
  const addAlso = (product: Product) => {
    if (blocked) void saying().then(({ sayNotAdded }) => sayNotAdded(blocked));
    else put(product, { quantity: 1, optionIds: [], choices: [], notes: '', seenUnitCents: product.priceCents });
  };

  const rows = {
    groups: index.groups,
    fewOf: counting?.fewOf,
    countOf: (productId: string) => countItems(view.lines, productId),
    onAdd: add,
  };

  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-6 lg:pr-8">
      <div className={view.count > 0 ? 'min-w-0 pb-20 lg:pb-0' : 'min-w-0'}>
        {categories.length > 0 && (
          <>
            <FindField text={wanted.text} onChange={(text) => setWanted({ ...wanted, text })} />
            <div hidden={finding}>
              <AsServed of={[favourites, menu.categories, favourites.map(({ id }) => rows.countOf(id)).join()]}>
                <FavouritesRow {...rows} menu={menu} dishes={favourites} />
              </AsServed>
            </div>
            <AsServed of={[wanted, menu.categories]}>
              <FilterChips menu={menu} wanted={wanted} onChange={setWanted} />
            </AsServed>
            <CategoryBar
              categories={categories}
              selected={category.selected}
              inView={finding ? '' : category.inView}
              onSelect={category.select}
              onJump={finding ? category.select : category.jump}
              head={
                <Suspense>
                  <StuckHead restaurant={restaurant} number={number} onFind={toFindField} />
                </Suspense>
              }
            />
          </>
        )}
        {(ended || !restaurant.takesOrders) && (
          <div className="px-5 pt-3 lg:px-8">
            {restaurant.takesOrders ? (
              <Suspense>
                <SittingEnded />
              </Suspense>
            ) : (
              <Notice tone="yellow">{m['diner.notTakingOrders']()}</Notice>
            )}
          </div>
        )}
        {finding && (
          <Suspense>
            <FoundDishes
              {...rows}
              menu={menu}
              selected={category.selected}
              wanted={wanted}
              onChange={setWanted}
              onClear={() => {
                setWanted(withoutWords(wanted));
                category.select('');
              }}
              onCategory={(id) => {
                setWanted({ ...wanted, text: '' });
                category.select(id);
              }}
            />
          </Suspense>
        )}
        <div hidden={finding}>
          <MenuSections
            {...rows}
            menu={menu}
            selected={category.selected}
            picturesAtOnce={favourites.length > 0 ? 0 : 2}
          />
        </div>
      </div>
      <ComandaPanel view={view} menu={index} wanted={wanted} restaurant={restaurant} onEdit={edit} />
      <ComandaBar view={view} onOpen={() => setSheet(true)} />
      <Suspense>
        {sheet && (
          <ComandaSheet
            view={view}
            menu={index}
            wanted={wanted}
            restaurant={restaurant}
            number={number}
            onEdit={edit}
            onClose={() => setSheet(false)}
          />
        )}
        {item && (
          <ItemDialog
            key={item.line?.id ?? item.product.id}
            product={item.product}
            groups={index.groups}
            left={counting?.left(item.product.id)}
            fewOf={counting?.fewOf}
            line={item.line}
            wanted={wanted}
            goesWith={{ slug: restaurant.slug, products: index.products, countOf: rows.countOf, onAdd: addAlso }}
            onClose={() => setItem(null)}
            onSubmit={submit}
          />
        )}
      </Suspense>
    </div>
  );
}
