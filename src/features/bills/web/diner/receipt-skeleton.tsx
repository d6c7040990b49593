import { m } from '#generated/messages/messages.js';
import { Skeleton } from '#ui/skeleton.tsx';

/** As high as a receipt of a few dishes, with the stars above it: what comes below it waits until it is there. */
export function ReceiptSkeleton() {
  return (
    <div role="status" className="grid gap-3 px-3 lg:grid-cols-2 lg:px-8">
      <span className="sr-only">{m['common.loading']()}</span>
      <Skeleton className="h-36 rounded-xl lg:col-start-2" />
      <Skeleton className="h-180 rounded-xl lg:col-start-1 lg:row-start-1" />
    </div>
  );
}
