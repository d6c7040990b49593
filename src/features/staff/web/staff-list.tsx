import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { UsersIcon } from '#ui/admin/icons.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { StaffMember } from '../contract.ts';
import { StaffCard } from './staff-card.tsx';
import { StaffDoor } from './staff-door.tsx';

const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

/** The restaurant's waiters and cashiers, by name. */
export function StaffList({ onEdit }: { onEdit: (member: StaffMember) => void }) {
  const { restaurant } = useSignedIn();
  const list = useInfiniteQuery(
    api.staff.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
  );
  const failed = m['accounts.staff.loadFailed']();
  useEffect(() => {
    if (list.isError) toast.error(failed, { id: failed });
  }, [list.isError, failed]);

  if (!list.data) {
    return list.isError ? (
      <ErrorState
        title={failed}
        retryLabel={m['common.retry']()}
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
      />
    ) : (
      <div role="status" className={grid}>
        <span className="sr-only">{m['common.loading']()}</span>
        {[1, 2, 3].map((n) => (
          <Skeleton key={n} className="h-52 rounded-lg" />
        ))}
      </div>
    );
  }
  const members = list.data.pages.flatMap((page) => page.staff);
  return (
    <div className="grid gap-6">
      {restaurant && <StaffDoor slug={restaurant.slug} />}
      {members.length === 0 ? (
        <EmptyState icon={UsersIcon} title={m['accounts.staff.empty']()}>
          {m['accounts.staff.emptyHint']()}
        </EmptyState>
      ) : (
        <ul className={grid}>
          {members.map((member) => (
            <StaffCard key={member.id} member={member} onEdit={onEdit} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <LoadMore
          label={m['accounts.staff.loadMore']()}
          busy={list.isFetchingNextPage}
          busyLabel={m['common.loading']()}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </div>
  );
}
