import { Suspense } from 'react';
import { lazily } from '#client/lazily.ts';
import { OverSkeleton } from '../../../bills/web/diner/over-skeleton.tsx';
import type { BillOverProps } from './bill-over.tsx';

const BillOver = lazily(() => import('./bill-over.tsx'));

/** Their bill is closed, from whichever page they followed it. */
export function OverPage(props: BillOverProps) {
  return (
    <Suspense fallback={<OverSkeleton />}>
      <BillOver {...props} />
    </Suspense>
  );
}
