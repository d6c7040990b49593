import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#client/check-api.ts';
import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ReceiptIcon } from '#ui/icons.tsx';
import { KeepReceipt } from '../../../../bills/web/diner/keep-receipt.tsx';
import { ReceiptFailed } from '../../../../bills/web/diner/receipt-failed.tsx';
import { ReceiptSkeleton } from '../../../../bills/web/diner/receipt-skeleton.tsx';
import type { ReceiptHead } from '../../../../bills/web/diner/receipt-text.ts';
import { RoomHead } from '../room-head.tsx';
import type { At } from '../use-check.ts';
import { OwnReceiptPaper } from './own-receipt-paper.tsx';
import { ownReceiptText } from './own-receipt-text.ts';

interface OwnReceiptsProps {
  at: At;
  base: string;
  head: ReceiptHead;
}

/** What this phone has paid while the others have not: to be kept by whoever leaves first. */
export default function OwnReceipts({ at, base, head }: OwnReceiptsProps) {
  const read = useQuery(api.checks.ownReceipts.queryOptions({ input: at }));
  const receipts = read.data?.receipts;
  return (
    <div className="mx-auto max-w-160 pb-5">
      <RoomHead base={base} title={m['checks.receipt.title']()} />
      {read.isPending && <ReceiptSkeleton />}
      {!receipts && read.isError && <ReceiptFailed read={read} />}
      {receipts?.length === 0 && (
        <EmptyState
          icon={ReceiptIcon}
          title={m['checks.receipt.none']()}
          action={
            <Link to={`${base}/bill`} className={buttonClass({ variant: 'soft' })}>
              {m['checks.back']()}
            </Link>
          }
        >
          {m['checks.receipt.noneHint']()}
        </EmptyState>
      )}
      {receipts?.map((receipt) => (
        <div key={receipt.id} className="grid gap-3 px-3 pt-1 pb-4 lg:px-8">
          <OwnReceiptPaper receipt={receipt} number={at.number} head={head} />
          <KeepReceipt text={ownReceiptText(receipt, at.number, head)} />
        </div>
      ))}
    </div>
  );
}
