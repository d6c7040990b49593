import { m } from '#generated/messages/messages.js';
import { Skeleton } from '#ui/skeleton.tsx';

const rows = ['a', 'b', 'c', 'd'];

export function ListSkeleton() {
  return (
    <div role="status" aria-label={m['common.loading']()} className="grid gap-3">
      <Skeleton className="h-13 w-full rounded-md! xl:w-136" />
      <Skeleton className="mt-4 h-8 w-44" />
      {rows.map((row) => (
        <Skeleton key={row} className="h-28 rounded-lg! md:h-18" />
      ))}
    </div>
  );
}
