import { m } from '#generated/messages/messages.js';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

export function FloorSkeleton() {
  return (
    <div role="status" className="grid gap-2 sm:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))] sm:gap-3">
      <VisuallyHidden>{m['common.loading']()}</VisuallyHidden>
      {['a', 'b', 'c', 'd'].map((card) => (
        <Skeleton key={card} className="h-20 w-full rounded-lg!" />
      ))}
    </div>
  );
}
