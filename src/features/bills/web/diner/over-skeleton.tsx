import { Skeleton } from '#ui/skeleton.tsx';
import { ReceiptSkeleton } from './receipt-skeleton.tsx';

/** As high as what comes of a bill that is closed. */
export function OverSkeleton() {
  return (
    <>
      <div className="px-5 pt-4 pb-5 lg:px-8">
        <Skeleton className="h-14 w-72 rounded-xl" />
      </div>
      <ReceiptSkeleton />
    </>
  );
}
