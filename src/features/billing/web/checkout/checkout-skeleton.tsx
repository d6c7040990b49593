import { m } from '#generated/messages/messages.js';
import { Skeleton } from '#ui/skeleton.tsx';

export function CheckoutSkeleton() {
  return (
    <div role="status" className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <span className="sr-only">{m['common.loading']()}</span>
      <Skeleton className="h-160 rounded-lg" />
      <Skeleton className="h-120 rounded-lg" />
    </div>
  );
}
