import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { byCursor } from '#client/by-cursor.ts';
import { Loading } from '#client/loading.tsx';
import { MorePages } from '#client/more-pages.tsx';
import { Read } from '#client/read.tsx';
import { useSignedIn } from '#client/session.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Teaching } from '#ui/staff/teaching.tsx';
import type { StaffMember } from '../contract.ts';
import { StaffCard } from './staff-card.tsx';
import { StaffDoor } from './staff-door.tsx';

const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

interface StaffListProps {
  onEdit: (member: StaffMember) => void;
  onAdd: () => void;
}

/** The restaurant's waiters and cashiers, by name. */
export function StaffList({ onEdit, onAdd }: StaffListProps) {
  const { restaurant } = useSignedIn();
  const list = useInfiniteQuery(
    api.staff.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      ...byCursor,
      select: ({ pages }) => pages.flatMap(({ staff }) => staff),
    }),
  );
  const failed = m['staff.loadFailed']();
  useFailureToast(list.isError, failed);
  return (
    <div className="grid gap-6">
      {restaurant && <StaffDoor slug={restaurant.slug} />}
      <Read query={list} failed={failed} waiting={<Loading count={3} className={grid} itemClass="h-52 rounded-lg" />}>
        {(members) => (
          <div className="grid gap-6">
            {members.length === 0 ? (
              <Teaching
                ghost="rows"
                title={m['staff.empty']()}
                action={
                  <Button pill onClick={onAdd}>
                    <PlusIcon />
                    {m['staff.addFirst']()}
                  </Button>
                }
              >
                {m['staff.emptyHint']()}
              </Teaching>
            ) : (
              <ul className={grid}>
                {members.map((member) => (
                  <StaffCard key={member.id} member={member} onEdit={onEdit} />
                ))}
              </ul>
            )}
            <MorePages query={list} label={m['staff.loadMore']()} />
          </div>
        )}
      </Read>
    </div>
  );
}
