import { useQuery } from '@tanstack/react-query';
import { api } from '#client/check-api.ts';
import { errorMessage } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { OrdersSkeleton } from '../../../orders/web/diner/following/orders-skeleton.tsx';
import { ReceiptPaper } from './receipt-paper.tsx';

interface SittingOverProps {
  slug: string;
  number: number;
  restaurantName: string;
  timezone: string;
  onTypeCode: () => void;
}

/** The bill is closed: what was paid, to read again, and the way to the next one. */
export default function SittingOver({ slug, number, restaurantName, timezone, onTypeCode }: SittingOverProps) {
  const read = useQuery({
    ...api.bills.receipt.queryOptions({ input: { slug, number } }),
    // Whose sitting is over has no stream to be told by, and a wrong method may be put right while they read.
    refetchInterval: 15_000,
  });
  const receipt = read.data?.receipt;
  return (
    <div className="grid gap-4 px-3 lg:max-w-2xl lg:px-8">
      {receipt ? (
        <ReceiptPaper receipt={receipt} restaurantName={restaurantName} timezone={timezone} />
      ) : read.isError ? (
        <ErrorState
          title={m['diner.receiptFailed']()}
          retryLabel={m['common.retry']()}
          onRetry={() => void read.refetch()}
        >
          {errorMessage(read.error)}
        </ErrorState>
      ) : (
        !read.data && <OrdersSkeleton />
      )}
      <section className="px-2 pt-2 pb-5 text-center">
        <p className="mb-4 text-ink-2 text-sm">{m['diner.overText']()}</p>
        <Button variant="soft" wide onClick={onTypeCode}>
          {m['diner.typeCode']()}
        </Button>
      </section>
    </div>
  );
}
