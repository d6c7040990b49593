import { m } from '#generated/messages/messages.js';
import { Skeleton } from '#ui/skeleton.tsx';

/** As tall as the evening of a house with a dozen tables. */
export function EveningSkeleton() {
  return (
    <div role="status" aria-label={m['common.loading']()} className="grid gap-4">
      <Skeleton className="h-204 max-h-[max(24rem,calc(100dvh-12rem))] lg:h-162 lg:max-h-[max(24rem,calc(100dvh-2rem))] w-full rounded-lg!" />
    </div>
  );
}
