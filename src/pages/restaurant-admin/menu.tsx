import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { Read, RereadFailed } from '#client/read.tsx';
import { useSignedIn } from '#client/session.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { SoldOutButton } from '#features/menu/web/availability/sold-out-button.tsx';
import { ListSkeleton } from '#features/menu/web/editing/list-skeleton.tsx';
import { MenuFilter } from '#features/menu/web/editing/menu-filter.tsx';
import { ProductList } from '#features/menu/web/editing/products/product-list.tsx';
import { searchMenu } from '#features/menu/web/editing/search-menu.ts';
import { useMenuDialogs } from '#features/menu/web/editing/use-menu-dialogs.tsx';
import { MenuTools } from '#features/menu/web/menu-tools.tsx';
import { m } from '#generated/messages/messages.js';
import { may } from '#lib/permissions.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { BookIcon, PlusIcon } from '#ui/icons.tsx';
import { UtensilsIcon } from '#ui/late-icons.tsx';
import { SlidersIcon } from '#ui/staff/icons.tsx';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

export default function Menu() {
  const { user } = useSignedIn();
  const menu = useQuery(api.menuEditing.read.queryOptions());
  useFailureToast(menu.isError, m['menu.loadFailed']());
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const { open, dialogs } = useMenuDialogs(menu.data);
  // A category that has gone meanwhile no longer hides the rest.
  const categoryId = menu.data?.categories.some(({ id }) => id === category) ? category : '';
  const shown = menu.data ? searchMenu(menu.data, search, categoryId) : [];
  const count = shown.reduce((sum, { products }) => sum + products.length, 0);
  const empty = menu.data?.categories.length === 0;
  const add = (id = categoryId) => open({ what: 'add', categoryId: id });
  const clear = () => {
    setSearch('');
    setCategory('');
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
        <Read query={menu} failed={m['menu.unread']()} waiting={<ListSkeleton />}>
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
                <div className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-0.5 whitespace-nowrap lg:mx-0 lg:flex-wrap lg:px-0 *:shrink-0">
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
                {search.trim() ? m['menu.list.found']({ count }) : ''}
              </p>
              {empty ? (
                <EmptyState
                  icon={UtensilsIcon}
                  title={m['menu.list.empty']()}
                  action={
                    <Button variant="soft" onClick={() => add()}>
                      <PlusIcon />
                      {m['menu.add']()}
                    </Button>
                  }
                >
                  {m['menu.list.emptyHint']()}
                </EmptyState>
              ) : shown.length === 0 ? (
                <EmptyState
                  title={m['menu.list.noneFound']()}
                  action={
                    <Button variant="soft" onClick={clear}>
                      {m['menu.list.clear']()}
                    </Button>
                  }
                >
                  {m['menu.list.noneFoundHint']()}
                </EmptyState>
              ) : (
                <ProductList
                  categories={shown}
                  groups={optionGroups}
                  whole={search.trim() === ''}
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
