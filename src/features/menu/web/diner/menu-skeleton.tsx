import { m } from '#generated/messages/messages.js';
import { Skeleton } from '#ui/skeleton.tsx';

export function MenuSkeleton() {
  return (
    <div role="status" className="grid gap-8 px-5 pt-6 lg:px-8">
      <span className="sr-only">{m['common.loading']()}</span>
      <Skeleton className="h-7 w-40" />
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="grid grid-cols-[1fr_6.5rem] gap-5">
          <div className="grid content-start gap-2">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton />
            <Skeleton className="h-4 w-1/2" />
          </div>
          <Skeleton className="size-26 rounded-lg" />
        </div>
      ))}
    </div>
  );
}
