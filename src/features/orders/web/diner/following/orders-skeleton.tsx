import { m } from '#generated/messages/messages.js';
import { Skeleton } from '#ui/skeleton.tsx';

export function OrdersSkeleton() {
  return (
    <div role="status" className="grid gap-4 px-3 lg:grid-cols-2 lg:px-8">
      <span className="sr-only">{m['common.loading']()}</span>
      <Skeleton className="h-96 rounded-xl" />
      <Skeleton className="h-56 rounded-xl" />
    </div>
  );
}
