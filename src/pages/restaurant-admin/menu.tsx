import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { found } from '#features/menu/web/editing/found.ts';
import { ListSkeleton } from '#features/menu/web/editing/list-skeleton.tsx';
import { MenuFilter } from '#features/menu/web/editing/menu-filter.tsx';
import { ProductList } from '#features/menu/web/editing/product-list.tsx';
import { useMenuDialogs } from '#features/menu/web/editing/use-menu-dialogs.tsx';
import { MenuTools } from '#features/menu/web/menu-tools.tsx';
import { useFailureToast } from '#features/orders/web/use-failure-toast.ts';
import { m } from '#generated/messages/messages.js';
import { SlidersIcon } from '#ui/admin/icons.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { BookIcon, PlusIcon } from '#ui/icons.tsx';
import { UtensilsIcon } from '#ui/icons-more.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from './page-header.tsx';

export const handle = { area: 'admin' };

export default function Menu() {
  const menu = useQuery(api.menuEditing.read.queryOptions());
  useFailureToast(menu.isError, m['menu.loadFailed']());
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const { open, dialogs } = useMenuDialogs(menu.data);
  const retry = () => void menu.refetch();
  // A category that has gone meanwhile no longer hides the rest.
  const categoryId = menu.data?.categories.some(({ id }) => id === category) ? category : '';
  const shown = menu.data ? found(menu.data, search, categoryId) : [];
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
        {menu.data ? (
          <>
            {menu.isError && (
              <Notice
                tone="yellow"
                live
                action={
                  <Button variant="quiet" size="s" onClick={retry} busy={menu.isFetching}>
                    {m['common.retry']()}
                  </Button>
                }
              >
                {m['menu.stillShown']()}
              </Notice>
            )}
            <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-3">
              <MenuFilter
                categories={menu.data.categories}
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
                groups={menu.data.optionGroups}
                whole={search.trim() === ''}
                onAdd={add}
                onEdit={(product) => open({ what: 'edit', product })}
                onRemove={(product) => open({ what: 'remove', product })}
              />
            )}
          </>
        ) : menu.isError ? (
          <ErrorState
            title={m['menu.unread']()}
            retryLabel={m['common.retry']()}
            onRetry={retry}
            busy={menu.isFetching}
          />
        ) : (
          <ListSkeleton />
        )}
      </div>
      {dialogs}
    </>
  );
}
