import { Suspense } from 'react';
import { lazily } from '#client/lazily.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const VisitStars = lazily(() => import('#features/feedback/web/diner/visit-stars.tsx'));

/** What guests say of their visit, where their receipt stands. */
export function RateVisit(at: { slug: string; number: number }) {
  return (
    <Suspense fallback={<Skeleton className="h-36 rounded-xl" />}>
      <VisitStars at={at} />
    </Suspense>
  );
}
