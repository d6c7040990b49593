import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '#client/check-api.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { KeepReceipt } from './keep-receipt.tsx';
import { OverHead } from './over-head.tsx';
import { OverSkeleton } from './over-skeleton.tsx';
import { ReceiptFailed } from './receipt-failed.tsx';
import { ReceiptPaper } from './receipt-paper.tsx';
import { type ReceiptHead, receiptText } from './receipt-text.ts';

interface SittingOverProps {
  slug: string;
  number: number;
  head: ReceiptHead;
  /** What became of what this phone was paying. */
  ends: ReactNode;
  /** What they say of their visit, above the receipt. */
  stars: ReactNode;
  history: ReactNode;
  onTypeCode: () => void;
}

/** The bill is closed: what was paid, to keep and to read again, and the way to the next one. */
export function SittingOver({ slug, number, head, ends, stars, history, onTypeCode }: SittingOverProps) {
  const read = useQuery({
    ...api.bills.receipt.queryOptions({ input: { slug, number } }),
    // Whose sitting is over has no stream to be told by, and a wrong method may be put right while they read.
    refetchInterval: 15_000,
  });
  const receipt = read.data?.receipt;
  if (read.isPending) return <OverSkeleton />;
  return (
    <>
      <OverHead number={number} paid={receipt !== null} />
      {ends}
      <div className="grid gap-3 px-3 pb-5 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-4 lg:px-8">
        {receipt && <div className="lg:col-start-2">{stars}</div>}
        {(receipt || read.isError) && (
          <div className="grid gap-3 lg:col-start-1 lg:row-span-3 lg:row-start-1">
            {receipt ? (
              <>
                <ReceiptPaper receipt={receipt} {...head} />
                <KeepReceipt text={receiptText(receipt, head)} />
              </>
            ) : (
              <ReceiptFailed read={read} />
            )}
          </div>
        )}
        <section
          aria-labelledby="over-again"
          className="rounded-xl bg-surface px-5 py-4 shadow-lift lg:col-start-2 print:hidden"
        >
          <h2 id="over-again" className="font-semibold text-lg">
            {m['diner.overAgain']()}
          </h2>
          <p className="mt-1 mb-4 text-ink-2 text-sm">{m['diner.overText']()}</p>
          <Button variant="soft" wide onClick={onTypeCode}>
            {m['diner.typeCode']()}
          </Button>
        </section>
        {history}
      </div>
    </>
  );
}
