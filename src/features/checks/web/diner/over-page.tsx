import { Suspense } from 'react';
import { lazily } from '#client/lazily.ts';
import { OverHead } from '../../../bills/web/diner/over-head.tsx';
import { ReceiptSkeleton } from '../../../bills/web/diner/receipt-skeleton.tsx';
import type { BillOverProps } from './bill-over.tsx';

const BillOver = lazily(() => import('./bill-over.tsx'));

/** Their bill is closed, from whichever page they followed it. */
export function OverPage(props: BillOverProps) {
  return (
    <>
      <OverHead number={props.number} />
      <Suspense fallback={<ReceiptSkeleton />}>
        <BillOver {...props} />
      </Suspense>
    </>
  );
}
