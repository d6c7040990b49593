import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { useKeys } from '#client/keys.ts';
import { Read, RereadFailed } from '#client/read.tsx';
import { useSignedIn } from '#client/session.ts';
import { useAskedFor } from '#client/use-asked-for.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { lackingEnglish, onlyLacking } from '#features/menu/english/lacking.ts';
import { SoldOutButton } from '#features/menu/web/availability/sold-out-button.tsx';
import { LackingFilter } from '#features/menu/web/editing/english/lacking-filter.tsx';
import { ListSkeleton } from '#features/menu/web/editing/list-skeleton.tsx';
import { MenuFilter } from '#features/menu/web/editing/menu-filter.tsx';
import { ProductList } from '#features/menu/web/editing/products/product-list.tsx';
import { searchMenu } from '#features/menu/web/editing/search-menu.ts';
import { useMenuDialogs } from '#features/menu/web/editing/use-menu-dialogs.tsx';
import { MenuTools } from '#features/menu/web/menu-tools.tsx';
import { m } from '#generated/messages/messages.js';
import { menuStations, staffPaths } from '#lib/addresses.ts';
import { may } from '#lib/permissions.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { BookIcon, PlusIcon } from '#ui/icons.tsx';
import { UtensilsIcon } from '#ui/late-icons.tsx';
import { SlidersIcon } from '#ui/staff/icons.tsx';
import { Teaching } from '#ui/staff/teaching.tsx';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

export default function Menu() {
  const { user } = useSignedIn();
  const menu = useQuery(api.menuEditing.read.queryOptions());
  useFailureToast(menu.isError, m['menu.loadFailed']());
  // Rows say what has run out, and are as high as that: they are not shown before it is known.
  const standings = useQuery(api.availability.read.queryOptions());
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const { open, dialogs } = useMenuDialogs(menu.data);
  // A category that has gone meanwhile no longer hides the rest.
  const categoryId = menu.data?.categories.some(({ id }) => id === category) ? category : '';
  const [withoutEnglish, setWithoutEnglish] = useState(false);
  const lacking = menu.data ? lackingEnglish(menu.data) : null;
  const searched = menu.data ? searchMenu(menu.data, search, categoryId) : [];
  const shown = lacking && withoutEnglish ? onlyLacking(searched, lacking.isLacking) : searched;
  // Not a search that found nothing: nothing is left to be written.
  const written = withoutEnglish && search.trim() === '' && categoryId === '';
  const count = shown.reduce((sum, { products }) => sum + products.length, 0);
  const empty = menu.data?.categories.length === 0;
  const add = (id = categoryId) => open({ what: 'add', categoryId: id });
  useAskedFor(
    menu.data && [
      ...menu.data.categories.flatMap(({ products }) => products).map((product) => ({ id: product.id, product })),
      { id: menuStations, product: null },
    ],
    ({ id }, asked) => id === asked,
    ({ product }) => open(product ? { what: 'edit', product } : { what: 'stations' }),
  );
  useKeys([{ keys: 'n', label: m['shell.palette.newProduct'](), where: 'screen', run: () => menu.data && add() }]);
  const clear = () => {
    setSearch('');
    setCategory('');
    setWithoutEnglish(false);
  };

  return (
    <>
      <PageHeader
        title={m['menu.title']()}
        actions={
          <Button onClick={() => add()} disabled={!menu.data} className="max-sm:px-4">
            <PlusIcon className="max-[24rem]:hidden" />
            {m['menu.add']()}
          </Button>
        }
      />
      <div className="grid gap-6 px-4 lg:px-7">
        <Read
          query={standings.isLoading ? { ...menu, data: undefined } : menu}
          failed={m['menu.unread']()}
          waiting={<ListSkeleton />}
        >
          {({ categories, optionGroups }) => (
            <>
              <RereadFailed query={menu}>{m['menu.stillShown']()}</RereadFailed>
              <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-3">
                <MenuFilter
                  categories={categories}
                  search={search}
                  categoryId={categoryId}
                  onSearch={setSearch}
                  onCategory={setCategory}
                />
                <LackingFilter count={lacking?.count ?? 0} only={withoutEnglish} onChange={setWithoutEnglish} />
                <div className="flex min-w-0 gap-2 py-0.5 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap *:shrink-0 [&>:not(dialog)]:whitespace-nowrap">
                  <Button variant="quiet" size="s" onClick={() => open({ what: 'categories' })}>
                    <BookIcon size={18} />
                    {m['menu.list.categories']()}
                  </Button>
                  <Button variant="quiet" size="s" onClick={() => open({ what: 'groups' })}>
                    <SlidersIcon size={18} />
                    {m['menu.list.optionGroups']()}
                  </Button>
                  {may(user.role, 'stations') && (
                    <Button variant="quiet" size="s" onClick={() => open({ what: 'stations' })}>
                      <UtensilsIcon size={18} />
                      {m['menu.list.stations']()}
                    </Button>
                  )}
                  <SoldOutButton labelled />
                  <MenuTools />
                </div>
              </div>
              <p role="status" className="sr-only">
                {(search.trim() || withoutEnglish) &&
                  (count === 1 ? m['menu.list.foundOne']() : m['menu.list.found']({ count }))}
              </p>
              {empty ? (
                <Teaching
                  ghost="rows"
                  title={m['menu.list.empty']()}
                  action={
                    may(user.role, 'setup') ? (
                      <a href={`${staffPaths.setup}?step=menu`} className={buttonClass({ pill: true })}>
                        {m['menu.list.fromStarter']()}
                      </a>
                    ) : (
                      <Button pill onClick={() => add()}>
                        <PlusIcon />
                        {m['menu.list.first']()}
                      </Button>
                    )
                  }
                >
                  {m['menu.list.emptyHint']()}
                </Teaching>
              ) : shown.length === 0 ? (
                <EmptyState
                  title={written ? m['menu.english.all']() : m['menu.list.noneFound']()}
                  action={
                    <Button variant="soft" onClick={clear}>
                      {m['menu.list.clear']()}
                    </Button>
                  }
                >
                  {written ? m['menu.english.allHint']() : m['menu.list.noneFoundHint']()}
                </EmptyState>
              ) : (
                <ProductList
                  categories={shown}
                  groups={optionGroups}
                  whole={search.trim() === '' && !withoutEnglish}
                  lackingEnglish={withoutEnglish}
                  onAdd={add}
                  onEdit={(product) => open({ what: 'edit', product })}
                  onRemove={(product) => open({ what: 'remove', product })}
                />
              )}
            </>
          )}
        </Read>
      </div>
      {dialogs}
    </>
  );
}
